### What simulations say when something is wrong.

bad-out = { $file } cannot be written; its name must end in { $known }
library-missing = the library { $library } is needed for this file; “pip install { $library }” brings it
no-folder = { $file } cannot be written: there is no folder { $folder }
