"""Files of learned values: a network with its training record, as `courtier train` writes it and bots read it."""

import json
from math import isfinite
from typing import Any

from courtier.core.data import package_text
from courtier.core.errors import BadModel
from courtier.core.network import Network

FORMAT = 1
SHIPPED = "data/values.json"  # in the package of a game
AGAIN = "make a new one with courtier train"
MOST_UNITS = 256


def read_values(text: str, source: str, game: str, features: int) -> Network:
    """The network in a file; `BadModel` unless it is one for this game and so many features."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadModel(f"{source}: not readable as JSON ({error}); {AGAIN}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadModel(f"{source}: expected learned values of format {FORMAT}; {AGAIN} {game}")
    if data.get("game") != game:
        raise BadModel(f"{source}: expected values for {game}, these are for {data.get('game')!r}; {AGAIN} {game}")
    if data.get("features") != features:
        raise BadModel(f"{source}: expected {features} features, came {data.get('features')!r}; {AGAIN} {game}")
    weights: Any = data.get("weights")
    if not are_weights(weights, features):
        raise BadModel(f"{source}: its weights are damaged; {AGAIN} {game}")
    return Network(as_row(weights["linear"]), [as_row(row) for row in weights["units"]], as_row(weights["outputs"]))


def are_weights(weights: Any, features: int) -> bool:
    """True if all rows are there, with as many finite numbers as they must have."""
    if not isinstance(weights, dict) or not isinstance(weights.get("units"), list):
        return False
    units = weights["units"]
    if len(units) > MOST_UNITS or not is_row(weights.get("linear"), features):
        return False
    return is_row(weights.get("outputs"), len(units)) and all(is_row(row, features + 1) for row in units)


def is_row(row: Any, length: int) -> bool:
    """True for a list of so many finite numbers."""
    if not isinstance(row, list) or len(row) != length:
        return False
    return all(type(number) in {int, float} and isfinite(number) for number in row)


def as_row(row: list[Any]) -> list[float]:
    """One row of a file's weights as floats: JSON writes whole numbers without a point."""
    return [float(number) for number in row]


def as_text(game: str, features: int, network: Network, record: dict[str, Any]) -> str:
    """A network and its training record as the text of a file, each row of weights on a line."""
    head = json.dumps({"format": FORMAT, "game": game, "features": features, "record": record}, indent=1)
    units = ",\n".join(f"   {json.dumps(row)}" for row in network.units)
    weights = f'{{\n  "linear": {json.dumps(network.linear)},\n  "units": [\n{units}\n  ],\n'
    return f'{head[:-2]},\n "weights": {weights}  "outputs": {json.dumps(network.outputs)}\n }}\n}}\n'


class Values:
    """The values that come with a game, read when they are first wanted."""

    def __init__(self, package: str, game: str, features: int) -> None:
        self.package = package
        self.game = game
        self.features = features
        self.cached: Network | None = None

    def network(self) -> Network:
        """The network in the game's package; `BadModel` if the file is damaged."""
        if self.cached is None:
            self.cached = self.read(self.text(), f"{self.package}/{SHIPPED}")
        return self.cached

    def text(self) -> str:
        """The file in the game's package; `BadModel` if the game comes with none."""
        try:
            return package_text(self.package, SHIPPED)
        except FileNotFoundError:
            train = f"courtier train {self.game}"
            raise BadModel(f"{self.game} comes with no learned values; {train} makes some for learned:FILE") from None

    def read(self, text: str, source: str) -> Network:
        """A network of one's own for the same game."""
        return read_values(text, source, self.game, self.features)

    def record(self) -> dict[str, Any]:
        """How the values that come with the game were trained."""
        data: dict[str, Any] = json.loads(self.text())["record"]
        return data
