// Written by `make docs` from table/commands.py, table/messages.py and core/shapes.py; do not edit.

export interface Accept {
  do: "accept";
  id: string;
  offer: number;
  picks?: ((string)[])[];
}

export interface Agree {
  do: "agree";
  id: string;
  number: number;
  yes: boolean;
}

export interface Answer {
  do: "answer";
  id: string;
  question: number;
  action: number;
}

export interface Asked {
  question: string;
  seat: number;
}

export interface Back {
  do: "back";
  id: string;
  question: number;
}

export interface Bye {
  is: "bye";
  code: string;
  text: string;
  again: number | null;
}

export interface CampaignInfo {
  games: number;
  totals: ((number)[])[];
  sums: (number)[];
  winners: (number)[];
}

export interface Card {
  face: "down" | "up";
  kind: string;
  more?: Record<string, any>;
}

export interface Choice {
  code: number;
  parts: (string)[];
}

export interface Clock {
  grace: number;
  late: number;
}

export interface Coach {
  do: "coach";
  id: string;
  move: "again" | "end" | "next";
}

export interface CoachInfo {
  kind: "end" | "offer" | "tell" | "try" | "wait" | "wrong";
  step: number;
  steps: number;
  text: string;
  point: (string)[];
  again: boolean;
}

export interface Configure {
  do: "configure";
  id: string;
  options?: Record<string, boolean | number | string> | null;
  seats?: number | null;
  pace?: "fast" | "normal" | "relaxed" | "slow" | null;
  watch?: "gallery" | "nobody" | null;
  listed?: boolean | null;
  manners?: boolean | null;
  link?: boolean | null;
  whispers?: "none" | "seen" | "unseen" | null;
  words?: "free" | "phrases" | null;
  undo?: "consent" | "free" | "none" | null;
  campaign?: boolean | null;
  steward?: string | null;
  bots?: "fast" | "human" | "watch" | null;
  title?: string | null;
  seconds?: Record<string, number> | null;
  lang?: "de" | "en" | null;
}

export interface Confirm {
  do: "confirm";
  id: string;
  question: number;
}

export interface Counter {
  do: "counter";
  id: string;
  offer: number;
  deal: PlainDeal;
  seconds?: number;
  reason?: Reason | null;
}

export interface Decline {
  do: "decline";
  id: string;
  offer: number;
  reason?: Reason | null;
}

export interface Done {
  is: "done";
  id: string;
}

export interface Draft {
  do: "draft";
  id: string;
  question: number;
  action: number;
}

export interface DraftInfo {
  answers: (number)[];
  complete: boolean;
}

export interface Drop {
  do: "drop";
  id: string;
}

export interface Entrust {
  do: "entrust";
  id: string;
  seat: number;
}

export interface Glimpse {
  cards?: (string)[] | "unknown";
  count?: number;
  event: string;
  game: string;
  seat?: number;
  turn?: number;
  you: number | null;
  [field: string]: any;
}

export interface Kick {
  do: "kick";
  id: string;
  seat: number;
}

export interface Leave {
  do: "leave";
  id: string;
}

export interface LedgerClause {
  by: number;
  to: number;
  text: string;
  verdict: "against" | "broken" | "done" | "excused" | "kept" | "moot" | "open" | "over" | "words";
  until: number | null;
  clause: number | null;
}

export interface LedgerDeal {
  number: number;
  turn: number;
  parties: (number)[];
  clauses: (LedgerClause)[];
}

export interface MissingAnswers {
  to: number;
  text: string;
  answers: (number)[];
}

export interface Moment {
  do: "moment";
  id: string;
}

export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  on: boolean;
}

export interface NewcomerAsked {
  number: number;
  seat: number;
  name: string;
  was: string;
  waiting: (number)[];
}

export interface Note {
  do: "note";
  id: string;
  text: string;
}

export interface Offer {
  do: "offer";
  id: string;
  deal: PlainDeal;
  seconds?: number;
  asks?: boolean;
}

