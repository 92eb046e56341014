import type { Server } from 'node:http';
import { type Place, type Target, targetAt, targetsIn } from '@madrasah/service-kit/asking';
import { Metrics } from '@madrasah/service-kit/metrics';
import { RULES } from './catalogue.ts';
import { createDoor } from './door.ts';
import { Pool } from './forwarding/pool.ts';
import type { Tls, Upstreams } from './forwarding/upstreams.ts';
import { readiness } from './readiness.ts';

/** What comes with the listening socket from the program that holds it (`scripts/running/house-door.ts`). */
interface Handed {
  readonly pages: string;
  readonly trustedProxy: boolean;
  readonly tls?: Tls;
  /** Lists of services on other machines. */
  readonly elsewhere?: { readonly commands: string; readonly queries: string };
}

/** A word of that program. */
interface Word {
  readonly door?: Handed;
  /** Where commands are taken now; null while they are not. */
  readonly commands?: Place | null;
  readonly askReadiness?: true;
  readonly alive?: number;
}

/** The program that has started this one. */
interface Holder {
  send?(message: object): unknown;
  on(event: 'message', heard: (word: Word, socket: unknown) => void): unknown;
}

/** The queries, where they are in the door's process. */
interface Behind {
  readonly server: Server;
  /** Where it listens itself, for other programs. */
  readonly place: Place | undefined;
}

/**
 * The door over a listening socket that another program holds: while this one is away or starts, whoever calls waits in
 * the socket's queue. It opens when the socket is handed over; where nobody hands one over it stays shut. Until it is told
 * of queries, pages are shown, commands passed on, and questions refused as while a service is away.
 */
export class HeldDoor {
  readonly #metrics: Metrics;
  #behind: Behind | undefined;
  #server: Server | undefined;
  #upstreams: Upstreams | undefined;
  #commands: Place | undefined;

  /** @param metrics what the door tells of itself */
  constructor(holder: Holder, metrics = new Metrics()) {
    this.#metrics = metrics;
    if (!holder.send) return;
    holder.on('message', (word, socket) => {
      if (word.door) this.#open(word.door, socket);
      if (word.commands !== undefined) this.#commands = word.commands ?? undefined;
      if (word.alive !== undefined) holder.send?.({ alive: word.alive });
      if (word.askReadiness) void this.#tellReadiness(holder);
    });
  }

  /** From now on questions are handed to these. */
  leadsTo(behind: Behind): void {
    this.#behind = behind;
  }

  get isOpen(): boolean {
    return this.#server !== undefined;
  }

  /** Where commands are taken now. */
  commands(): Target | undefined {
    return this.#commands === undefined ? undefined : targetAt(this.#commands);
  }

  /** Takes no more callers; who waits in the queue is the next program's. */
  stopTaking(): void {
    this.#server?.close();
    this.#server?.closeIdleConnections();
  }

  end(): void {
    this.#server?.closeAllConnections();
  }

  #open({ pages, trustedProxy, tls, elsewhere }: Handed, socket: unknown): void {
    const upstreams: Upstreams = {
      ...{ pages, trustedProxy, tls, metrics: this.#metrics, rules: RULES },
      here: () => this.#behind?.server,
      queries: () => this.#behind?.place,
      elsewhere: elsewhere && { commands: poolOf(elsewhere.commands), queries: poolOf(elsewhere.queries) },
      commands: () => this.#commands,
    };
    this.#upstreams = upstreams;
    this.#server = createDoor(upstreams);
    this.#server.on('error', (error) => {
      console.error(`The door cannot be opened: ${error.message}`);
      process.exit(1);
    });
    this.#server.listen(socket);
  }

  async #tellReadiness(holder: Holder): Promise<void> {
    if (this.#upstreams) holder.send?.({ readiness: await readiness(this.#upstreams) });
  }
}

const poolOf = (list: string): Pool => new Pool(targetsIn(list) as readonly Target[]);
