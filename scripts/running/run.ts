import { rmSync } from 'node:fs';
import { SupervisedChild } from './child.ts';
import { addressesFor, hereOf, inUrl } from './network/addresses.ts';
import { type HeldSocket, holdSocket } from './network/held-socket.ts';
import { socketFolder } from './network/socket-folder.ts';
import { doorAlone, type Given, type ServiceName, service } from './programs.ts';
import { isRefused, type Refused } from './refused.ts';
import type { Settings } from './settings.ts';
import { NOBODY, type Readiness } from './told/waited-for.ts';

/** Where the house is reached. */
export interface Door {
  /** From this machine. */
  readonly address: string;
  /** From other machines, the likeliest first; none while HOST is loopback. */
  readonly others: readonly string[];
}

const READINESS_WITHIN_MS = 3_000;
const WATCHED_MS = 5_000;

/** The socket at which callers come, held here, and the programs: the door, which takes them, and those behind it. */
export class Running {
  readonly #root: string;
  readonly #settings: Settings;
  readonly #pages: string;
  readonly #refused: () => void;
  #socket: HeldSocket | undefined;
  #door: Door | undefined;
  /** The folder at whose sockets the programs reach each other. */
  #sockets: string | undefined;
  #commands: SupervisedChild | undefined;
  /** The program that takes callers: projection-service, or the door alone. */
  #front: SupervisedChild | undefined;
  #stopping: Promise<void> | undefined;
  #asked: ((readiness: Readiness) => void)[] = [];

  /** @param refused told when a service has refused to start, having said why */
  constructor(root: string, settings: Settings, pages: string, refused = () => {}) {
    this.#root = root;
    this.#settings = settings;
    this.#pages = pages;
    this.#refused = refused;
  }

  /** Takes the address first, so that a port that is taken is told before anything is built or started. */
  async listen(): Promise<Door | Refused> {
    const { port, host, tls, dataDir, elsewhere } = this.#settings;
    const socket = await holdSocket(host, port);
    if (isRefused(socket)) return socket;
    this.#socket = socket;
    const sockets = elsewhere ? undefined : await socketFolder(dataDir);
    if (typeof sockets === 'object') return sockets;
    this.#sockets = sockets;
    const at = (address: string) => `${tls ? 'https' : 'http'}://${inUrl(address)}:${socket.port}`;
    this.#door = { address: at(hereOf(host)), others: addressesFor(host).map(at) };
    return this.#door;
  }

  /** Whether both services answer, and what of them does not. */
  readiness(): Promise<Readiness> {
    const { promise, resolve } = Promise.withResolvers<Readiness>();
    this.#asked.push(resolve);
    this.#front?.tell({ askReadiness: true });
    setTimeout(() => resolve(NOBODY), READINESS_WITHIN_MS).unref();
    return promise;
  }

  async start(jwtSecret: string): Promise<void> {
    if (this.#stopping) return;
    if (this.#settings.elsewhere) {
      this.#front = this.#inFront(doorAlone(this.#root));
      void this.#front.start();
      return;
    }
    const { eventStoreUrl } = this.#settings;
    // Papers lead where others are, as long as nobody says where that is.
    const address = this.#door?.others[0] ?? this.#door?.address;
    const given: Given = { eventStoreUrl, jwtSecret, address, sockets: this.#sockets };
    this.#commands = new SupervisedChild({
      ...service(this.#root, 'command-service', this.#settings, given),
      onListening: () => this.#introduce(),
      onEnded: () => this.#introduce(),
      onRefused: this.#refused,
    });
    this.#front = this.#inFront(service(this.#root, 'projection-service', this.#settings, given));
    void this.#commands.start();
    void this.#front.start();
  }

  /** A program that is handed the socket each time it begins. */
  #inFront(program: ReturnType<typeof service>): SupervisedChild {
    const { trustedProxy, tls, elsewhere } = this.#settings;
    const child = new SupervisedChild({
      ...program,
      watchedMs: WATCHED_MS,
      onLaunched: () => {
        const door = { pages: this.#pages, trustedProxy, tls, elsewhere };
        child.tell({ door, commands: this.#commands?.place ?? null }, this.#socket?.handle);
      },
      onListening: () => this.#introduce(),
      onRefused: this.#refused,
      hears: ({ readiness }) => {
        if (readiness) for (const resolve of this.#asked.splice(0)) resolve(readiness as Readiness);
      },
    });
    return child;
  }

  /** Each side is told where the other is, whenever either is new: commands are passed on, papers are mailed. */
  #introduce(): void {
    this.#front?.tell({ commands: this.#commands?.place ?? null });
    const place = this.#front?.place;
    if (place !== undefined)
      this.#commands?.tell({ queries: typeof place === 'number' ? `http://127.0.0.1:${place}` : place });
  }

  /** Which process a service is just now; undefined while there is none. */
  pidOf(name: ServiceName): number | undefined {
    return name === 'command-service' ? this.#commands?.pid : this.#front?.pid;
  }

  /** Ends first who takes commands, so that whoever has sent one hears of it, then the door. */
  stop(): Promise<void> {
    this.#stopping ??= this.#end();
    return this.#stopping;
  }

  async #end(): Promise<void> {
    await this.#commands?.stop();
    await this.#front?.stop();
    this.#socket?.handle.close();
    if (this.#sockets) rmSync(this.#sockets, { recursive: true, force: true });
  }
}