export interface OfferInfo {
  number: number;
  by: number;
  parties: (number)[];
  clauses: PlainClause[];
  texts: (string)[];
  signed: (number)[];
  until: number;
  counters: number | null;
  asks: boolean;
  why_not: string;
}

export interface Order {
  do: "order";
  id: string;
  seats: (number)[];
}

export interface PlainClause {
  by: number;
  count?: number;
  due?: number;
  kind: "act" | "do" | "give" | "grant" | "oblige" | "refrain" | "show" | "words";
  picks?: (string)[];
  place?: number | string;
  text?: string;
  to: number;
  turns?: number;
  until?: number;
  verbs?: (string)[];
  what?: string;
  whom?: number;
}

export interface PlainDeal {
  clauses: (PlainClause)[];
  parties: (number)[];
}

export interface Pong {
  is: "pong";
  now: number;
}

export interface Promise {
  by: number;
  clause: number;
  count?: number;
  done: number;
  due?: number;
  kind: "act" | "do" | "give" | "grant" | "oblige" | "refrain" | "words";
  place?: number;
  to: number;
  until?: number;
  verbs?: (string)[];
  verdict: "against" | "broken" | "excused" | "kept" | "moot" | "open" | "over";
  what?: string;
  whom?: number;
}

export interface Prompt {
  choices: (PromptChoice)[];
  closing?: string;
  eyebrow: string;
  note: string;
  plans?: (PromptPlan)[];
  question: string;
  waiting: string | null;
}

export interface PromptChoice {
  code: number;
  commit: string;
  deed?: string;
  follows: string;
  label: string;
  object?: string;
  parts: (string)[];
}

export interface PromptPlan {
  answers: (number)[];
  commit: string;
  deed: string;
  follows: string;
  label: string;
  object: string;
}

export interface React {
  do: "react";
  id: string;
  stamp: string;
  seat?: number | null;
  line?: number | null;
  message?: number | null;
}

export interface Ready {
  do: "ready";
  id: string;
  ready: boolean;
  entropy?: string;
}

export interface Reason {
  phrase: "broke_word" | "not_now" | "nothing_for_it" | "too_little" | "would_want" | "wronged";
  clause: PlainClause | null;
  deal: number | null;
}

export interface Reclaim {
  do: "reclaim";
  id: string;
}

export interface Refuse {
  is: "refuse";
  id: string | null;
  code: string;
  text: string;
}

export interface Rematch {
  do: "rematch";
  id: string;
  entropy?: string;
}

export interface Remove {
  do: "remove";
  id: string;
  message: number;
}

export interface Resign {
  do: "resign";
  id: string;
}

export interface Result {
  scores: (number)[];
  sources: ((Source)[])[];
  winners: (number)[];
}

export interface Say {
  do: "say";
  id: string;
  text?: string | null;
  phrase?: string | null;
  about?: number | null;
  to?: (number)[] | null;
}

export interface SealedDeal {
  clauses: (Promise)[];
  number: number;
  parties: (number)[];
  turn: number;
}

export interface SeatBot {
  do: "seatbot";
  id: string;
  seat: number;
  level: string | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "free" | "person";
  level: string | null;
  state: "away" | "late" | "present" | "resigned" | "steward";
  ready: boolean;
  bank: number | null;
  clock: Clock | null;
  moments: number;
  shows: boolean;
  open_review: boolean;
  host: boolean;
}

export interface SeatZones {
  seat: number;
  zones: (Zone)[];
}

export interface ShareReview {
  do: "share_review";
  id: string;
  on: boolean;
}

export interface Show {
  do: "show";
  id: string;
  on: boolean;
}

export interface Sit {
  do: "sit";
  id: string;
  name: string;
  seat?: number | null;
}

export interface Source {
  points: number;
  source: string;
}

export interface Speak {
  do: "speak";
  id: string;
  lang: "de" | "en";
}

export interface StandingOrder {
  do: "standing_order";
  id: string;
  question: string;
  order: string | null;
}

export interface Start {
  do: "start";
  id: string;
}

export interface StoryLine {
  n: number;
  text: string;
  event: Glimpse;
  at: number;
  fold: boolean;
  brief: string;
}

