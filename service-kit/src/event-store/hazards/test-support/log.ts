import { type Logged, numberOf, type ProposedMessage, sent } from './messages.ts';

/** `wrong` holds the revision the stream is really at, -1 when it does not exist. */
export type Outcome = { readonly revision: number; readonly position: number } | { readonly wrong: number };

export interface Proposal {
  readonly stream: string;
  /** -1 for no stream. */
  readonly expected: number;
  readonly events: readonly ProposedMessage[];
}

/** The memory of the misbehaving server: right in itself, whatever the server says about it. */
export class Log {
  readonly events: Logged[] = [];
  readonly #listeners = new Set<() => void>();

  /** The same ids at the same place again are answered as the first time. */
  append({ stream, expected, events }: Proposal): Outcome {
    const there = this.of(stream);
    const last = there.length - 1;
    if (
      expected < last &&
      events.every(({ id }, n) => there[expected + 1 + n]?.proposed.id?.string === id?.string)
    )
      return outcome(there[expected + events.length]);
    if (expected !== last) return { wrong: last };
    for (const [n, proposed] of events.entries()) {
      const position = (this.events.at(-1)?.position ?? 0) + 100;
      this.events.push({ stream, revision: last + 1 + n, position, proposed });
    }
    for (const listener of [...this.#listeners]) listener();
    return outcome(this.events.at(-1));
  }

  of(stream: string): Logged[] {
    return this.events.filter((event) => event.stream === stream);
  }

  idsOf(stream: string): unknown[] {
    return this.of(stream).map(({ proposed }) => proposed.id?.string);
  }

  /** Removes the events of a stream before a revision, as a limit on its length would. */
  cutOff(stream: string, revision: number): void {
    const kept = this.events.filter((event) => event.stream !== stream || event.revision >= revision);
    this.events.splice(0, this.events.length, ...kept);
  }

  /** Resolves at the next append, or when the reader has gone. */
  grown(gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#listeners.delete(done);
        gone.removeEventListener('abort', done);
        resolve();
      };
      this.#listeners.add(done);
      gone.addEventListener('abort', done);
    });
  }
}

function outcome(event: Logged | undefined): Outcome {
  if (!event) throw new Error('an append without events');
  return { revision: event.revision, position: event.position };
}

export function expectedOf(options: { revision?: Parameters<typeof numberOf>[0] }): number {
  return sent(options, 'revision') ? numberOf(options.revision) : -1;
}
