import type { Server } from 'node:http';
import { type Place, type Target, targetsIn } from '@madrasah/service-kit/asking';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Metrics } from '@madrasah/service-kit/metrics';
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

interface Behind {
  /** The queries' own server, where they are in this process. */
  readonly here?: Server;
  readonly queries: () => Place | undefined;
  readonly metrics: Metrics;
  readonly log: Pick<Logger, 'info' | 'fatal'>;
}

/**
 * The door over a listening socket that another program holds: while this one is away or starts, whoever calls waits in
 * the socket's queue. It opens when the socket is handed over; where nobody hands one over it stays shut.
 */
export class HeldDoor {
  readonly #behind: Behind;
  #server: Server | undefined;
  #upstreams: Upstreams | undefined;
  #commands: Place | undefined;

  constructor(holder: Holder, behind: Behind) {
    this.#behind = behind;
    if (!holder.send) return;
    holder.on('message', (word, socket) => {
      if (word.door) this.#open(word.door, socket);
      if (word.commands !== undefined) this.#commands = word.commands ?? undefined;
      if (word.alive !== undefined) holder.send?.({ alive: word.alive });
      if (word.askReadiness) void this.#tellReadiness(holder);
    });
  }

  get isOpen(): boolean {
    return this.#server !== undefined;
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
    const { here, queries, metrics, log } = this.#behind;
    const upstreams: Upstreams = {
      ...{ pages, trustedProxy, tls, metrics, rules: RULES, queries },
      here: elsewhere ? undefined : here,
      elsewhere: elsewhere && { commands: poolOf(elsewhere.commands), queries: poolOf(elsewhere.queries) },
      commands: () => this.#commands,
    };
    this.#upstreams = upstreams;
    this.#server = createDoor(upstreams);
    this.#server.on('error', (err) => {
      log.fatal({ err }, 'the door cannot be opened');
      process.exit(1);
    });
    this.#server.listen(socket, () => log.info({}, 'the door is open'));
  }

  async #tellReadiness(holder: Holder): Promise<void> {
    if (this.#upstreams) holder.send?.({ readiness: await readiness(this.#upstreams) });
  }
}

const poolOf = (list: string): Pool => new Pool(targetsIn(list) as readonly Target[]);