export interface TableInfo {
  code: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "play";
  seats: (SeatInfo)[];
  options: Record<string, boolean | number | string>;
  pace: string;
  watch: string;
  listed: boolean;
  whispers: string;
  words: string;
  undo: string;
  steward: string;
  bots: string;
  rules: number;
  commitment: string | null;
  watchers: number;
  manners: boolean;
  seconds: Record<string, number>;
  link: boolean;
  match: number;
  waiting: (number)[];
  rematch: (number)[];
  lesson: boolean;
  next: string | null;
  undoing: UndoAsked | null;
  newcomer: NewcomerAsked | null;
  takeovers: (TakeoverInfo)[];
  lang: string | null;
  campaign: CampaignInfo | null;
  upcoming: string | null;
}

export interface TakeoverInfo {
  seat: number;
  name: string;
  was: string;
  how: "agreed" | "invited" | "open";
}

export interface Talk {
  n: number;
  message: number;
  at: number;
  seat: number | null;
  name: string;
  text: string | null;
  to: (number)[] | null;
  phrase: string | null;
  removed: boolean;
  muted: boolean;
  stamp: string | null;
  on_seat: number | null;
  on_line: number | null;
  on_message: number | null;
}

export interface Tempo {
  do: "tempo";
  id: string;
  bots: "fast" | "human" | "skip" | "watch";
}

export interface Turn {
  number: number;
  seat: number | null;
}

export interface Undo {
  do: "undo";
  id: string;
}

export interface UndoAsked {
  number: number;
  seat: number;
  text: string;
  waiting: (number)[];
}

export interface Update {
  is: "update";
  v: number;
  now: number;
  ack?: string | null;
  table?: TableInfo;
  you?: You;
  view?: View | null;
  prompt?: Prompt | null;
  question?: number | null;
  can_back?: boolean;
  can_undo?: boolean;
  draft?: DraftInfo | null;
  story?: (StoryLine)[];
  talk?: (Talk)[];
  offers?: (OfferInfo)[];
  ledger?: (LedgerDeal)[];
  missing?: (MissingAnswers)[];
  aims?: Record<string, boolean>;
  open_points?: (number)[];
  coach?: CoachInfo | null;
}

export interface View {
  asked: (Asked)[];
  choices: (Choice)[];
  common: (Zone)[];
  deals: (SealedDeal)[];
  game: string;
  more: Record<string, any>;
  result: Result | null;
  seats: (SeatZones)[];
  turn: Turn;
  you: number | null;
}

export interface Watch {
  do: "watch";
  id: string;
  seat?: number | null;
}

export interface Welcome {
  is: "welcome";
  v: number;
  now: number;
  table: TableInfo;
  you: You;
  view: View | null;
  prompt: Prompt | null;
  question: number | null;
  can_back: boolean;
  can_undo: boolean;
  draft: DraftInfo | null;
  story: (StoryLine)[];
  talk: (Talk)[];
  story_after: number;
  talk_after: number;
  offers: (OfferInfo)[];
  ledger: (LedgerDeal)[];
  missing: (MissingAnswers)[];
  aims: Record<string, boolean>;
  open_points: (number)[];
  coach: CoachInfo | null;
}

export interface Withdraw {
  do: "withdraw";
  id: string;
  offer: number;
}

export interface You {
  seat: number | null;
  host: boolean;
  lang: string;
  muted: (number)[];
  watching: number | null;
  note: string;
  orders: Record<string, string>;
}

export interface Zone {
  cards?: (Card | "unknown")[];
  count?: number;
  id: string;
  kind: string;
}

export type Request = Sit | Leave | SeatBot | Kick | Entrust | Tempo | Order | Configure | Ready | Start | Answer | Back | Draft | Drop | Confirm | Undo | Agree | StandingOrder | Moment | Resign | Reclaim | Offer | Accept | Decline | Counter | Withdraw | Say | React | Mute | Remove | Note | Show | ShareReview | Watch | Speak | Rematch | Coach;
export type Tiding = Welcome | Update | Refuse | Done | Bye | Pong;
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
