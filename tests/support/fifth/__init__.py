"""What faces and players know of the toy game, each in a folder or module named after it, as if it lay in `soloist`."""
