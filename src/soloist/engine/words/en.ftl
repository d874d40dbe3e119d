### What the engine says when something is wrong.

unknown-game = there is no game “{ $given }”; there are { $known }
unknown-level = { $game } has no level “{ $given }”; there are { $known }
unknown-ruling = there is no ruling “{ $given }”; there are { $known }
unknown-reading = ruling { $ruling } cannot be “{ $given }”; possible: { $known }
unknown-clause = there is no clause “{ $given }”; similar: { $near }
unknown-clause-word = there is no clause “{ $given }”; give a number such as { $example }, or words of its text
unknown-game-near = there is no game “{ $given }”; did you mean { $near }?
unknown-level-near = { $game } has no level “{ $given }”; did you mean { $near }?
unknown-ruling-near = there is no ruling “{ $given }”; did you mean { $near }?
either = { $second ->
    [none] “{ $first }”
   *[other] “{ $first }” or “{ $second }”
}
unknown-fate = fate is “seed” or “ask”, not “{ $given }”
illegal-answer = “{ $given }” is not an option here; possible: { $possible }
answer-after-fate = “{ $given }” comes too early: dice or cards come first; give the earlier answers first
game-over = the game is over; only undoing is possible
bad-seed = “{ $given }” is not a valid seed; use 1 to { $most } of these characters: { $alphabet } (no 0, O, 1, I), or # and a number, as in #7
bad-seed-number = seed { $given } is out of range; the number must be from 0 to { $most }
bad-code-characters = deal code “{ $given }” contains { $odd }; codes use only { $alphabet } (no 0, O, 1, I)
bad-code-short = deal code “{ $given }” is too short; a code looks like SBK7Q2MXR
bad-code-check = deal code “{ $given }” is mistyped: its last character does not fit the rest
bad-code-game = deal code “{ $given }” names a game or level that does not exist here
bad-code-seed = deal code “{ $given }” contains no valid seed
bad-code-edition = deal code “{ $given }” belongs to another edition of the cards and tiles; give the same edition file
bad-code-form = deal code “{ $given }” is not written correctly; it should be { $right }
bad-code-rulings = deal code “{ $given }” names rulings that { $game } does not have
too-long = too long: length { $length }, at most { $most }
bad-record = line { $line }: { $reason }
record-foreign = not a record; the first line must be “{ $expected }”
record-head = expected a blank line or one of { $fields }, with a colon
record-lacks = the head lacks the field “{ $field }”
record-twice = “{ $field }” occurs a second time here
record-number = { $field } must be a whole number, not “{ $given }”
record-count = { $field } must be a whole number up to { $most }, not “{ $given }”
record-newer = made with rules revision { $made }; this Soloist has { $here }, so a newer one is needed
record-older = made with rules revision { $made }. From here on revision { $here } asks other questions, so it can be read but not continued ({ $reason })
record-edition = made with another edition of the cards and tiles; give the edition file it was made with
record-after-end = the game is over here, but “{ $given }” follows
record-other-fate = “{ $given }” is not what this deal gives here; it gives “{ $dealt }”
edition-unreadable = cannot read the edition file { $file }: { $why }
edition-not-toml = not a TOML file: { $why }
edition-file = the file
edition-entry = { $what } { $name }
edition-not-a-table = { $entry }: expected a table, found { $found }
edition-field = { $entry }, field { $field }: expected { $expected }, found { $found }
edition-field-missing = { $entry }: expected at least one of the fields { $fields }, found none
edition-unknown-field = { $entry }: unknown field { $field }; known here are { $known }
edition-nothing = nothing
edition-number = a whole number from { $low } to { $high }
edition-one-of = one of { $words }
edition-token = 3 to 40 small letters, digits and hyphens, beginning with a letter, and none of { $answers }
edition-list = a list of tables
edition-id-twice = id { $id }: expected once, found { $found } times
edition-count = { $what }: expected { $expected } in all (the fields “copies” added up), found { $found }
edition-numbers = a list of { $length } whole numbers from { $low } to { $high }
edition-some-of = a list of different words, each one of { $words }
edition-inside = { $entry }, field { $field }
edition-rows = a list of lists of { $width } whole numbers from { $low } to { $high }
edition-rising = numbers that rise
edition-nested = { $outer }, { $inner }
edition-entries = { $what }: expected { $expected } in all, found { $found }
system-error = { $kind ->
    [missing] there is no such file or folder
    [denied] permission denied
    [folder] it is a folder, not a file
    [no-folder] a part of the path is a file, not a folder
    [exists] the file exists already
    [not-text] it is not a text file
   *[other] { $said }
}
bad-code-long = deal code too long: length { $length }, at most { $most }
parcel-damaged = this is not the whole link of a table; copy it again, from its first character to its last
parcel-form = this link was made by a newer Soloist; this one cannot read it
parcel-newer = this table was played with rules revision { $made }; this Soloist has { $here }, so a newer one is needed
parcel-other-rules = this table was played with other rules (revision { $made }) than this Soloist has (revision { $here }); use its record instead
parcel-long = too long for a link: length { $length }, at most { $most }; use the record instead

## How name and small print, subject and question stand in one line

option-text = { $name }: { $detail }
option-along = then automatically: { $pieces }
details = { $detail }; { $along }
question-text = { $about }. { $question }
