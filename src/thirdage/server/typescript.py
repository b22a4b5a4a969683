"""TypeScript types of the messages: `python -m thirdage.server.typescript web/src/protocol.ts`.

Reads the source of `messages`, so that the names of types and their comments stay.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Final

from thirdage.server import messages

HEAD: Final = "// Written by `make web-types` from src/thirdage/server/messages.py. Do not edit.\n"
PLAIN: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
BASES: Final = ("In", "Out")


def typescript() -> str:
    """The whole file."""
    body = ast.parse(inspect.getsource(messages)).body
    parts = [HEAD]
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef) and node.name not in BASES:
            parts.append(_interface(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            line = f"export type {name} = {_type(node.value)};\n"
            if len(line) > 100 and isinstance(node.value, ast.BinOp):
                line = f"export type {name} =\n  | " + "\n  | ".join(_union(node.value)) + ";\n"
            parts.append(_comment(_text_after(body, place), "") + line)
    return "\n".join(parts)


def _interface(node: ast.ClassDef) -> str:
    sent = any(isinstance(base, ast.Name) and base.id == "In" for base in node.bases)
    lines = [_comment(ast.get_docstring(node), "") + f"export interface {node.name} {{\n"]
    for keyword in node.keywords:
        if keyword.arg == "tag" and isinstance(keyword.value, ast.Constant):
            lines.append(f'  type: "{keyword.value.value!s}";\n')
    for place, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            optional = "?" if sent and field.value is not None else ""
            lines.append(_comment(_text_after(node.body, place), "  "))
            lines.append(f"  {field.target.id}{optional}: {_type(field.annotation)};\n")
    return "".join([*lines, "}\n"])


def _text_after(body: list[ast.stmt], place: int) -> str | None:
    """The docstring that follows an attribute."""
    if place + 1 < len(body):
        after = body[place + 1]
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return inspect.cleandoc(str(after.value.value))
    return None


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {x}".rstrip() + "\n" for x in lines), f"{indent} */\n"]
    )


def _union(node: ast.expr) -> list[str]:
    if isinstance(node, ast.BinOp):
        return [*_union(node.left), *_union(node.right)]
    return [_type(node)]


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp():
            return " | ".join(_union(node))
        case ast.Subscript(value=ast.Name(id=outer), slice=inner):
            return _generic(outer, inner)
    raise TypeError(f"no TypeScript for {ast.unparse(node)}")


def _generic(outer: str, inner: ast.expr) -> str:
    items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if outer == "Annotated":
        return _type(items[0])
    if outer == "Literal":
        return " | ".join(f'"{ast.literal_eval(item)}"' for item in items)
    if outer == "list":
        return (
            f"({_type(items[0])})[]" if isinstance(items[0], ast.BinOp) else f"{_type(items[0])}[]"
        )
    if outer == "dict":
        return f"Record<{_type(items[0])}, {_type(items[1])}>"
    raise TypeError(f"no TypeScript for {outer}")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
