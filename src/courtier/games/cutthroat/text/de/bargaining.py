"""Talks, offers and promises in German."""

PHRASES = {
    "eyebrow_parley": "Verhandlung · Zeit zum Feilschen",
    "eyebrow_talk": "Unterredung · Abmachungen",
    "eyebrow_offer": "Dir wird eine Abmachung angeboten",
    "ask_parley": "Alle dürfen jetzt verhandeln: Bist du bereit weiterzuspielen?",
    "ask_wedding_parley": "Alle dürfen jetzt werben und verhandeln: Bist du bereit weiterzuspielen?",
    "ask_talk": "Schlägst du eine Abmachung vor?",
    "ask_offer_deal": "Wem bietest du eine Abmachung an?",
    "ask_deal_give": "Was gibst du {who}?",
    "ask_deal_give_detail": "Was genau gibst du {who}?",
    "ask_deal_want": "Du gibst {given}: Was willst du von {who}?",
    "ask_deal_want_detail": "Du gibst {given}: Was genau willst du von {who}?",
    "ask_confirm_offer": "{who} bekommt {given}, du bekommst {wanted}: Bietest du das an?",
    "ask_pick_goods": "Was gibst du?",
    "ask_pick_goods_more": "Bisher gewählt: {picked}. Was gibst du noch?",
    "ask_answer_deal": "{who} gibt {given} und will {wanted}: Besiegelst du die Abmachung?",
    "ready": "Bereit weiterzuspielen",
    "talk": "Eröffne eine Unterredung",
    "propose": "Schlage eine Abmachung vor",
    "pass_talk": "Schlage keine Abmachung vor",
    "make_offer": "Biete das an",
    "withdraw": "Ziehe zurück",
    "partner": "Eine Abmachung mit {to}",
    "seal": "Besiegle die Abmachung",
    "refuse_deal": "Lehne ab",
    "counter": "Mache ein Gegenangebot",
    "card_pick_goods": "Gib: {card}",
    "dish_pick_goods": "Gib: {dish}",
    "colour_pick_goods": "Gib: {gem}",
    "do_ready": "bereit",
    "do_talk": "Unterredung",
    "do_propose": "Abmachung vorschlagen",
    "do_make_offer": "das anbieten",
    "do_withdraw": "zurückziehen",
    "do_seal": "besiegeln",
    "do_refuse_deal": "ablehnen",
    "do_counter": "Gegenangebot",
    "commit_ready": "Bereit",
    "commit_talk": "Unterredung eröffnen",
    "commit_propose": "Abmachung vorschlagen",
    "commit_make_offer": "Anbieten",
    "commit_withdraw": "Zurückziehen",
    "commit_partner": "Inhalt wählen",
    "commit_term": "Wählen",
    "commit_seal": "Besiegeln",
    "commit_refuse_deal": "Ablehnen",
    "commit_counter": "Gegenangebot machen",
    "doing_parley": "die Verhandlung",
    "doing_wedding_parley": "das Werben",
    "doing_talk": "ob eine Abmachung vorgeschlagen wird",
    "doing_answer_deal": "die Antwort auf ein Angebot",
    # What one side may be
    "term_nothing": "nichts",
    "term_coins": "Münzen",
    "term_gems": "Edelsteine",
    "term_mercenary": "Söldner",
    "term_hireling": "Handlangerkarten",
    "term_feast": "Festkarten",
    "term_debt": "Münzen später, als Schuld",
    "term_passage": "Durchzug durch ein Gebiet",
    "term_peace": "Frieden",
    "term_hold": "Verzicht auf eine Karte oder Macht",
    "term_vote": "eine Stimme",
    "term_take_back": "Rücknahme der Ansage",
    "term_marry": "Heirat bei der königlichen Hochzeit",
    "term_show": "einen Blick auf etwas",
    "term_serve": "kein Gift zu servieren",
    "term_use": "den Einsatz einer Macht",
    # What it is exactly
    "side_nothing": "nichts",
    "side_unseen": "{count} nach eigener Wahl",
    "side_debt": "eine Schuld von {count}",
    "side_passage": "Durchzug durch {territory} {time}",
    "side_peace": "Frieden für alles Land {time}",
    "side_peace_effects": "Frieden für alles Land, auch vor Wirkungen, {time}",
    "side_peace_one": "Frieden für {territory} {time}",
    "side_hold": "Verzicht auf {what} {time}",
    "side_blackmail": "Erpressung",
    "side_vote": "eine Stimme für {proposal}",
    "side_take_back": "Rücknahme der Ansage",
    "side_marry": "Heirat bei der königlichen Hochzeit",
    "side_show": "einen Blick auf {what}",
    "side_show_all": "einen Blick auf {what} für alle",
    "side_serve": "ein Festmahl ohne Gift",
    "side_opulence": "einen Einsatz von Überfluss",
    "side_life": "einen Einsatz von Leben auf {territory}",
    "look_purse": "den Beutel",
    "look_hand": "die Hand",
    "look_dishes": "die Festkarten",
    "time_this_turn": "bis zum Ende dieses Zuges",
    "time_next_turn": "bis zum Ende des nächsten Zuges der versprechenden Person",
    "time_receiver": "bis zum Ende des nächsten Zuges der empfangenden Person",
    "time_game": "bis zum Ende des Spiels",
    # The story
    "parley_opened": "Eine Verhandlung beginnt: Alle dürfen feilschen.",
    "parley_over": "Die Verhandlung ist vorbei.",
    # Deals
    "to_all": "allen",
    "unseen": "{goods} ungesehen",
    "shown_purse": "den Beutel",
    "shown_hand": "die Hand",
    "shown_dishes": "die Festkarten",
    "deal_sealed": "Eine Abmachung gilt zwischen {people}.",
    "promise_turn": "bis zum Ende von Zug {turn}",
    "promise_end": "bis zum Ende des Spiels",
    "land_yours": "dein Land",
    "land_of": "{whose} Land",
    "promise_pay": "{goods} zu zahlen",
    "promise_passage": "Durchzug durch {territory} {time}",
    "promise_peace": "{land} nicht anzugreifen, {time}",
    "promise_peace_effects": "{land} weder anzugreifen noch sonst zu treffen, {time}",
    "promise_hold": "{deed} nicht gegen {whom} einzusetzen, {time}",
    "deed_blackmail_held": "Erpressung",
    "promise_vote": "für {proposal} zu stimmen",
    "promise_verdict_0": "dafür zu stimmen, dass die Abmachung gehalten wurde",
    "promise_verdict_1": "dafür zu stimmen, dass die Abmachung nichtig ist",
    "promise_verdict_2": "für eine Buße zu stimmen",
    "promise_take_back": "das Angekündigte zurückzunehmen",
    "promise_marry": "bei der Königlichen Hochzeit zu heiraten",
    "promise_serve": "{to} kein Gift aufzutischen",
    "promise_opulence": "Überfluss zu gewähren, {time}",
    "promise_life": "{territory} mit Leben zu heilen, {time}",
    "promise_words": "etwas in freien Worten",
    "verdict_open": "noch offen",
    "verdict_against": "dagegen gehandelt",
    "verdict_over": "vorbei",
    "verdict_kept": "gehalten",
    "verdict_moot": "nie auf die Probe gestellt",
    "verdict_excused": "es war nicht zu halten",
    "verdict_broken": "gebrochen",
}
STORY = {
    "deal_offered": ("Du bietest {to} {given} für {wanted}.", "{who} bietet {to} {given} für {wanted}."),
    "talk_opened": ("Du eröffnest eine Unterredung.", "{who} eröffnet eine Unterredung."),
    "draft_withdrawn": ("Du ziehst einen Entwurf zurück.", "{who} denkt an eine Abmachung und schlägt keine vor."),
    "deal_refused": ("Du schlägst {to} die Abmachung ab.", "{who} schlägt {to} die Abmachung ab."),
}

