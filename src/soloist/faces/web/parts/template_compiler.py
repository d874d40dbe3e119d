"""Templates without what ours do not need of Jinja: a page calls and prints a thousand times, so every question less counts."""

import re
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

SPECIAL = re.compile("[&<>'\"]").search


def escaped(value: object) -> str:
    """A value as it may stand in a page; the parts of a page are only put together, so they need not be marked as safe again."""
    kind = type(value)
    if kind is str:
        return escape(value) if SPECIAL(value) else value  # type: ignore[call-overload, return-value]
    if kind is Markup:
        return value  # type: ignore[return-value]
    return str(value) if kind is int else escape(value)


class Quick(Macro):
    """A macro that is called as most are, with values in their order, goes straight to what it draws."""

    def __call__(self, *given: Any, **named: Any) -> str:
        lacking = self._argument_count - len(given)
        if named or lacking < 0 or self.caller or self.catch_kwargs or self.catch_varargs:
            drawn: str = super().__call__(*given, **named)
            return drawn
        return str.__new__(Markup, self._func(*given, *[missing] * lacking))


class Straight(CodeGenerator):
    """Templates call as Python does. Jinja would ask each function first whether it wants the context; none of ours does."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        assert node.dyn_args is None and node.dyn_kwargs is None
        self.visit(node.node, frame)
        self.write("(")
        for given in node.args:
            self.visit(given, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"{named.key}=")
            self.visit(named.value, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.")
        super().macro_def(macro_ref, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        assert frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None
        self.write("environment.escaped(")


class Templates(Environment):
    code_generator_class = Straight
    escaped = staticmethod(escaped)
    Macro = Quick
