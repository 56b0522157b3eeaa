"""JSON Schemas of the types in `shapes.py`.

`json_schema(View)` is what every view must fit; the laws hold every game to it.
"""

from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from courtier.core.shapes import Glimpse, View, Zone

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
# What no type says.
FURTHER: Final[dict[Any, Schema]] = {
    Zone: {"oneOf": [{"required": ["cards"]}, {"required": ["count"]}]},
    Glimpse: {"additionalProperties": True},  # an event has fields of its own
}


def json_schema(shape: Any) -> Schema:
    """The schema of a TypedDict or of anything it may hold: plain types, lists, dicts, literals and unions of them.

    Examples:
        >>> from courtier.core.shapes import Asked
        >>> json_schema(Asked)["properties"]
        {'seat': {'type': 'integer'}, 'question': {'type': 'string'}}
    """
    origin, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return of_typed_dict(shape)
    if shape is Any:
        return {}
    if origin is Annotated:
        return json_schema(parts[0]) | bound(parts[0], parts[1].value)
    if origin is list:
        return {"type": "array"} | ({} if parts[0] is Any else {"items": json_schema(parts[0])})
    if origin is dict:
        return {"type": "object"}
    if origin is Literal:
        return {"const": parts[0]} if len(parts) == 1 else {"enum": list(parts)}
    if origin in {Union, UnionType}:
        return {"anyOf": [json_schema(part) for part in parts]}
    return {"type": PLAIN[shape]}


def of_typed_dict(shape: Any) -> Schema:
    """The schema of a typed dict: its fields, those that are required, and no others."""
    fields = get_type_hints(shape, include_extras=True)
    return {
        "title": shape.__name__,
        "type": "object",
        "required": [name for name in fields if name in shape.__required_keys__],
        "properties": {name: json_schema(without_mark(field)) for name, field in fields.items()},
        "additionalProperties": False,
        **FURTHER.get(shape, {}),
    }


def without_mark(field: Any) -> Any:
    """`NotRequired[X]` as X."""
    return get_args(field)[0] if getattr(get_origin(field), "_name", "") == "NotRequired" else field


def bound(shape: Any, least: int) -> Schema:
    """The least value of a number, or the least length of a list, as a schema says it."""
    return {"minItems": least} if get_origin(shape) is list else {"minimum": least}


VIEW_SCHEMA: Final = {"$schema": DRAFT, **json_schema(View)}
