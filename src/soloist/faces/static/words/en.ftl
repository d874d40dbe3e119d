## The folder of files: what its page says by itself, and what its build is refused with.

starting = Soloist is getting ready …
failed = Soloist could not start here. What you saved is untouched. If it fails again, please report it with these lines:
insecure = Browsers let Soloist run only under an address that begins with https, or on this very machine (localhost).
wrong = This could not be answered. What was answered before is saved. If it happens again, please report it with these lines:
again = Try again
simply = Start without the memory image (slower, needs less memory)
not-lasting = This browser keeps nothing on this page (a private window, perhaps): you can play, but the tables are gone once it is closed.
newer = A new version of Soloist is here.
reload = Reload
keep = Browsers may delete what a page keeps, Safari after seven days without a visit. Add Soloist to your home screen, or save your tables to a file now and then.
save-them = Save to a file
later = Later
no-script = Soloist needs JavaScript here.
not-kept = { $why ->
    [full] This browser has no room left for your tables, so the last step was not kept; all before it is safe. Make room, or save your tables to a file under “My games”.
   *[other] This browser could not write your tables ({ $why }), so the last step was not kept; all before it is safe. Reload the page to try again.
  }
no-node = Building needs Node.js (version 18 or newer), and none was found. Debian and Ubuntu: sudo apt install nodejs npm. The folder that is built needs it no more.
no-pyodide = Building needs the npm package pyodide { $version }, which is not in { $folder }. Get it: npm install pyodide@{ $version }
other-pyodide = Building needs the npm package pyodide { $version }, and { $folder } has { $found }. Get it: npm install pyodide@{ $version }
node-failed = Python for the browser could not be prepared: { $why }
cannot-write = { $folder } cannot be written: { $why }.
not-a-build = { $folder } holds other files and is left as it is. Name an empty folder, or one that was built before.
built = Built in { $folder }: { $files } files, { $size } MB. Any host of plain files serves it, under any address with https, or on this machine: python3 -m http.server --directory { $folder }
