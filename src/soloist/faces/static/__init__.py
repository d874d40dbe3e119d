"""The browser face as a folder of files: the same pages, answered by Python inside the browser."""
