/**
 * One language's sentences, from the catalogues that the server speaks from as well. A record's
 * fields are the variables of its message; the functions below put names, places and lists into it.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
} from "@fluent/bundle";
import type { BoardEvent } from "../fold/board";
import type { CardEvent } from "../fold/card";
import type { Explanation, GameName, Param, Seat } from "../wire/messages";
import { BUILDS, IDENTITIES, LETTERS } from "../wire/values.ts";

export type Language = "en" | "it" | "de";

/** How a name stands in a sentence. "start": as the subject with a capital letter. */
export type NameForm = "label" | "subject" | "object" | "to" | "of" | "start";

/** How a place stands in a sentence, with the word before it. */
export type PlaceForm = "at" | "from" | "to";

/** What a variable of a message may be: yes and no for booleans, "none" for null. */
export type Sayable = string | number | boolean | null | readonly string[];
export type Variables = Readonly<Record<string, Sayable>>;

/** What persons at the table are called. */
export type NameBook = Readonly<Partial<Record<Seat, string>>>;

/** What a language is made of, and whether a missing sentence is an error or shown as its id. */
export interface SpeechParts {
  readonly language: Language;
  readonly catalogues: readonly FluentResource[];
  /** Places that no catalogue names keep their names from the map. */
  readonly placeNames: Readonly<Record<string, string>>;
  readonly strict: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** By field: which message says the record in it. Other records are left unsaid. */
const PARTS: Readonly<Record<string, string>> = {
  hand: "hand",
  hands: "hand",
  outcome: "outcome",
  result: "outcome",
  note: "note",
  red: "suspect",
  blue: "suspect",
  green: "suspect",
  yellow: "suspect",
  scenario: "scenario",
  scores: "score",
};

/** Fields whose "ambassador" is the figure on the board and never the person who plays it. */
const PIECE_FIELDS: ReadonlySet<string> = new Set(["piece", "pieces", "figure"]);

const CARD_KINDS: Readonly<Record<string, readonly string[]>> = {
  identity: IDENTITIES,
  build: BUILDS,
  mission: LETTERS,
};

/** What a record has where it says nothing. */
const USUAL: Readonly<Record<string, Fields>> = { scenario: { turn: 1, round: 1 } };

const LONGEST = 200;

/** Several things, or pieces, for the functions that can say them. Can't be selected on. */
class Things extends FluentType<readonly string[]> {
  readonly arePieces: boolean;

  constructor(items: readonly string[], arePieces: boolean) {
    super(items);
    this.arePieces = arePieces;
  }

  override toString(): string {
    return this.value.join(", ");
  }
}

/** A number. Small ones look the same in all our languages, and need no formatter, which is slow to make. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < 1_000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

type Said = string | Count | Things;

/** The sentences of a language, for a table where `names` says what the persons are called. */
export class Speech {
  readonly language: Language;
  readonly #parts: SpeechParts;
  readonly #names: NameBook;
  readonly #bundle: FluentBundle;

