"""Reading a record: the story as the gallery saw it, and the position after every answer.

python examples/read_record.py game.record
"""

import sys
from pathlib import Path

import courtier
from courtier.core.record import Record


def story(record: Record) -> list[str]:
    """One sentence for each thing that happened, as spectators saw it."""
    names, options = record.header["players"], record.header["options"]
    return [
        courtier.tell(courtier.glimpse(event, None), "en", names, options)
        for game in record.steps(recording=True)
        for event in game.news
    ]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        text = Path(sys.argv[1]).read_text(encoding="utf-8")
    else:  # a game played just now
        match = courtier.Match("hofverrat", ["random", "random"], seed=7)
        match.play()
        text = match.record.text(with_seed=True)
    read = Record.parse(text)
    print("\n".join(story(read)))
    print("winners:", read.replay().winners())
