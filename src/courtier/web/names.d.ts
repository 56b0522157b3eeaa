// Names that the types in the scripts' comments use without an import: those of the messages (types.d.ts, which is
// written by `make docs`), what the server answers over HTTP, and what the browser's events carry. No page loads this file.
import type * as Sent from "./types.d.ts";

declare global {
  type Card = Sent.Card;
  type SeenCard = Sent.Card | "unknown";
  type Zone = Sent.Zone;
  type View = Sent.View;
  type Glimpse = Sent.Glimpse;
  type StoryLine = Sent.StoryLine;
  type Talk = Sent.Talk;
  type SeatInfo = Sent.SeatInfo;
  type TableInfo = Sent.TableInfo;
  type Tiding = Sent.Tiding;
  type Prompt = Sent.Prompt;
  type PromptChoice = Sent.PromptChoice;
  type PromptPlan = Sent.PromptPlan;
  type MissingAnswers = Sent.MissingAnswers;
  type Bye = Sent.Bye;
  type Update = Sent.Update;
  type Welcome = Sent.Welcome;
  type Clock = Sent.Clock;
  type CoachInfo = Sent.CoachInfo;
  type LedgerClause = Sent.LedgerClause;
  type LedgerDeal = Sent.LedgerDeal;
  type OfferInfo = Sent.OfferInfo;
  type DraftInfo = Sent.DraftInfo;
  type You = Sent.You;
  type Wish = Sent.Wish;
  type PlainDeal = Sent.PlainDeal;
  type Tempo = Sent.Tempo["bots"];
  /** A seat with a bot on it. */
  type BotSeat = SeatInfo & { level: string };
  /** What a single game adds to its view; the messages do not say what is in it. */
  type GameFact = View["more"];

  type Clause = Sent.PlainClause;
  /** What may be in a gap of a clause that is being composed. */
  type GapValue = string | number | string[];
  type TriedDeal = { texts: string[]; reason: string; why_not: string };

  /** What a component is given to draw inside: text, nodes, or nothing. Preact takes more than a type can say. */
  type Children = unknown;
  /** A component of a page that is loaded later; its props are checked where it is written. */
  type Component = (props: any) => unknown;
  /** A page that is loaded later, by the names that it exports. */
  type Pages = Record<string, Component>;
  type ScreenModule = { default: Component };

  interface Window {
    /** What preload.js has asked the server already. */
    asked?: { address: string; answer: Promise<Response> };
    trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (text: string) => string } };
  }

  /** A zone whose cards are all seen. */
  type OpenZone = Zone & { cards: Card[] };
  /** A zone with cards, or with their number alone. */
  type Pile = Zone & { cards: SeenCard[]; count: number };
  /** A card with facts of its game, as a territory has. */
  type MarkedCard = Card & { more: Record<string, any> };
  /** A zone as a skin knows it, which knows what lies where in its game. */
  type GameZone = { id: string; kind: string; cards: MarkedCard[]; count: number };
  /** An event that a seat is part of. */
  type SeatEvent = Glimpse & { seat: number; cards: string[] };

  type OptionValue = boolean | number | string;

  /** `/api/games`: an option of a game. */
  interface GameOption {
    name: string;
    values: OptionValue[];
    default: OptionValue;
    /** What it is where nobody chose: in the rules, among bots, at the terminal, at tables. */
    usual: OptionValue[];
    most: number | null;
    of_seats: boolean;
    help: string;
  }

  /** `/api/games`: a game. */
  interface GameInfo {
    name: string;
    title: string;
    sentence: string;
    minutes: number;
    seats: number[];
    options: GameOption[];
    bots: string[];
    characters: string[];
    draftable: boolean;
    lesson: number | null;
    campaign: number | null;
    deals: { binding: boolean; public: boolean } | null;
    orders: Record<string, string[]>;
    crests: string;
    emblem: string;
    place: string;
    seconds?: Record<string, number>;
    skin: boolean;
    picture: boolean;
  }

  /** An option as the lobby shows it. */
  interface TableOption {
    name: string;
    label: string;
    help: string;
    game?: boolean;
    values: OptionValue[];
    least?: number;
    most?: number;
    value: OptionValue;
    usual: OptionValue;
    change: (value: OptionValue) => void;
  }

  /** `/api/tables`: a table, and one's own seat at it. */
  type ListedTable = TableInfo & { you?: number };

  /** An event of a field that somebody types into or chooses from. */
  type Typed = Event & { target: HTMLInputElement };
  type Chosen = Event & { target: HTMLSelectElement };
}
