/** What is kept under a name, and how much room it takes. */
interface Kept {
  readonly place: string;
  readonly answer: Promise<unknown>;
  weight: number;
}

/** Reads by name within places, as many as there is room for: what was asked for longest ago goes first. */
export class KeptRoom {
  readonly #capacity: number;
  readonly #kept = new Map<string, Kept>();
  readonly #places = new Map<string, Set<string>>();
  #weight = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** What everything at hand weighs. */
  get weight(): number {
    return this.#weight;
  }

  find(name: string): Promise<unknown> | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#kept.delete(name); // the latest stands last
    this.#kept.set(name, kept);
    return kept.answer;
  }

  /**
   * Keeps what is being read; a read that fails is not kept.
   * @param weigh what it weighs turns out when it is there, by which time it may have been forgotten
   */
  keep(place: string, name: string, answer: Promise<unknown>, weigh: (answer: unknown) => number): void {
    const kept: Kept = { place, answer, weight: 1 };
    this.#kept.set(name, kept);
    this.#weight += kept.weight;
    const names = this.#places.get(place) ?? new Set();
    this.#places.set(place, names.add(name));
    this.#makeRoom();
    answer.then(
      (told) => this.#weigh(name, kept, weigh(told)),
      () => this.#kept.get(name) === kept && this.drop(name),
    );
  }

  drop(name: string): void {
    const kept = this.#kept.get(name);
    if (!kept) return;
    this.#kept.delete(name);
    this.#weight -= kept.weight;
    const names = this.#places.get(kept.place);
    names?.delete(name);
    if (names?.size === 0) this.#places.delete(kept.place);
  }

  forgetPlace(place: string): void {
    for (const name of [...(this.#places.get(place) ?? [])]) this.drop(name);
  }

  /** All places whose names begin so. */
  forgetPlaces(beginning: string): void {
    for (const place of [...this.#places.keys()]) if (place.startsWith(beginning)) this.forgetPlace(place);
  }

  #weigh(name: string, kept: Kept, weight: number): void {
    if (this.#kept.get(name) !== kept) return;
    this.#weight += weight - kept.weight;
    kept.weight = weight;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const name of this.#kept.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.drop(name);
    }
  }
}
