"""The compiled modules for the browser: all of them in one WebAssembly side module of Pyodide."""
