import { parseStream } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Head, type Listener, schoolOf } from '../kernel/projecting/index.ts';

const TOGETHER_MS = 50; // so many events of a school are one message
const ASK_AGAIN_MS = 1_000;

export interface Hearers {
  /** A login, a token or an institution (then: undefined) may be shut. Told first: who may not hear must not. */
  doorsChanged(school: string | undefined): Promise<void>;
  /** Everything of the school up to here is folded. */
  projected(school: string, position: number): void;
}

/** Rides in the common batches and tells what they brought to which school, once the head has passed it. */
export class News implements Listener {
  readonly name = 'news';
  readonly from = 'present';
  readonly #head: () => Head;
  readonly #hearers: Hearers;
  #untold = new Map<string, number>();
  #doors = new Set<string | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(head: () => Head, hearers: Hearers) {
    this.#head = head;
    this.#hearers = hearers;
  }

  apply(events: readonly DomainEvent[]): void {
    for (const event of events) {
      const school = schoolOf(event);
      const { category } = parseStream(event.stream) ?? {};
      if (category === 'access') this.#doors.add(school);
      if (category === 'platform') this.#doors.add(undefined);
      this.#untold.set(school, event.position);
    }
    if (!this.#ended) this.#timer ??= setTimeout(() => void this.#tell(), TOGETHER_MS);
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
    const end = Math.max(...news.values());
    // While the document store is away the head stands still, and there is nothing new to be read.
    while (!(await this.#head().waitFor(end, ASK_AGAIN_MS))) if (this.#ended) return;
    for (const [school, position] of news) this.#hearers.projected(school, position);
  }
}
