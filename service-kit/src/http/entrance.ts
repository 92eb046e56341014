import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse } from '@madrasah/events';
import Koa from 'koa';
import type { Place } from '../asking/index.ts';
import type { Logger } from '../logging/index.ts';
import { Waiting } from '../starting/index.ts';
import { sendRefusal } from './answer.ts';
import { createServiceServer } from './server.ts';

/** Where a service listens. */
export interface At {
  readonly PORT: number;
  readonly HOST: string;
  /** A socket of the file system, in place of the port: what cannot be had there opens no port instead. */
  readonly SOCKET?: string | undefined;
}

/**
 * The port of a service while it starts. It opens when the service first has to wait for something: `/readyz` then says
 * for what, as the log does, and all else is refused with 503. A service that waits for nothing is not reached before
 * it can answer, so that whoever stands in front asks another one meanwhile.
 */
export class Entrance {
  readonly server = createServiceServer((request, response) => this.#listener(request, response));
  readonly #at: At;
  readonly #waitings: Waiting[] = [];
  #listener: RequestListener;
  #opened: Promise<number> | undefined;

  constructor(at: At) {
    this.#at = at;
    this.#listener = this.#notYet().callback();
  }

  /** Something this start may have to wait for. @param what as in “waiting for …” */
  waitingFor(what: string, log: Pick<Logger, 'warn'>): Waiting {
    const opens = {
      warn: (detail: object, message: string) => {
        this.#open().catch((error: unknown) => log.warn({ err: error }, 'the port cannot be opened yet'));
        log.warn(detail, message);
      },
    };
    const waiting = new Waiting(opens, what);
    this.#waitings.push(waiting);
    return waiting;
  }

  /** Where it listens; undefined before it does. */
  get place(): Place | undefined {
    const address = this.server.address();
    return typeof address === 'string' ? address : address?.port;
  }

  /** From now on the service answers. @returns its port, 0 at a socket of the file system */
  admit(listener: RequestListener): Promise<number> {
    this.#listener = listener;
    return this.#open();
  }

  #open(): Promise<number> {
    this.#opened ??= this.#listen();
    return this.#opened;
  }

  async #listen(): Promise<number> {
    const { SOCKET, PORT, HOST } = this.#at;
    if (SOCKET) {
      await once(this.server.listen(SOCKET), 'listening');
      return 0;
    }
    await once(this.server.listen(PORT, HOST), 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  #notYet(): Koa {
    return new Koa().use((context) => {
      if (context.path === '/healthz') {
        context.body = { alive: true };
      } else if (context.path === '/readyz') {
        const reasons = this.#waitings.flatMap((waiting) => waiting.told ?? []);
        context.status = 503;
        context.body = { ready: false, reason: reasons.join('; ') || 'it is starting' };
      } else sendRefusal(context, refuse('store.away'));
    });
  }
}
