"""The example that learns (`examples/learn`): it imitates, practises, and its bot plays in tournaments."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.examples.installing import EXAMPLES
from tests.libraries import needs

LEARN = EXAMPLES / "learn"
TINY = "--watched 12 --passes 2 --rounds 2 --games 8 --every 1 --hidden 16 --judged 8"

pytestmark = needs("gymnasium", "gymnasium")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a very short training has left its files."""
    folder = tmp_path_factory.mktemp("learn")
    (folder / "said.txt").write_text(run(folder, str(LEARN / "train.py"), *TINY.split()), encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> str:
    path = os.pathsep.join([*sys.path, str(LEARN)])
    ran = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_short_training_writes_its_network_and_its_learning_curve(folder: Path) -> None:
    said = (folder / "said.txt").read_text(encoding="utf-8").splitlines()
    judged = [line for line in said if "of greedy" in line]
    words = re.findall(r"min +(\w+)", "\n".join(judged))
    assert words == ["untaught", "pass", "pass", "round", "round"]
    drawn = ElementTree.parse(folder / "curve.svg").getroot()  # noqa: S314 - our own picture
    lines = drawn.findall(".//{http://www.w3.org/2000/svg}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [len(judged)] * 2


def test_what_was_learned_plays_in_a_tournament(folder: Path) -> None:
    words = "tournament hofverrat --bots learned_agent:Agent,random --seats 2 --games 4 --workers 1"
    assert "learned_agent:Agent" in run(folder, "-m", "courtier", *words.split())


def test_the_agent_does_in_a_match_what_its_network_says_in_the_environment(folder: Path) -> None:
    """It knows a view and a journal there; a guess of the world has the same encoding."""
    script = """
import numpy as np
from network import NEVER
from renaming import scores
from learned_agent import Agent
import courtier
agent = Agent()
encoder = agent.encoder
match = courtier.Match("hofverrat", [None, "random"], seed=3)
while (seat := match.advance()) is not None:
    seen, mask = np.zeros((1, encoder.size), np.uint8), np.zeros(encoder.actions, np.uint8)
    encoder.observe(match.game, seat, seen[0].data)
    encoder.mask(match.game, seat, mask.data)
    best = np.where(mask, scores(agent.network, seen, agent.names)[0], NEVER).argmax()
    code = agent.choose(match.view(seat), match.journal(seat), courtier.Rng(1))
    assert encoder.action(match.game, seat, code) == best
    match.answer(seat, code)
print("over")
"""
    assert run(folder, "-c", script) == "over\n"


def test_a_renamed_lesson_is_the_same_lesson(folder: Path) -> None:
    script = """
import numpy as np
from renaming import Renaming, some_renamings
import courtier
encoder = courtier.encoder("hofverrat", memory=True)
row = np.arange(encoder.size)
there = Renaming.of(encoder, np.array([1, 2, 3, 4, 5, 0]))
back = Renaming.of(encoder, np.array([5, 0, 1, 2, 3, 4]))
assert (row[there.slots_from] != row).any() and (row[there.slots_from][back.slots_from] == row).all()
assert (there.actions_to[there.actions_from] == np.arange(encoder.actions)).all()
said = [slot.meaning for slot in encoder.slots()]
assert said[there.slots_from[said.index("toad.spy")]] == "butterfly.spy"
assert said[there.slots_from[said.index("light 2")]] == "light 1"
assert said[there.slots_from[said.index("light 10")]] == "light 10"
print(len(some_renamings(encoder, 3)))
"""
    assert run(folder, "-c", script) == "3\n"


def test_the_slopes_of_the_network_are_those_of_its_loss(folder: Path) -> None:
    script = """
import numpy as np
import train
from network import Network, log_chances
rng = np.random.default_rng(1)
lessons = train.watch(2, 1)
network = Network.untaught(lessons.seen, lessons.mask.shape[1], 8, rng)
network.layers = [part.astype(np.float64) for part in network.layers]
network.layers[4] += rng.normal(0, 0.3, network.layers[4].shape)
found = {}
network.backward = lambda outs, slope, rate: found.update(slope=slope)
def loss(out):
    logs = log_chances(out, lessons.mask)[lessons.wanted == 1]
    return np.mean(0.25 * (out[:, -1] - lessons.goal) ** 2 - logs)
out = network.forward(lessons.seen)[-1]
train.learn(network, lessons, 0.1)
for row, column in ((0, lessons.wanted[0].argmax()), (5, -1), (6, np.flatnonzero(lessons.mask[6])[0])):
    step = np.zeros_like(out)
    step[row, column] = 1e-5
    wanted = (loss(out + step) - loss(out - step)) / 2e-5
    assert abs(wanted - found["slope"][row, column]) < 1e-7, (row, column, wanted, found["slope"][row, column])
print("alike")
"""
    assert run(folder, "-c", script) == "alike\n"


def test_a_look_ahead_makes_likelier_what_leads_to_a_better_position(folder: Path) -> None:
    """A network whose value is how many spies lie in the own district, and that likes all actions alike."""
    script = """
import numpy as np
import train
from network import Network, log_chances
from courtier.adapters.vector import CourtierVectorEnv
envs = CourtierVectorEnv("hofverrat", 40, 2, memory=True)
seen, info = envs.reset(seed=1)
slots = [slot.meaning for slot in envs.encoder.slots()]
spies = slots.index("district of me: laid by me")
class Counts:
    def forward(self, seen):
        return [np.c_[np.zeros((len(seen), envs.encoder.actions)), seen[:, spies]]]
logs = log_chances(Counts().forward(seen)[-1], info["action_mask"])
names = train.some_renamings(envs.encoder, 1)[0]
wanted = train.look_ahead(Counts(), envs, logs, names)
assert np.allclose(wanted.sum(axis=1), 1) and not wanted[info["action_mask"] == 0].any()
actions = [slot.meaning for slot in envs.encoder.encoding.actions.slots]
laid = [place for place, words in enumerate(actions) if words.endswith("spy to district of me")]
held = info["action_mask"][:, laid].any(axis=1)
assert held.any() and not held.all()
assert (wanted[held][:, laid].sum(axis=1) > 0.99).all()
assert np.allclose(wanted[~held], np.exp(logs)[~held])
print("better")
"""
    assert run(folder, "-c", script) == "better\n"


def test_the_method_is_short() -> None:
    lines = {path.name: path.read_text(encoding="utf-8").count("\n") for path in LEARN.glob("*.py")}
    assert lines["train.py"] + lines["network.py"] <= 300, lines
