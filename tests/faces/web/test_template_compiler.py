"""The template compiler against Jinja's own: the same code but for what it replaces, the same escaping, the same pages."""

import ast
from inspect import signature
from typing import Any

import jinja2
import pytest
from jinja2.compiler import CodeGenerator
from markupsafe import Markup, escape

import soloist
from soloist.faces.web.parts.site import TEMPLATES
from soloist.faces.web.parts.template_compiler import DirectCalls, DirectMacro, escaped
from tests.support import drawing
from tests.support.levels import every_game
from tests.walks.walk import walk

CHANGED = f"Jinja {jinja2.__version__} does not work as faces/web/parts/template_compiler.py expects: read its compiler.py again"
HOSTILE = "<script>alert(\"1\" + '2')</script>&amp;"


def plain() -> jinja2.Environment:
    """Jinja's own environment, set up as ours."""
    names = ("loader", "autoescape", "undefined", "trim_blocks", "lstrip_blocks", "auto_reload")
    environment = jinja2.Environment(**{name: getattr(TEMPLATES, name) for name in names})
    environment.globals.update(TEMPLATES.globals)
    return environment


PLAIN = plain()


class Replaced(ast.NodeTransformer):
    """Changes Jinja's code as our generator should: direct calls, `environment.escaped`, `environment.Macro`."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        function = ast.unparse(node.func)
        if function == "context.call":
            keywords = [keyword for keyword in node.keywords if keyword.arg not in ("_loop_vars", "_block_vars")]
            return ast.Call(node.args[0], node.args[1:], keywords)
        if function in ("escape", "Macro"):
            name = {"escape": "escaped", "Macro": "Macro"}[function]
            return ast.Call(ast.Attribute(ast.Name("environment", ast.Load()), name, ast.Load()), node.args, node.keywords)
        return node


def code(environment: jinja2.Environment, name: str) -> ast.Module:
    assert environment.loader is not None
    return ast.parse(environment.compile(environment.loader.get_source(environment, name)[0], name, name, raw=True))


@pytest.mark.parametrize("name", TEMPLATES.list_templates())
def test_every_template_becomes_jinjas_own_code_but_for_the_replacements(name: str) -> None:
    """Nothing else may differ, so every expression that Jinja escapes is escaped."""
    assert ast.dump(code(TEMPLATES, name)) == ast.dump(Replaced().visit(code(PLAIN, name))), CHANGED


@pytest.mark.parametrize("name", ["visit_Call", "macro_def", "_output_child_pre"])
def test_jinja_still_has_the_methods_that_are_overridden(name: str) -> None:
    theirs, ours = getattr(CodeGenerator, name, None), getattr(DirectCalls, name)
    assert theirs is not None and list(signature(theirs).parameters) == list(signature(ours).parameters), CHANGED


@pytest.mark.parametrize(
    "value", [HOSTILE, *HOSTILE, Markup("<b>"), Markup("<b>") + HOSTILE, 7, -1.5, True, None, [HOSTILE], {HOSTILE: HOSTILE}, ""]
)
def test_values_are_escaped_as_markupsafe_escapes_them(value: object) -> None:
    assert str(escaped(value)) == str(escape(value))


class OwnText(str):
    pass


def test_what_only_looks_like_a_safe_text_is_escaped() -> None:
    assert escaped(OwnText(HOSTILE)) == escape(HOSTILE) != HOSTILE


CALLS = [
    "{{ m(x) }}",
    "{{ m(x, x) }}",
    "{{ m(x, b=x) }}",
    "{{ m(b=x, a=x) }}",
    "{{ m() }}",
    "{{ m(x, x, x) }}",
    "{{ m(x, c=1) }}",
    "{{ m(m(x), x ~ '<i>' ~ m(x)) }}",
    "{% for y in [x] %}{{ loop.index }}{{ m(y)|upper }}{% endfor %}",
    "{% call w(x) %}{{ x }}<br>{% endcall %}",
    "{% set both %}{{ x }}<br>{% endset %}{{ m(both) }}{{ x|safe }}",
]


@pytest.mark.parametrize("call", CALLS)
def test_macros_take_values_and_escape_them_as_jinjas_do(call: str) -> None:
    text = "{% macro m(a, b='<u>') %}<p title='{{ b }}'>{{ a }}</p>{% endmacro %}"
    text += "{% macro w(a) %}<p>{{ a }}{{ caller() }}</p>{% endmacro %}" + call

    def rendered(environment: jinja2.Environment) -> str:
        try:
            return environment.from_string(text).render(x=HOSTILE)
        except (TypeError, jinja2.UndefinedError) as error:
            return type(error).__name__

    assert rendered(TEMPLATES) == rendered(PLAIN), CHANGED


def test_calls_of_macros_take_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, Jinja creates macros in another way than before. The pages are then slower, but correct."""
    monkeypatch.setattr(jinja2.runtime.Macro, "__call__", None)
    module: Any = TEMPLATES.from_string("{% macro m(a) %}{{ a }}{% endmacro %}").module
    assert isinstance(module.m, DirectMacro) and module.m("<") == "&lt;", CHANGED


@every_game
def test_boards_are_rendered_as_jinja_would(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = walk(game, soloist.GAMES[game].levels[0].id)
    for table in tables[:: len(tables) // 12]:
        ours = drawing.drawn(table)
        with monkeypatch.context() as patch:
            patch.setattr(drawing, "TEMPLATES", PLAIN)
            assert drawing.drawn(table) == ours, CHANGED