  constructor(parts: SpeechParts, names: NameBook = {}) {
    this.language = parts.language;
    this.#parts = parts;
    this.#names = names;
    this.#bundle = new FluentBundle(parts.language, {
      useIsolating: false,
      functions: {
        NAME: ([what], { kind, form }) => this.#named(what, text(kind), text(form) || "subject"),
        PLACE: ([place], { form }) => this.#placed(text(place), text(form)),
        LIST: ([what]) => itemsOf(what).join(", ") || this.#message("list-none", {}),
        LINES: ([what]) =>
          itemsOf(what)
            .map((one) => `\n  ${one}`)
            .join(""),
        COUNT: ([what]) => new Count(itemsOf(what).length),
      },
    });
    this.#add(parts.catalogues);
  }

  /** The same language at another table. */
  withNames(names: NameBook): Speech {
    return new Speech(this.#parts, names);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A text of the client, as it stands in the catalogue. */
  text(id: string, variables: Variables = {}): string {
    const said = Object.entries(variables).map(([field, value]) => [field, plain(field, value)]);
    return this.#message(id, Object.fromEntries(said) as Record<string, Said>);
  }

  /** The name of a seat, piece, card, kind or place; of balls and phases as "ball-land". */
  name(thing: string, form: NameForm = "label"): string {
    return this.#named(new Things([thing], true), "", form);
  }

  /** Who sits there: the person's name, where it is known, and else the seat's. */
  named(seat: string, form: NameForm = "label"): string {
    return this.#named(seat, "", form);
  }

  /** A place, with the word before it. */
  place(id: string, form: PlaceForm): string {
    return this.#placed(id, form);
  }

  /** The sentence for a sighting, or for an event in a replay; more lines where hands lie open. */
  say(sighting: BoardEvent | CardEvent, game: GameName): string {
    const { type, ...fields } = sighting;
    return this.#sentence(`${game}-${type}`, fields, game);
  }

  /** Why a request was refused. */
  refusal(code: string, params: Readonly<Record<string, Param>> = {}): string {
    return this.#sentence(`refusal-${code}`, params);
  }

  /** Why something is certain, a line for each step, and what follows from them. */
  explanation(explanation: Explanation): string {
    const steps = explanation.steps.map(({ code, seat, cards }) =>
      this.#sentence(`deduction-${code}`, { seat, cards }),
    );
    return [...steps, this.#conclusion(explanation)].join("\n");
  }

  /** Why a bot has chosen as it did. */
  reason(code: string): string {
    return this.#sentence(`bots-${code}`, {});
  }

  // --- messages ---------------------------------------------------------------------------------

  #add(catalogues: readonly FluentResource[]): void {
    for (const catalogue of catalogues) {
      const [error] = this.#bundle.addResource(catalogue);
      if (error && this.#parts.strict) throw error;
    }
  }

  #sentence(id: string, fields: Fields, game: GameName | null = null): string {
    const said: Record<string, Said> = {};
    for (const [field, value] of Object.entries(fields)) {
      const one = this.#said(field, value, game);
      if (one !== null) said[field] = one;
    }
    return capital(this.#message(id, said));
  }

  #conclusion({ seat, card, holds, steps }: Explanation): string {
    const isOwn = steps.some((step) => step.code === "own" && step.seat === seat);
    const kinds = Object.keys(CARD_KINDS);
    const kind = kinds.find((one) => CARD_KINDS[one]?.includes(card)) ?? "number";
    return this.#sentence(`deduction-so-${kind}`, { who: isOwn ? "you" : seat, card, holds });
  }

  #message(id: string, variables: Record<string, Said>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      if (this.#parts.strict) throw new Error(`${this.language} has no message "${id}"`);
      return id;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors.length && this.#parts.strict) {
      throw new Error(`"${id}" in ${this.language}: ${String(errors[0])}`, { cause: errors[0] });
    }
    return said;
  }

  /** A field as a variable; null where it is left unsaid. */
  #said(field: string, value: unknown, game: GameName | null): Said | null {
    if (Array.isArray(value)) {
      const items = value.map((one) => this.#said(field, one, game));
      const known = items.filter((one) => one !== null);
      return new Things(known.map(itemsOf).flat(), PIECE_FIELDS.has(field));
    }
    if (typeof value === "object" && value !== null) return this.#part(field, value, game);
    return typeof value === "string"
      ? plain(field, shortened(value))
      : plain(field, value as Sayable);
  }

  #part(field: string, record: object, game: GameName | null): string | null {
    const part = PARTS[field];
    if (part === undefined || game === null) return null;
    const reason = "reason" in record ? `-${String(record.reason)}` : "";
    return this.#sentence(`${game}-${part}${reason}`, { ...USUAL[part], ...record }, game);
  }

  // --- functions of the catalogues --------------------------------------------------------------

  #named(what: FluentValue | undefined, kind: string, form: string): string {
    const arePieces = what instanceof Things && what.arePieces;
    const formOfEach = form === "start" ? "subject" : form;
    const names = itemsOf(what).map((one) =>
      this.#formed(kind ? `${kind}-${one}` : one, formOfEach, arePieces),
    );
    const joined = this.#joined(names);
    return form === "start" ? capital(joined) : joined;
  }

  /** The thing's name in its form. A person's name takes no article, so it goes by no id. */
  #formed(thing: string, form: string, isPiece: boolean): string {
    const person = isPiece ? undefined : this.#names[thing as Seat];
    const name = person ?? this.#nameOf(thing);
    if (form === "label") return name;
    const id = person === undefined ? thing : "person";
    return this.#message(`name-${form}`, { id, name, initial: name.slice(0, 1).toLowerCase() });
  }

  #nameOf(thing: string): string {
    if (/^\d+$/.test(thing)) return thing;
    const onMap = this.has(`name-${thing}`) ? undefined : this.#parts.placeNames[thing];
    return onMap ?? this.#message(`name-${thing}`, {});
  }

  #placed(id: string, form: string): string {
    return this.#message(`place-${form}`, { id, name: this.#nameOf(id) });
  }

  #joined(names: readonly string[]): string {
    if (!names.length) return this.#message("list-none", {});
    return names.reduce((before, name, index) =>
      this.#message(index === names.length - 1 ? "list-last" : "list-more", { before, name }),
    );
  }
}

/** The texts of a language's catalogues, read. */
export function readCatalogues(texts: readonly string[]): readonly FluentResource[] {
  return texts.map((one) => new FluentResource(one));
}

/** A value as a variable. */
function plain(field: string, value: Sayable): Said {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new Count(value);
  const isPiece = PIECE_FIELDS.has(field);
  if (typeof value !== "string") return new Things(value, isPiece);
  return isPiece ? new Things([value], true) : value;
}

function itemsOf(what: FluentValue | Said | undefined): readonly string[] {
  return what instanceof Things ? what.value : [String(what)];
}

function text(value: FluentValue | undefined): string {
  return value === undefined ? "" : itemsOf(value).join("");
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function shortened(value: string): string {
  return value.length > LONGEST ? Array.from(value).slice(0, LONGEST).join("") : value;
}
