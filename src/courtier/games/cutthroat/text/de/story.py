"""The story in German: to the one who does it, to all others."""

STORY = {
    # Set-up and votes
    "housed": ("Du bist {house}.", "{who} ist {house}."),
    "dealt_hireling": ("Du erhältst {which}.", "{who} erhält {which}."),
    "proposed_player": ("Du schlägst {whom} vor.", "{who} schlägt {whom} vor."),
    "proposed_self": ("Du schlägst dich selbst vor.", "{who} schlägt sich selbst vor."),
    "proposed_territory": ("Du schlägst {territory} vor.", "{who} schlägt {territory} vor."),
    "proposed_shares": ("Du schlägst diese Anteile vor: {shares}.", "{who} schlägt diese Anteile vor: {shares}."),
    "proposed_nothing": ("Du schlägst nichts vor.", "{who} schlägt nichts vor."),
    "poorest": (
        "Du hast die wenigsten Münzen und eine Stimme mehr.",
        "{who} hat die wenigsten Münzen und eine Stimme mehr.",
    ),
    "voted": ("Du stimmst für {the_proposal}: {votes}.", "{who} stimmt für {the_proposal}: {votes}."),
    "first": ("Du hast den ersten Zug.", "{who} hat den ersten Zug."),
    "settled": (
        "Du lässt dich in {territory} nieder mit {stack}.",
        "{who} lässt sich in {territory} nieder mit {stack}.",
    ),
    "turn_began": ("Du beginnst Zug {turn}.", "{who} beginnt Zug {turn}."),
    # Coins
    "took_coins_start": (
        "Zu Beginn nimmst du aus {territory} {count}.",
        "Zu Beginn nimmt {who} aus {territory} {count}.",
    ),
    "took_coins_land": ("Du sammelst in {territory} {count}.", "{who} sammelt in {territory} {count}."),
    "took_coins_landless": ("Ohne Land nimmst du {count}.", "Ohne Land nimmt {who} {count}."),
    "took_coins_conquest": (
        "Du sammelst im eben eroberten {territory} {count}.",
        "{who} sammelt im eben eroberten {territory} {count}.",
    ),
    "took_coins_welcome": ("Aurum heißt dich mit {count} willkommen.", "Aurum heißt {who} mit {count} willkommen."),
    "took_coins_alms": ("Von den Almosen nimmst du {count}.", "Von den Almosen nimmt {who} {count}."),
    "took_coins_harvest": ("Die Ernte bringt dir {count}.", "Die Ernte bringt {who} {count}."),
    "took_coins_kings_toll": ("Des Königs Zoll bringt dir {count}.", "Des Königs Zoll bringt {who} {count}."),
    "took_coins_champion": (
        "Als Liebling des Volkes nimmst du {count}.",
        "Als Liebling des Volkes nimmt {who} {count}.",
    ),
    "took_coins_omens": ("Die Zeichen bringen dir {count}.", "Die Zeichen bringen {who} {count}."),
    "took_coins_plague_coins": (
        "Aschenfenn bringt dir durch die Seuche {count}.",
        "Aschenfenn bringt {who} durch die Seuche {count}.",
    ),
    "took_coins_attack_coins": (
        "Witwengrund bringt dir durch den Angriff {count}.",
        "Witwengrund bringt {who} durch den Angriff {count}.",
    ),
    "took_coins_dark_influence": ("Dunkler Einfluss bringt dir {count}.", "Dunkler Einfluss bringt {who} {count}."),
    "paid_coins_mercenaries": ("Du zahlst für Söldner {count}.", "{who} zahlt für Söldner {count}."),
    "paid_coins_hireling": ("Du zahlst für einen Handlanger {count}.", "{who} zahlt für einen Handlanger {count}."),
    "paid_coins_dead": ("Du zahlst für deine Toten {count}.", "{who} zahlt für die Toten {count}."),
    "paid_coins_swords": (
        "Du zahlst den Söldnern in {territory} {count}.",
        "{who} zahlt den Söldnern in {territory} {count}.",
    ),
    "paid_coins_onset": (
        "Die Seuche in {territory} kostet dich {count}.",
        "Die Seuche in {territory} kostet {who} {count}.",
    ),
    "gave_coins_blackmail": ("Erpresst gibst du {to} {count}.", "Erpresst gibt {who} {to} {count}."),
    "gave_coins_taxes": ("Du zahlst {to} an Steuern {count}.", "{who} zahlt {to} an Steuern {count}."),
    "gave_coins_pillage": (
        "Geplündert verlierst du an {whom} {count}.",
        "Geplündert verliert {who} an {whom} {count}.",
    ),
    "gave_coins_cutpurse": (
        "Dir nimmt ein Beutelschneider für {whom} {count}.",
        "Ein Beutelschneider nimmt {who} für {whom} {count}.",
    ),
    # Gems
    "drew_gems_land": ("Du ziehst in {territory} {count}.", "{who} zieht in {territory} {count}."),
    "drew_gems_conquest": (
        "Du ziehst im eben eroberten {territory} {count}.",
        "{who} zieht im eben eroberten {territory} {count}.",
    ),
    "drew_gems_stones": ("Der Tribut der Steine bringt dir {count}.", "Der Tribut der Steine bringt {who} {count}."),
    "drew_gems_hoard": ("Der Drachenhort bringt dir {count}.", "Der Drachenhort bringt {who} {count}."),
    "picked_gem": ("Du wählst aus der Bank {gems}.", "{who} wählt aus der Bank {gems}."),
    "named_colour": (
        "Du nennst die Farbe, die {to} abverlangt wird: {gems}.",
        "{who} nennt die Farbe, die {to} abverlangt wird: {gems}.",
    ),
    "gave_gems_blackmail": ("Erpresst gibst du {to} {count}.", "Erpresst gibt {who} {to} {count}."),
    "gave_gems_cutpurse": (
        "Dir nimmt ein Beutelschneider für {whom} {count}.",
        "Ein Beutelschneider nimmt {who} für {whom} {count}.",
    ),
    "blackmailed": (
        "Du zeigst die Karte {bastard} und verlangst für {territory} {collected}.",
        "{who} zeigt die Karte {bastard} und verlangt für {territory} {collected}.",
    ),
    "blackmailed_landless": (
        "Du zeigst die Karte {bastard} und verlangst {collected}.",
        "{who} zeigt die Karte {bastard} und verlangt {collected}.",
    ),
    # Cards drawn
    "drew_feast_cards": (
        "Du ziehst für {territory} {count}; {left} bleiben im Stapel.",
        "{who} zieht für {territory} {count}; {left} bleiben im Stapel.",
    ),
    "drew_mercenaries_bought": (
        "Du wirbst {count} an; {left} bleiben im Stapel.",
        "{who} wirbt {count} an; {left} bleiben im Stapel.",
    ),
    "drew_mercenaries_spoils": (
        "Der Frieden bringt dir {count}; {left} bleiben im Stapel.",
        "Der Frieden bringt {who} {count}; {left} bleiben im Stapel.",
    ),
    "drew_hirelings_bought": (
        "Du ziehst {count}; {left} bleiben im Stapel.",
        "{who} zieht {count}; {left} bleiben im Stapel.",
    ),
    "drew_hirelings_champion": (
        "Als Liebling des Volkes ziehst du {count}; {left} bleiben im Stapel.",
        "Als Liebling des Volkes zieht {who} {count}; {left} bleiben im Stapel.",
    ),
    "discarded_dish": ("Du wirfst eine Festkarte weg: {dish}.", "{who} wirft eine Festkarte weg: {dish}."),
    "discarded_draw": ("Du wirfst eine Handlangerkarte weg: {card}.", "{who} wirft eine Handlangerkarte weg: {card}."),
    "collected_dead": ("Du sammelst deine Toten: {count}.", "{who} sammelt die Toten: {count}."),
    # Land
    "announced_conquest": (
        "Du kündigst die Eroberung von {territory} an mit {stack}.",
        "{who} kündigt die Eroberung von {territory} an mit {stack}.",
    ),
    "laid_down": ("Du legst unter {territory} {count}.", "{who} legt unter {territory} {count}."),
    "conquered": ("Du eroberst {territory}.", "{who} erobert {territory}."),
    "named_target": ("Du wendest dich gegen {territory}.", "{who} wendet sich gegen {territory}."),
    "attacked": ("Du greifst {territory} an: {card}.", "{who} greift {territory} an: {card}."),
    "paid_toll": ("Du zahlst den Zoll von {territory}: {card}.", "{who} zahlt den Zoll von {territory}: {card}."),
    "defended": ("Du verteidigst {territory}: {card}.", "{who} verteidigt {territory}: {card}."),
    "discarded_military_attack": ("Du legst die Angriffskarte ab: {card}.", "{who} legt die Angriffskarte ab: {card}."),
    "discarded_military_toll": ("Du legst den Zoll ab: {card}.", "{who} legt den Zoll ab: {card}."),
    "discarded_military_defence": (
        "Du legst die Verteidigungskarte ab: {card}.",
        "{who} legt die Verteidigungskarte ab: {card}.",
    ),
    "beaten_off": ("Dein Angriff auf {territory} ist abgewehrt.", "{whose} Angriff auf {territory} ist abgewehrt."),
    "attack_failed": ("Dein Angriff auf {territory} verpufft.", "{whose} Angriff auf {territory} verpufft."),
    "assault_ended": ("Du brichst den Sturm auf {territory} ab.", "{who} bricht den Sturm auf {territory} ab."),
    "killed": ("In {territory} verlierst du: {card}.", "In {territory} verliert {who}: {card}."),
    "lost": ("Du verlierst {territory}.", "{who} verliert {territory}."),
    "returned": ("Du nimmst aus {territory} {count} zurück.", "{who} nimmt aus {territory} {count} zurück."),
    "took_mercenaries": (
        "Im Tumult von {territory} nimmst du {to} {count}.",
        "Im Tumult von {territory} nimmt {who} {to} {count}.",
    ),
    # Hirelings and powers
    "played_none": ("Du spielst {hireling}.", "{who} spielt {hireling}."),
    "played_territory": ("Du spielst {hireling} in {territory}.", "{who} spielt {hireling} in {territory}."),
    "played_player": ("Du spielst {hireling} gegen {whom}.", "{who} spielt {hireling} gegen {whom}."),
    "played_coins": (
        "Du spielst {hireling} gegen {whom}, um Münzen.",
        "{who} spielt {hireling} gegen {whom}, um Münzen.",
    ),
    "played_gem": (
        "Du spielst {hireling} gegen {whom}, um einen Edelstein.",
        "{who} spielt {hireling} gegen {whom}, um einen Edelstein.",
    ),
    "played_cards": ("Du spielst {hireling}: {count}.", "{who} spielt {hireling}: {count}."),
    "played_hireling": (
        "Du spielst {hireling} gegen den von {to} gespielten Handlanger.",
        "{who} spielt {hireling} gegen den von {to} gespielten Handlanger.",
    ),
    "played_general": (
        "Du spielst {hireling} gegen den General von {to}.",
        "{who} spielt {hireling} gegen den General von {to}.",
    ),
    "had_no_effect": ("{hireling} bleibt für dich ohne Wirkung.", "{hireling} bleibt für {who} ohne Wirkung."),
    "killed_hireling_assassin": (
        "Dein Meuchler tötet {hireling}, gespielt von {to}.",
        "{whose} Meuchler tötet {hireling}, gespielt von {to}.",
    ),
    "killed_hireling_venom": (
        "Dein Natterngift tötet {hireling}, gespielt von {to}.",
        "{whose} Natterngift tötet {hireling}, gespielt von {to}.",
    ),
    "discarded_hireling_played": ("Du legst {hireling} ab.", "{who} legt {hireling} ab."),
    "discarded_hireling_block_ended": (
        "Der Angriff ist vorbei, und du legst {hireling} ab.",
        "Der Angriff ist vorbei, und {who} legt {hireling} ab.",
    ),
    "discarded_hireling_taste": ("Du legst {hireling} ab, um zu kosten.", "{who} legt {hireling} ab, um zu kosten."),
    "used_power_none": ("Du nutzt {power}.", "{who} nutzt {power}."),
    "used_power_territory": ("Du nutzt {power} in {territory}.", "{who} nutzt {power} in {territory}."),
    "used_power_player": ("Du nutzt {power} gegen {whom}.", "{who} nutzt {power} gegen {whom}."),
    "used_power_hireling": (
        "Du nutzt {power} gegen den von {to} gespielten Handlanger.",
        "{who} nutzt {power} gegen den von {to} gespielten Handlanger.",
    ),
    "used_power_deck": ("Du nutzt {power} auf {deck}.", "{who} nutzt {power} auf {deck}."),
    "looked_at_deck": ("Du siehst oben auf {deck}: {count}.", "{who} sieht oben auf {deck}: {count}."),
    "ordered_deck": ("Du legst zurück auf {deck}: {count}.", "{who} legt zurück auf {deck}: {count}."),
    "looked_at_hand": ("Du siehst {hand} an: {count}.", "{who} sieht {hand} an: {count}."),
    "looked_at_coins": ("Du zählst die Münzen: {purse}.", "{who} zählt die Münzen: {purse}."),
    "looked_at_coins_seen": (
        "Du zählst die Münzen: {purse} hat {coins}.",
        "{who} zählt die Münzen: {purse} hat {coins}.",
    ),
    "looked_at_gems": ("Du siehst die Edelsteine an: {purse}.", "{who} sieht die Edelsteine an: {purse}."),
    "looked_at_dishes": ("Du siehst {dishes_of} an: {count}.", "{who} sieht {dishes_of} an: {count}."),
    "took_card": ("Du nimmst {to} eine Karte: {which}.", "{who} nimmt {to} eine Karte: {which}."),
    "took_dish": ("Du nimmst {to} eine Festkarte: {dishes}.", "{who} nimmt {to} eine Festkarte: {dishes}."),
    "took_nothing": ("Du nimmst {to} nichts.", "{who} nimmt {to} nichts."),
    # Events
    "action_ended": ("Du beendest deine Aktionen.", "{who} beendet die Aktionen."),
    "event_drawn": ("Du ziehst das Ereignis {event}.", "{who} zieht das Ereignis {event}."),
    "wooed": ("Du hältst um eine Heirat mit {to} an.", "{who} hält um eine Heirat mit {to} an."),
    "refused": ("Du lehnst es ab, {whom} zu heiraten.", "{who} lehnt es ab, {whom} zu heiraten."),
    "married": ("Du heiratest {whom}.", "{who} heiratet {whom}."),
    "heir_died": ("Dein Erbe ist tot.", "{whose} Erbe ist tot."),
    "heir_died_of_spouse": (
        "Dein Erbe, in der Obhut von {to}, ist tot.",
        "{whose} Erbe, in der Obhut von {to}, ist tot.",
    ),
    "marriage_ended": ("Deine Ehe mit {to} ist zu Ende.", "{whose} Ehe mit {to} ist zu Ende."),
    "took_up_dishes": ("Du nimmst deine Festkarten auf: {count}.", "{who} nimmt Festkarten auf: {count}."),
    "served": ("Du tischst {to} auf: {count}.", "{who} tischt {to} auf: {count}."),
    "tasted": ("Du kostest vor: {plate}, {dish}.", "{who} kostet vor: {plate}, {dish}."),
    "revealed": ("Auf deinem Teller: {count}.", "Auf {whose} Teller: {count}."),
    "poisoned": ("Dein Erbe ist vergiftet.", "{whose} Erbe ist vergiftet."),
    "poisoned_of_spouse": (
        "Dein Erbe, am Tisch von {to}, ist vergiftet.",
        "{whose} Erbe, am Tisch von {to}, ist vergiftet.",
    ),
    # Zurücknehmen
    "announced_dead": ("Du sammelst deine Toten.", "{who} sammelt die Toten."),
    "announced_tasting": (
        "Du gibst {hireling} her, um das Essen von {to} zu kosten.",
        "{who} gibt {hireling} her, um das Essen von {to} zu kosten.",
    ),
    "chose_plague": ("Du wählst {territory} für die Seuche.", "{who} wählt {territory} für die Seuche."),
    "chose_plague_two": (
        "Du wählst {territory} und {second} für die Seuche.",
        "{who} wählt {territory} und {second} für die Seuche.",
    ),
    "chose_largest": ("Du lässt {whom} wählen.", "{who} lässt {whom} wählen."),
    "chose_cures": ("Du wählst zur Heilung: {territories}.", "{who} wählt zur Heilung: {territories}."),
    "waited": ("Du sagst: Halt, lass uns reden.", "{who} sagt: Halt, lass uns reden."),
    "kept": ("Du bleibst dabei: {deed}.", "{who} bleibt dabei: {deed}."),
    "took_back": ("Du nimmst {deed} zurück.", "{who} nimmt {deed} zurück."),
    "sacrificed": ("Dein Bastard stirbt an Stelle deines Erben.", "{whose} Bastard stirbt an Stelle des Erben."),
    # The end
    "counted_coins": ("Deine Münzen zählen {points}.", "{whose} Münzen zählen {points}."),
    "counted_gems": ("Deine Edelsteine zählen {points}.", "{whose} Edelsteine zählen {points}."),
    "counted_land": ("Dein Land zählt {points}.", "{whose} Land zählt {points}."),
    "counted_food": ("Deine Speisen zählen {points}.", "{whose} Speisen zählen {points}."),
    "counted_bastard": ("Dein Bastard zählt {points}.", "{whose} Bastard zählt {points}."),
    "won": ("Du gewinnst: {total}.", "{who} gewinnt: {total}."),
    "over": ("Das Spiel ist aus: Du gewinnst: {total}.", "Das Spiel ist aus: {who} gewinnt: {total}."),
    "over_together": (
        "Das Spiel ist aus: {winners} gewinnen zusammen: {total}.",
        "Das Spiel ist aus: {winners} gewinnen zusammen: {total}.",
    ),
    # Deals
    "gave_coins_deal": ("Du gibst {to} laut Abmachung {count}.", "{who} gibt {to} laut Abmachung {count}."),
    "gave_coins_debt": ("Du zahlst {to} an Schulden {count}.", "{who} zahlt {to} an Schulden {count}."),
    "gave_gems_deal": ("Du gibst {to} laut Abmachung {count}.", "{who} gibt {to} laut Abmachung {count}."),
    "handed_gems": ("Du gibst {to} laut Abmachung {count}.", "{who} gibt {to} laut Abmachung {count}."),
    "handed_cards": ("Du gibst {to} laut Abmachung {count}.", "{who} gibt {to} laut Abmachung {count}."),
    "handed_dishes": ("Du gibst {to} laut Abmachung {count}.", "{who} gibt {to} laut Abmachung {count}."),
    "gave_cards": (
        "Du gibst {to} laut Abmachung ungesehen {count}.",
        "{who} gibt {to} laut Abmachung ungesehen {count}.",
    ),
    "gave_dishes": (
        "Du gibst {to} laut Abmachung ungesehen {count}.",
        "{who} gibt {to} laut Abmachung ungesehen {count}.",
    ),
    "showed_hand": ("Du zeigst allen deine Hand: {count}.", "{who} zeigt allen die Hand: {count}."),
    "showed_coins": ("Du zeigst allen deine Münzen: {count}.", "{who} zeigt allen die Münzen im Beutel: {count}."),
    "showed_gems": (
        "Du zeigst allen deine Edelsteine: {count}.",
        "{who} zeigt allen die Edelsteine im Beutel: {count}.",
    ),
    "showed_dishes": ("Du zeigst allen deine Festkarten: {count}.", "{who} zeigt allen die Festkarten: {count}."),
    "clause_give": ("Du gibst {to} {goods}.", "{who} gibt {to} {goods}."),
    "clause_show": ("Du zeigst {to} {what}.", "{who} zeigt {to} {what}."),
    "clause_words": ("Du versprichst {to}: „{text}“", "{who} verspricht {to}: „{text}“"),
    "promised": ("Du versprichst {to}: {what}.", "{who} verspricht {to}: {what}."),
    "promise_kept": (
        "Du hältst dein Versprechen gegenüber {to}: {what}.",
        "{who} hält das Versprechen gegenüber {to}: {what}.",
    ),
    "promise_against": (
        "Du handelst gegen dein Versprechen gegenüber {to}: {what}.",
        "{who} handelt gegen das Versprechen gegenüber {to}: {what}.",
    ),
    "promise_over": (
        "Dein Versprechen gegenüber {to} bindet nicht mehr: {what}.",
        "{whose} Versprechen gegenüber {to} bindet nicht mehr: {what}.",
    ),
    "promise_told": (
        "Du hattest {to} versprochen, {what}: {verdict}.",
        "{who} hatte {to} versprochen, {what}: {verdict}.",
    ),
    # Disputes
    "gave_coins_fine": ("Du zahlst {to} als Buße {count}.", "{who} zahlt {to} als Buße {count}."),
    "disputed": (
        "Du klagst gegen {whom} wegen Abmachung {deal}.",
        "{who} klagt gegen {whom} wegen Abmachung {deal}.",
    ),
    "verdict_voted": ("Du urteilst, {votes}: {finding}.", "{who} urteilt, {votes}: {finding}."),
    "verdict_undecided": ("Dein Streit bleibt unentschieden.", "{whose} Streit bleibt unentschieden."),
    "chose_deal": ("Du willst Abmachung {deal} aufheben.", "{who} will Abmachung {deal} aufheben."),
    "deal_voided": ("Du hebst Abmachung {deal} auf.", "{who} hebt Abmachung {deal} auf."),
}
