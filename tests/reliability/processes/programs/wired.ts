import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { RULES } from '../../../../projection-service/src/door/catalogue.ts';
import { createDoor } from '../../../../projection-service/src/door/door.ts';
import { Installation } from './installation.ts';
import { Wire } from './wire.ts';

/** The whole product with a wire in each place where one may fail: to the stores, and to those who use it. */
export class Wired {
  readonly installation: Installation;
  readonly wires: Readonly<Record<'event store' | 'document store' | 'clerks', Wire>>;
  readonly #endings: readonly (() => unknown)[];

  private constructor(
    installation: Installation,
    wires: Wired['wires'],
    endings: readonly (() => unknown)[],
  ) {
    this.installation = installation;
    this.wires = wires;
    this.#endings = endings;
  }

  static async start(signal: AbortSignal): Promise<Wired> {
    const documents = await startDocumentStore([], { tcp: true });
    const documentsPort = Number(new URL(documents.url).port);
    const toDocuments = await Wire.open(() => documentsPort);
    let storePort: number | undefined;
    const toStore = await Wire.open(() => storePort);
    const installation = new Installation({
      server: true,
      // Direct: the store tells its own address, and the driver would go there beside the wire.
      documentsUrl: `mongodb://127.0.0.1:${toDocuments.port}/?directConnection=true`,
      async storeWire(port) {
        storePort = port;
        return toStore.port;
      },
    });
    const gateway = createDoor({
      pages: import.meta.dirname,
      rules: RULES,
      commands: () => installation.port('command-service'),
      queries: () => installation.port('projection-service'),
    });
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    const toClerks = await Wire.open(() => (gateway.address() as AddressInfo).port);
    const wires = { 'event store': toStore, 'document store': toDocuments, clerks: toClerks };
    const endings = [
      () => installation.end(),
      () => gateway.close().closeAllConnections(),
      ...Object.values(wires).map((wire) => () => wire.close()),
      () => documents.stop(),
    ];
    const wired = new Wired(installation, wires, endings);
    await installation.start(signal).catch((error) => wired.end().then(() => Promise.reject(error)));
    return wired;
  }

  async end(): Promise<void> {
    for (const end of this.#endings) await end();
  }
}
