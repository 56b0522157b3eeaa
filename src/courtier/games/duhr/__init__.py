"""Dûhr: The Lesser Houses, 4 to 6 players: suspicions and scandals bring Houses down, and some rise as villains."""

from courtier.core.deals.character import CHARACTER_NAMES
from courtier.core.registration import kind_of_package
from courtier.games.duhr import words
from courtier.games.duhr.campaign import CAMPAIGN
from courtier.games.duhr.deals import RULES
from courtier.games.duhr.figures import began
from courtier.games.duhr.fulfilled import fulfilled

GAME = kind_of_package(
    __name__,
    title="Dûhr: The Lesser Houses",
    seats=(4, 5, 6),  # D-COMP-7
    minutes=45,
    sentence={
        "en": "Lesser houses struggle for favor; a scandal well placed undoes a rival.",
        "de": "Kleine Häuser ringen um Gunst; ein gut gesetzter Skandal stürzt den Rivalen.",
    },
)._replace(
    fulfilled=fulfilled,
    expectation_scale=words.expectation_scale,
    began=began,
    campaign=CAMPAIGN,
    standing_orders={"negate": ("pass",)},
    deals=RULES,
    clause_text=words.clause_text,
    deal_terms=words.deal_terms,
    clause_phrases=words.clause_phrases,
    characters=CHARACTER_NAMES,
)
