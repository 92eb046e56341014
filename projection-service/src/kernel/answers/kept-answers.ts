import type { JsonAnswer } from '@madrasah/service-kit/http';

/** Bytes of answers at hand, of all schools together. What was asked for longest ago goes first. */
const AT_HAND = 32 * 1024 * 1024;

/** An answer, and the read models it holds as long as nothing changes in. */
export interface Kept {
  readonly school: string;
  readonly kinds: readonly string[];
  readonly answer: JsonAnswer;
}

/** An answer that is being made: what changes meanwhile may be in it by half. */
export interface Making {
  readonly school: string;
  readonly changed: Set<string>;
}

/** A kind of its own: everything of a school. */
const ALL = '*';

/**
 * Answers of queries as they went over the wire, given again until something changes in a read model that was looked
 * at while they were made. In memory only. Who may have one, and in which words he asked, is said by its name.
 */
export class KeptAnswers {
  readonly #atHand: number;
  readonly #kept = new Map<string, Kept>();
  readonly #places = new Map<string, Set<string>>();
  readonly #making = new Set<Making>();
  #bytes = 0;

  /** @param atHand bytes; 0 keeps nothing */
  constructor(atHand = AT_HAND) {
    this.#atHand = atHand;
  }

  /** Answers at hand now, and their bytes. */
  get sizes(): Readonly<Record<'answers' | 'bytes', number>> {
    return { answers: this.#kept.size, bytes: this.#bytes };
  }

  find(name: string): Kept | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#kept.delete(name); // the latest stands last
    this.#kept.set(name, kept);
    return kept;
  }

  /** Say so before the first look, and `end` when it is made, kept or not. */
  begin(school: string): Making {
    const making = { school, changed: new Set<string>() };
    this.#making.add(making);
    return making;
  }

  end(making: Making): void {
    this.#making.delete(making);
  }

  /** Keeps what was made, unless something that it looked at has changed meanwhile. */
  keep(name: string, { school, changed }: Making, kinds: readonly string[], answer: JsonAnswer): void {
    const isSpoiled = changed.has(ALL) || kinds.some((kind) => changed.has(kind));
    if (isSpoiled || answer.body.length > this.#atHand / 8) return;
    this.#drop(name);
    this.#kept.set(name, { school, kinds, answer });
    this.#bytes += answer.body.length;
    for (const kind of kinds) {
      const place = placeOf(kind, school);
      this.#places.set(place, (this.#places.get(place) ?? new Set()).add(name));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#atHand) return;
      this.#drop(oldest);
    }
  }

  /** A read model has changed, of one school or of all. */
  forget(kind: string, school?: string): void {
    this.#spoil(kind, school);
    const names =
      school === undefined
        ? [...this.#kept].flatMap(([name, { kinds }]) => (kinds.includes(kind) ? [name] : []))
        : [...(this.#places.get(placeOf(kind, school)) ?? [])];
    for (const name of names) this.#drop(name);
  }

  /** Whatever names somebody of a school. */
  forgetSchool(school: string): void {
    this.#spoil(ALL, school);
    for (const [name, kept] of [...this.#kept]) if (kept.school === school) this.#drop(name);
  }

  #spoil(kind: string, school: string | undefined): void {
    for (const making of this.#making)
      if (school === undefined || making.school === school) making.changed.add(kind);
  }

  #drop(name: string): void {
    const kept = this.#kept.get(name);
    if (!kept) return;
    this.#kept.delete(name);
    this.#bytes -= kept.answer.body.length;
    for (const kind of kept.kinds) {
      const place = placeOf(kind, kept.school);
      const names = this.#places.get(place);
      names?.delete(name);
      if (names?.size === 0) this.#places.delete(place);
    }
  }
}

/** The name of a read model holds no line break, a school's only digits. */
const placeOf = (kind: string, school: string) => `${kind}\n${school}`;
