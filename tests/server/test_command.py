"""`courtier serve` and `courtier bot`, as commands."""

import json
import resource
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY

import httpx
import pytest
from click.testing import CliRunner
from tests.server.serving import PATIENCE, Serving, deal, seat_two, serving

from courtier.cli import main
from courtier.core.errors import CourtierError
from courtier.server import command
from courtier.server.bot_client import NotLetIn, place, play
from courtier.server.links import qr_svg, qr_terminal
from courtier.server.run import listen
from courtier.store.writer import DEATHS


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        said = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(tmp_path)])
    assert said.exit_code == 2
    assert f"port {port} is taken" in said.output
    assert "--port" in said.output


def test_the_end_of_an_answer_does_not_wait_until_its_beginning_was_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.origin) as client:
        client.get("/health")
        lines = server.call(lambda: [each.transport for each in server.server.server_state.connections])
        at_once = [each.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_NODELAY) for each in lines]
    assert at_once == [1]


def test_a_locked_folder_is_said_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        said = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert said.exit_code == 2
    assert "another server" in said.output
    assert "--data" in said.output


def test_an_origin_is_written_as_browsers_do() -> None:
    assert command.checked("https://Games.Example.org/") == "https://games.example.org"
    for wrong in ("games.example.org", "ftp://x", "https://x/path", "https://"):
        with pytest.raises(CourtierError):
            command.checked(wrong)


def test_the_network_address_is_shown_with_its_picture(capsys: pytest.CaptureFixture[str]) -> None:
    origins = [*command.own_origins("127.0.0.1", 80), "http://192.0.2.7:8000"]
    assert origins[0] == "http://127.0.0.1"
    assert command.shared(origins) == "http://192.0.2.7:8000"
    assert command.shared(origins[:2]) is None
    command.announce(origins[0], command.shared(origins), False)
    shown = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in shown
    assert qr_terminal("http://192.0.2.7:8000") in shown
    assert qr_svg("x").startswith("<svg")


def test_serve_raises_its_limit_of_files_and_serves_until_it_is_stopped(tmp_path: Path) -> None:
    serve = f"{sys.executable} -m courtier serve --port 0 --data {tmp_path}"
    given = ["sh", "-c", f"ulimit -S -n 256; exec {serve}"]
    with subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        address = process.stdout.readline().split()[4]
        with urllib.request.urlopen(f"{address}/health") as response:  # noqa: S310
            assert response.status == 200
        if sys.platform == "linux":
            soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
            assert soft == hard > 256
        process.terminate()
        process.wait(PATIENCE)


DYING = """
import sys
from courtier.server import room_registry
from courtier.store import writer

def die(self):
    raise OSError(5, "Input/output error")

room_registry.WATCH_SECONDS = 0.02
writer.Writer.write_groups = die
sys.argv = ["courtier", "serve", "--port", "0", "--data", {folder!r}]
from courtier.cli import main
main()
"""


def test_a_server_that_can_keep_nothing_stops_with_status_2_and_names_the_cause(tmp_path: Path) -> None:
    given = [sys.executable, "-c", DYING.format(folder=str(tmp_path))]
    ended = subprocess.run(given, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    *log, last = ended.stderr.strip().splitlines()
    assert ended.returncode == 2
    assert "stopped, for nothing can be stored: the thread that writes died of OSError" in last
    deaths = [json.loads(line) for line in log if "the thread that writes died" in line]
    assert len(deaths) == DEATHS
    assert {death["cause"] for death in deaths} == {"[Errno 5] Input/output error"}


def test_links_lead_to_tables_and_invitations() -> None:
    assert place("http://a:1/j#tok") == ("http://a:1", None, "tok")
    assert place("https://a/t/CODE").code == "CODE"
    for wrong in ("http://a/", "ftp://a/t/CODE", "nonsense", "http://a/j"):
        with pytest.raises(NotLetIn):
            place(wrong)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_plays_by_the_public_protocol(server: Serving, level: str) -> None:
    ann = server.person()
    code = ann.new_table(seats=2)
    page = ann.come(code)
    link = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()["link"]
    bot = threading.Thread(target=play, args=(link, level, "Robo"))
    bot.start()
    page.until(lambda _: bool(page.now["table"]["seats"][1].get("ready")))
    page.ask("start")
    while not page.over():
        if page.asked():
            page.answer()
        else:
            page.hear()
    bot.join(PATIENCE)
    assert not bot.is_alive()


def test_a_bot_takes_over_a_seat_in_a_game_by_its_players_invitation(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    link = ann.post(f"/api/tables/{code}/invite", {"seat": 0}).json()["link"]
    bot = threading.Thread(target=play, args=(link, "random", "Robo"))
    bot.start()
    second.until(lambda _: second.now["table"]["seats"][0]["name"] == "Robo")
    first.close()
    while not second.over():
        if second.asked():
            second.answer()
        else:
            second.hear()
    bot.join(PATIENCE)
    assert not bot.is_alive()
    assert second.now["table"]["takeovers"] == [{"seat": 0, "name": "Robo", "was": "Ann", "how": "invited"}]


def test_a_bot_is_told_why_it_is_not_let_in(server: Serving) -> None:
    with pytest.raises(NotLetIn, match="used"):
        play(f"{server.origin}/j#nothing", "random", "Robo")
    with pytest.raises(NotLetIn, match="code"):
        play(f"{server.origin}/t/NOTHING", "random", "Robo")
