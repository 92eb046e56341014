import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Metrics } from '@madrasah/service-kit/metrics';
import { SupervisedChild } from './child.ts';
import type { Upstreams } from './gateway/forwarding/upstreams.ts';
import { createGateway } from './gateway/gateway.ts';
import { readiness } from './gateway/readiness.ts';
import type { Rules } from './gateway/rules.ts';
import { addressesFor, hereOf, inUrl } from './network/addresses.ts';
import { eventStore, type Given, type ServiceName, service } from './programs.ts';
import type { Refused } from './refused.ts';
import type { Settings } from './settings.ts';

/** Where the door is reached. */
export interface Door {
  /** From this machine. */
  readonly address: string;
  /** From other machines, the likeliest first; none while HOST is loopback. */
  readonly others: readonly string[];
}

/** The gateway and, behind it, the children; what is not started yet is away. */
export class Running {
  readonly #root: string;
  readonly #settings: Settings;
  readonly #gateway: Server;
  #store: SupervisedChild | undefined;
  #commands: SupervisedChild | undefined;
  #queries: SupervisedChild | undefined;
  #stopping: Promise<void> | undefined;
  readonly #upstreams: Upstreams;
  #door: Door | undefined;
  readonly #refused: () => void;

  /**
   * @param rules of the gateway
   * @param refused told when a service has refused to start, having said why
   */
  constructor(root: string, settings: Settings, pages: string, rules: Rules, refused = () => {}) {
    this.#root = root;
    this.#refused = refused;
    this.#settings = settings;
    this.#upstreams = {
      pages,
      rules,
      tls: settings.tls,
      trustedProxy: settings.trustedProxy,
      metrics: new Metrics().watchProcess(),
      elsewhere: settings.elsewhere,
      commands: () => this.#commands?.port,
      queries: () => this.#queries?.port,
    };
    this.#gateway = createGateway(this.#upstreams);
  }

  /** Opens the door first, so that a port that is taken is told before anything is built or started. */
  async listen(): Promise<Door | Refused> {
    const { port, host, tls } = this.#settings;
    try {
      await once(this.#gateway.listen(port, host), 'listening');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRNOTAVAIL')
        return { refused: `HOST is ${host}, and this machine has no such address.` };
      const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
      return { refused: `Port ${port} ${why}. Choose another one with PORT=….` };
    }
    this.#gateway.on('error', (error) => console.error(`gateway: ${error.message}`));
    const taken = (this.#gateway.address() as AddressInfo).port;
    const at = (address: string) => `${tls ? 'https' : 'http'}://${inUrl(address)}:${taken}`;
    this.#door = { address: at(hereOf(host)), others: addressesFor(host).map(at) };
    return this.#door;
  }

  /** Whether both services answer, and what of them does not. */
  readiness = () => readiness(this.#upstreams);

  async start(jwtSecret: string): Promise<void> {
    if (this.#stopping || this.#settings.elsewhere) return;
    const eventStoreUrl = this.#settings.eventStoreUrl ?? (await this.#startStore());
    if (this.#stopping) return;
    // Papers lead where others are, as long as nobody says where that is.
    const address = this.#door?.others[0] ?? this.#door?.address;
    const given: Given = { eventStoreUrl, jwtSecret, address };
    const started = (name: ServiceName) =>
      new SupervisedChild({
        ...service(this.#root, name, this.#settings, given),
        onListening: () => this.#introduce(),
        onRefused: this.#refused,
      });
    this.#commands = started('command-service');
    this.#queries = started('projection-service');
    this.#commands.start();
    this.#queries.start();
  }

  /** The command side mails what the query side puts on paper: it is told where that is, whenever either is new. */
  #introduce(): void {
    const port = this.#queries?.port;
    if (port !== undefined) this.#commands?.tell({ queries: `http://127.0.0.1:${port}` });
  }

  async #startStore(): Promise<string> {
    this.#store = new SupervisedChild(eventStore(this.#root, this.#settings));
    return `esdb://127.0.0.1:${await this.#store.start()}?tls=false`;
  }

  /** Ends the gateway and the services, then the event store they write to. */
  stop(): Promise<void> {
    this.#stopping ??= this.#end();
    return this.#stopping;
  }

  async #end(): Promise<void> {
    this.#gateway.close();
    await Promise.all([this.#commands?.stop(), this.#queries?.stop()]);
    this.#gateway.closeAllConnections();
    await this.#store?.stop();
  }
}
