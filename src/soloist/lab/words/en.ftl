### What simulations say when something is wrong.

bad-out = { $file } cannot be written; its name must end in { $known }
library-missing = the library { $library } is needed for this file; “pip install { $library }” brings it
cannot-write = { $file } cannot be written: { $why }
