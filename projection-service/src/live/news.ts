import { parseStream } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Head, type Listener, schoolOf } from '../kernel/projecting/index.ts';

const TOGETHER_MS = 50; // so many events of a school are one message
const ASK_AGAIN_MS = 1_000;

export interface Hearers {
  /** A login, a token or an institution (then: undefined) may be shut. Told first: who may not hear must not. */
  doorsChanged(school: string | undefined): Promise<void>;
  /** Everything of the school up to here is folded; of its read models these have changed. */
  projected(school: string, position: number, kinds: readonly string[]): void;
}

export interface NewsOptions {
  head(): Head;
  touched(type: string): readonly string[];
}

interface Untold {
  position: number;
  readonly kinds: Set<string>;
}

/** Rides in the common batches and tells what they brought to which school, once the head has passed it. */
export class News implements Listener {
  readonly name = 'news';
  readonly from = 'present';
  readonly #options: NewsOptions;
  readonly #hearers: Hearers;
  #untold = new Map<string, Untold>();
  #doors = new Set<string | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(options: NewsOptions, hearers: Hearers) {
    this.#options = options;
    this.#hearers = hearers;
  }

  apply(events: readonly DomainEvent[]): void {
    for (const event of events) {
      const school = schoolOf(event);
      const { category } = parseStream(event.stream) ?? {};
      if (category === 'access') this.#doors.add(school);
      if (category === 'platform') this.#doors.add(undefined);
      this.#note(school, event);
    }
    if (!this.#ended) this.#timer ??= setTimeout(() => void this.#tell(), TOGETHER_MS);
  }

  #note(school: string, { type, position }: DomainEvent): void {
    const untold = this.#untold.get(school) ?? { position, kinds: new Set() };
    untold.position = position;
    for (const kind of this.#options.touched(type)) untold.kinds.add(kind);
    this.#untold.set(school, untold);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    const [news, doors] = [this.#untold, this.#doors];
    this.#untold = new Map();
    this.#doors = new Set();
    this.#timer = undefined;
    for (const school of doors) await this.#hearers.doorsChanged(school);
    const end = Math.max(...[...news.values()].map(({ position }) => position));
    // While the document store is away the head stands still, and there is nothing new to be read.
    while (!(await this.#options.head().waitFor(end, ASK_AGAIN_MS))) if (this.#ended) return;
    for (const [school, { position, kinds }] of news) this.#hearers.projected(school, position, [...kinds]);
  }
}
