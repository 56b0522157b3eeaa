"""The tree search: information-set Monte Carlo tree search, in which every seat wants the most for itself (max^n).

One tree is grown over many sampled worlds. Its nodes hold, for each answer, how often it could be given, how often it
was tried and what it brought. In a window every asked seat chooses for itself, as none of them sees the others'
answers; the tree goes on to the next node when the window closes.
"""

from math import log, sqrt
from typing import Any, Final, final

from courtier.bots.search.budget import Budget
from courtier.bots.search.found import Found
from courtier.core.game import Game
from courtier.core.pending import Pending
from courtier.core.rng import Rng
from courtier.core.search_model import SearchModel

SEATS: Final = 8  # more than any game has: an arm's number is its key times this, plus its seat
MIX: Final = 1000003  # joins the answers of a window to one number
MASK: Final = (1 << 61) - 1


@final
class Arm:
    """One answer of one seat at a node."""

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


@final
class Node:
    """A question as the tree knows it: its arms by number, and what follows by the answers given."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.following: dict[int, Node] = {}


@final
class Tree:
    """One search for one answer."""

    def __init__(self, model: SearchModel, seat: int, codes: list[int], rng: Rng) -> None:
        self.model = model
        self.seat = seat
        self.codes = codes
        self.rng = rng
        self.root = Node()
        self.path: list[Arm] = []
        self.movers: list[int] = []
        self.grown = False  # has this simulation added an arm?

    def simulate(self, world: Game) -> None:
        """Go down the tree in this world, play it out, and add what it brought to all answers on the way."""
        self.path = []
        self.movers = []
        self.grown = False
        node = self.root
        while not world.ended and not self.grown:
            node = self.descend(node, world)
        self.model.play_out(world, self.rng)
        rewards = self.model.reward(world) if world.ended else self.model.values(world)
        for place in range(len(self.path)):
            arm = self.path[place]
            arm.visits += 1
            arm.total += rewards[self.movers[place]]

    def descend(self, node: Node, world: Game) -> Node:
        """Let all who are asked here answer; the node that follows."""
        joined = 0
        while True:
            asking = world.asking
            seat = asking.waits_for(world)
            joined = (joined * MIX + self.answer(node, world, seat)) & MASK
            if self.grown or world.ended or not is_open(asking, world, seat):
                break
        following = node.following.get(joined)
        if following is None:
            following = Node()
            node.following[joined] = following
        return following

    def answer(self, node: Node, world: Game, seat: int) -> int:
        """Choose and carry out one seat's answer; the number of its arm."""
        is_root = node is self.root and seat == self.seat
        codes = self.codes if is_root else self.model.narrow(world, seat, world.legal(seat))
        numbers = [self.model.key(world, seat, code) * SEATS + seat for code in codes]
        place = self.choose(node, numbers)
        arm = node.arms[numbers[place]]
        self.path.append(arm)
        self.movers.append(seat)
        world.carry_out(seat, codes[place])
        return numbers[place]

    def choose(self, node: Node, numbers: list[int]) -> int:
        """The place of an answer that was never tried, if there is one; else of the one with the highest bound."""
        untried = 0
        picked = -1
        best = 0
        most = -1.0
        arms = node.arms
        for place in range(len(numbers)):
            arm = arms.get(numbers[place])
            if arm is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    picked = place
            else:
                arm.available += 1
                bound = arm.total / arm.visits + self.model.exploration * sqrt(log(arm.available) / arm.visits)
                if bound > most:
                    most = bound
                    best = place
        if untried == 0:
            return best
        self.grown = True
        new = Arm()
        new.available = 1
        arms[numbers[picked]] = new
        return picked

    def best(self, world: Game) -> Found:
        """The answer of the root that was tried most often; of equals the one that brought more."""
        tried: list[tuple[float, int, float]] = []  # how much it counts, place, what it brought in the mean
        for place in range(len(self.codes)):
            arm = self.root.arms.get(self.model.key(world, self.seat, self.codes[place]) * SEATS + self.seat)
            if arm is not None and arm.visits > 0:
                mean = arm.total / arm.visits
                tried.append((-(arm.visits + mean * 0.5), place, mean))
        if not tried:
            return Found(self.codes[0], [])
        tried.sort()
        return Found(self.codes[tried[0][1]], [(self.codes[place], mean) for _, place, mean in tried])


def is_open(asking: Pending, world: Game, seat: int) -> bool:
    """True if the question is a window that still waits for others than this seat."""
    return world.asking is asking and asking.seat < 0 and not asking.asks(world, seat)


def tree_search(model: SearchModel, belief: Any, seat: int, codes: list[int], budget: Budget, rng: Rng) -> Found:
    """The answer that the tree tried most often, and what it expects of the answers."""
    tree = Tree(model, seat, codes, rng)
    world: Game = belief.guess(rng)
    while budget.spent() < 1.0:
        budget.used += 1
        tree.simulate(belief.guess(rng))
    return tree.best(world)
