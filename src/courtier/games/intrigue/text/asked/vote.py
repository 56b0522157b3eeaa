"""The vote."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import ABSTAIN, SEAT
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.table_facts import exits_at_once, standing_of


def vote_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-VOTE-1..4, I-HOOK-1."""
    if code == ABSTAIN:
        return simple(listener, listener.say("abstain"), "commit_vote", [listener.say("for_nobody")])
    seat = code - SEAT
    own = seat == view["you"]
    who = listener.say("you_yourself") if own else listener.names[seat]
    label = listener.say("vote_self") if own else listener.say("vote", who=who)
    part = listener.say("vote_part", who=who, standing=listener.many(standing_of(view, seat), "standing"))
    return Said(label, listener.say("commit_vote"), [*may_fall(listener, view, seat), *led(listener, view)], [part])


def may_fall(listener: Listener, view: Seen, seat: int) -> list[str]:
    before = standing_of(view, seat)
    if not before:
        return []
    key = "may_fall_out" if before == 1 and exits_at_once(view) else "may_fall"
    return [listener.say(key, before=before, after=before - 1)]


def led(listener: Listener, view: Seen) -> list[str]:
    """The players who have to vote as the viewer does, over however many Hooks (I-HOOK-4)."""
    led_seats: list[int] = []
    hooks = view["more"]["hooks"]
    while True:
        voters = {view["you"], *led_seats}
        bound = {
            each["target"]
            for each in hooks
            if all(one["seat"] in voters for one in hooks if one["target"] == each["target"])
        }
        if len(bound) == len(led_seats):
            break
        led_seats = sorted(bound)
    if not led_seats:
        return []
    who = listener.listed([listener.names[seat] for seat in led_seats])
    return [listener.say("follows_you" if len(led_seats) == 1 else "follow_you", who=who)]


def hook_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-HOOK-2, I-HOOK-3."""
    vote = "abstain" if code == ABSTAIN else code - SEAT
    hooks = [each["seat"] for each in view["more"]["hooks"] if each["target"] == view["you"]]
    leader = listener.names[next(seat for seat in hooks if view["more"]["votes"][seat] == vote)]
    if code == ABSTAIN:
        return simple(listener, listener.say("follow_abstain", leader=leader), "commit_vote", [])
    if vote == view["you"]:
        return simple(
            listener, listener.say("follow_self", leader=leader), "commit_vote", may_fall(listener, view, code - SEAT)
        )
    label = listener.say("follow", who=listener.names[code - SEAT], leader=leader)
    return simple(listener, label, "commit_vote", may_fall(listener, view, code - SEAT))
