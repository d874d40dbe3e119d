## The folder of files: what its page says by itself, and what its build is refused with.

starting = Soloist is starting …
failed = Soloist could not start here. Your saved games are untouched. If it fails again, please report it with these lines:
insecure = Browsers run Soloist only at an address that begins with https, or on this computer itself (localhost).
wrong = This action failed. Everything before it is saved. If it happens again, please report it with these lines:
crashed = This action failed, and Soloist has started again. Everything before it is saved. If it happens again, please report it with these lines:
again = Try again
simply = Start without the memory image (slower, needs less memory)
not-lasting = This browser saves nothing from this page, perhaps because the window is private. You can play, but your tables are gone once you close it.
newer = A new version of Soloist is available.
reload = Reload
keep = Browsers may delete what a page has saved, Safari after seven days without a visit. Add Soloist to your home screen, or save your tables to a file now and then.
save-them = Save to a file
later = Later
no-script = Soloist needs JavaScript here.
not-kept = { $why ->
    [full] This browser has no room left for your tables. The last step was not saved; everything before it is safe. Make room, or save your tables to a file under “My games”.
   *[other] This browser could not save your tables ({ $why }). The last step was not saved; everything before it is safe. Reload the page to try again.
  }
no-node = Building needs Node.js (version 18 or newer), which was not found. Debian and Ubuntu: sudo apt install nodejs npm. Visitors of the built folder do not need it.
no-pyodide = Building needs the npm package pyodide { $version }, which is not in { $folder }. Install it: npm install pyodide@{ $version }
other-pyodide = Building needs the npm package pyodide { $version }, but { $folder } has { $found }. Install it: npm install pyodide@{ $version }
node-failed = Python for the browser could not be prepared: { $why }
cannot-write = { $folder } cannot be written: { $why }.
not-a-build = { $folder } contains other files and was left as it is. Name an empty folder, or an earlier build.
built = Built in { $folder }. Files: { $files }, { $size } MB. Upload the folder to any web host with https, or try it on this computer: python3 -m http.server --directory { $folder }
interpreted = The games in it run interpreted, so hints and reviews try less. To compile them, install Soloist with its extra “static” and build again.
cannot-compile = The games could not be compiled for the browser: { $why }
other-settings = The Python headers of Soloist do not fit this Pyodide. These settings differ: { $names }
