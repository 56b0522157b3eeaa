"""The messages of the wire as TypeScript, for the client's checked comments: `web/types.d.ts`."""

from pathlib import Path
from typing import Any, Final

from msgspec.json import schema_components

from courtier.core import shapes
from courtier.core.shapes import Glimpse, PlainDeal
from courtier.table.commands import Request
from courtier.table.messages import Tiding

PATH: Final = Path(__file__).parent / "types.d.ts"
NOTE: Final = "// Written by `make docs` from table/commands.py, table/messages.py and core/shapes.py; do not edit.\n"
# Fields that the messages leave open: a JSON decoder would drop the fields of an event, and refuse a wrong deal unread.
TYPED: Final = {
    ("StoryLine", "event"): "Glimpse",
    ("Offer", "deal"): "PlainDeal",
    ("Counter", "deal"): "PlainDeal",
    ("OfferInfo", "clauses"): "PlainClause[]",
    ("Reason", "clause"): "PlainClause | null",
}
# A command before it has its id.
WISH: Final = 'export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;\n'
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def typescript() -> str:
    """Every message and all that is in it, as interfaces; what has a default may be left out by a sender."""
    (requests, tidings, *_), parts = schema_components((Request, Tiding, Glimpse, PlainDeal), ref_template="{name}")
    return "\n".join(
        [
            NOTE,
            *(interface(name, schema) for name, schema in sorted(parts.items())),
            f"export type Request = {union(requests)};",
            f"export type Tiding = {union(tidings)};",
            WISH,
        ]
    )


def interface(name: str, schema: Schema) -> str:
    """One message as an interface. The client fills in what a table leaves out, so all those fields are there."""
    strict = is_command(schema) or hasattr(shapes, name)
    always = set(schema.get("required", ())) if strict else set(schema["properties"])
    optional = "Update" if name == "Update" else None
    lines = [f"export interface {name} {{"]
    for field, content in schema["properties"].items():
        sure = field in always and (optional is None or field in schema.get("required", ()))
        lines.append(f"  {field}{'' if sure else '?'}: {TYPED.get((name, field)) or written(content)};")
    if name == Glimpse.__name__:
        lines.append("  [field: string]: any;")  # every event has fields of its own
    return "\n".join([*lines, "}", ""])


def is_command(schema: Schema) -> bool:
    return "do" in schema["properties"]


def union(schema: Schema) -> str:
    return " | ".join(written(each) for each in schema["anyOf"])


def written(schema: Schema) -> str:
    """One type."""
    if "$ref" in schema:
        name: str = schema["$ref"]
        return name
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"({written(schema['items'])})[]" if "items" in schema else "any[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(schema.get("type", ""), "any")


def literal(value: object) -> str:
    return "null" if value is None else f'"{value}"'