DRAFT_EXPLAINED = """\
Wähle, was du gibst und was du dafür willst; eine der beiden Seiten darf nichts sein. Was du von anderen willst, ist \
nur durch das begrenzt, was alle sehen. Niemand sieht deinen Entwurf, bevor du ihn anbietest; ein Angebot sehen alle."""

EXPLAIN = {
    "parley": """\
Alle dürfen jetzt Abmachungen anbieten und besiegeln. Wer an einer neuen Abmachung beteiligt ist, wird noch einmal \
gefragt. Die Verhandlung endet, wenn alle bereit sind oder ihre Zeit um ist.""",
    "wedding_parley": """\
Alle dürfen jetzt werben und Abmachungen treffen; eine Abmachung zu heiraten wird sofort ausgeführt. Das Werben endet, \
wenn alle bereit sind oder die Zeit um ist. Danach folgen die Anträge, einer nach dem anderen.""",
    "talk": """\
Eine Unterredung geht reihum. Alle passen oder schlagen einer anderen Person eine Abmachung vor. Sie endet, wenn alle, \
die noch vorschlagen dürfen, nacheinander passen. Besiegelte Abmachungen binden.""",
    "offer_deal": """\
Wähle, mit wem du etwas abmachen willst. Solange eine Aktion oder Abstimmung offen ist, muss sie eine der beiden \
Personen betreffen.""",
    "deal_give": DRAFT_EXPLAINED,
    "deal_give_detail": DRAFT_EXPLAINED,
    "deal_want": DRAFT_EXPLAINED,
    "deal_want_detail": DRAFT_EXPLAINED,
    "confirm_offer": """\
Sobald du es anbietest, sehen es alle, und die andere Person darf besiegeln, ablehnen oder ein Gegenangebot machen. \
Das Angebot ist dein eigenes Siegel.""",
    "pick_goods": """\
Du wählst, was du gibst. Die andere Person sieht es, wenn die Abmachung besiegelt ist.""",
    "answer_deal": """\
Besiegle die Abmachung, lehne sie ab oder mache ein Gegenangebot. Was gegeben wird, wechselt sofort die Hände; \
Versprechen binden von jetzt an. Du kannst nur besiegeln, was du halten kannst.""",
    "name_deal": """\
Über eine Abmachung mit freien Worten kannst du in deinem Zug streiten, mit jeder anderen Partei einmal.""",
    "name_party": """\
Wer genannt wird, kann die freien Worte der Abmachung gebrochen haben. Alle stimmen darüber ab.""",
    "judge_dispute": """\
Alle stimmen verdeckt ab. Die Abmachung wurde gehalten; oder sie wurde gebrochen und ist nichtig; oder sie \
wurde gebrochen, und es sind 3 Münzen fällig. Gezählt wird wie sonst; ein Gleichstand ändert nichts.""",
    "break_oath": """\
Alle dürfen eine offene Abmachung aufheben, an der sie beteiligt sind. Ihre Versprechen enden für alle; was \
übergeben wurde, bleibt.""",
    "fork_deal": """\
Du darfst eine beliebige offene Abmachung aufheben. Ihre Versprechen enden für alle; was übergeben wurde, \
bleibt.""",
}
