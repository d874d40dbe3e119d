"""The web interface as a folder of static files: the same pages, rendered by Python (Pyodide) inside the browser."""
