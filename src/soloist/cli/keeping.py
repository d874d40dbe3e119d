"""The commands for saved tables: lists, reviews, records and links, backups, the bin."""

import sys
from pathlib import Path

from rich.text import Text

import soloist
from soloist.cli import listings
from soloist.cli.base import BadCommand, Command
from soloist.cli.naming import find_game
from soloist.engine import parcel
from soloist.engine.catalogue import game_of
from soloist.engine.game import Game
from soloist.engine.table import Table
from soloist.engine.text import code
from soloist.engine.text.errors import BadRecord, OlderRules, SoloistError, reason
from soloist.engine.text.near import either, nearest
from soloist.engine.text.record import MOST_TEXT, parse
from soloist.faces.terminal import pages
from soloist.faces.terminal.commands.histories import show_history
from soloist.faces.terminal.commands.reviewing import review_table
from soloist.library import arrivals, box_link, collection, own_edition
from soloist.library.box_link import SharedBox
from soloist.library.pace import noted
from soloist.library.store import Store, default_path


class Keeping(Command):
    """The commands that show or change the collection."""

    def tables(self) -> None:
        given = self.arguments
        games = () if given.game is None else with_companion(find_game(given.game))
        rows = Store(default_path()).all(whole=True, finished=False if given.open else None, games=games)
        if given.json:
            self._print_json(listings.tables(rows))
            return
        if not rows and (given.open or games):
            self._say("no-such-tables")
            return
        with self._paged():
            pages.show_tables(self.console, self.speech, rows)

    def history(self) -> None:
        if self.arguments.json:
            self._print_json(listings.history(Store(default_path())))
            return
        with self._paged():
            show_history(self.console, self.speech, Store(default_path()), self.arguments.csv)

    def review(self) -> None:
        review_table(self.console, self.plain, self.speech, Store(default_path()), self.arguments.id, self.arguments.json)

    def export(self) -> None:
        store = Store(default_path())
        sys.stdout.write(store.load(self.arguments.id).given_out(store.pace(self.arguments.id)))

    def replay(self) -> None:
        """Print the story of a record, or what a link from another device holds. Print a broken record up to the error."""
        text = self._given_text(self.arguments.file)
        if parcel.is_link(text):
            came = soloist.carried(text)
            with self._paged():
                self._tell(came.table)
            if self.arguments.keep:
                self._kept(arrivals.keep(Store(default_path()), came, self.speech.language), came.table)
            return
        if box_link.is_link(text):
            self._replay_box(box_link.unpack(text))
            return
        if code.is_link(text):
            self._replay_deal(code.bare(text).strip())
            return
        broken: BadRecord | None = None
        pace = noted(text)
        try:
            table = soloist.read(text, self._edition(game_of(soloist.EVERY, parse(text))))
        except BadRecord as error:
            if error.table is None:
                raise
            table, broken = error.table, error
        with self._paged():
            self._tell(table)
        if self.arguments.keep:
            store = Store(default_path())
            id = store.add(table)
            store.keep_pace(id, pace)
            self._kept(id, table)
        if broken is not None:
            raise broken

    def _replay_deal(self, named: str) -> None:
        """Tell how the deal of a link begins."""
        table = soloist.deal(named, self._edition(soloist.EVERY.of_code(named)))
        with self._paged():
            self._tell(table)
            self._say("share", code=table.deal.code)
        if self.arguments.keep:
            self._kept(Store(default_path()).add(table), table)

    def _replay_box(self, came: SharedBox) -> None:
        """Show the pieces of a box. Keeping it replaces the owner's box only if the owner says so."""
        with self._paged():
            pages.show_box(self.console, self.speech, came.own)
        if not self.arguments.keep:
            return
        store, game = Store(default_path()), came.game
        title, before = game.title(self.speech.language), store.own_edition(game.id)
        if before == came.text:
            self._say("box-same", game=title)
            return
        if before is not None:
            self._say("box-two", game=title)
            if self.menu.choose("which-box", [(name, self.speech.say(f"box-{name}")) for name in ("mine", "new")]) == 0:
                self._say("box-stays", game=title)
                return
        own_edition.keep(store, game, came.text)
        self._say("box-kept", game=title, id=game.id)

    def _kept(self, id: int, table: Table) -> None:
        self._say("kept", id=str(id), outcome=table.state.outcome or "open")

    def _given_text(self, file: str) -> str:
        """Read the file, or return the argument itself if it is a link."""
        if any(kind.is_link(file) for kind in (parcel, box_link, code)):
            return file
        try:
            # No record is longer than MOST_TEXT. Limit the read, because files such as /dev/zero never end.
            with sys.stdin if file == "-" else Path(file).open(encoding="utf-8") as opened:
                return opened.read(MOST_TEXT + 1)
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadCommand("file-unreadable", file=file, why=reason(error)) from None

    def backup(self) -> None:
        store, file = Store(default_path()), self.arguments.file
        if file is None:
            self._say("backed-up", file=str(store.backup()))
            return
        store.copy_to(Path(file))
        self._say("backed-up", file=file)

    def restore(self) -> None:
        file = self.arguments.file
        kept = Store(default_path()).restore(Path(file))
        self._say("restored", file=file, kept=str(kept))

    def check(self) -> None:
        """Check the integrity of the file, then replay every record."""
        store = Store(default_path())
        with self.console.status("") as status:
            wrong = collection.check(store, lambda done, all: status.update(self.speech.say("checking", done=done, all=all)))
        for id, error in wrong:
            if error is None:
                self._say("check-newer", id=str(id))
            elif isinstance(error, OlderRules):
                self._say("check-older", id=str(id))
            else:
                self._say("check-bad", id=str(id), why=error.text(self.speech.language))
        if not wrong:
            self.console.print(Text(self.speech.say("check-good", tables=store.count())))
        elif any(error and not isinstance(error, OlderRules) for _, error in wrong):
            raise BadCommand("check-failed")

    def delete(self) -> None:
        store, id = Store(default_path()), self.arguments.id
        if id is None:
            rows = store.deleted()
            if rows:
                pages.show_tables(self.console, self.speech, rows)
            else:
                self._say("bin-empty")
        elif self.arguments.back:
            store.put_back(id)
            self._say("put-back", id=str(id))
        else:
            store.delete(id)
            self._say("deleted", id=str(id))

    def _no_table(self, error: SoloistError) -> SoloistError:
        """The error for a table that does not exist: it may be in the bin, or its number may be mistyped."""
        store, id = Store(default_path()), str(error.phrase.values["id"])
        bin = [str(row.id) for row in store.deleted()]
        if self.arguments.command == "delete" and self.arguments.back:
            near = nearest(id, bin)
            return BadCommand("not-in-bin-near", id=id, near=either(near)) if near else BadCommand("not-in-bin", id=id)
        if id in bin:
            return BadCommand("table-in-bin", id=id)
        near = nearest(id, [str(row.id) for row in store.all()])
        return BadCommand("no-table-near", id=id, near=either(near)) if near else error


def with_companion(game: Game) -> tuple[str, ...]:
    """The ids of a game and of its companion."""
    return tuple(one.id for one in soloist.EVERY.values() if one.original is game)
