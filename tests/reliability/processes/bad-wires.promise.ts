import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { createGateway } from '../../../scripts/running/gateway/gateway.ts';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Installation } from './installation.ts';
import { Shift } from './shift.ts';
import { type Fault, Wire } from './wire.ts';

interface Size {
  /** How long each fault lasts. */
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

const CLERKS = 6;
const PACE_MS = 60;
const BEFORE_AND_AFTER_MS = 300;
/** How long a clerk waits for an answer on a wire of his that is bad. */
const PATIENCE_MS = 2_000;

/** The whole product with a wire in each place where one may fail: to the stores, and to those who use it. */
class Wired {
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
    const documents = await startDocumentStore();
    const url = new URL(documents.url);
    const toDocuments = await Wire.open(() => Number(url.port));
    let storePort: number | undefined;
    const toStore = await Wire.open(() => storePort);
    const installation = new Installation({
      documentsUrl: documents.url.replace(`:${url.port}`, `:${toDocuments.port}`),
      async storeWire(port) {
        storePort = port;
        return toStore.port;
      },
    });
    const gateway = createGateway({
      pages: import.meta.dirname,
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

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const { installation, wires, end } = await Wired.start(signal).then((wired) => ({
    ...wired,
    end: () => wired.end(),
  }));
  let spoiled = '';
  let longestMs = 0;
  try {
    const port = () => [wires.clerks.port];
    const shift = await Shift.prepare({
      ...{ seed, signal, clerks: CLERKS, paceMs: PACE_MS },
      placesOf: () => ({ commands: port, queries: port }),
      patienceMs: () => (spoiled === 'clerks' ? PATIENCE_MS : undefined),
    });
    for (const [name, wire] of Object.entries(wires))
      for (const fault of size.faults) {
        shift.begin();
        await shift.during(BEFORE_AND_AFTER_MS);
        spoiled = name;
        wire.spoil(fault);
        await shift.during(size.seconds * 1000);
        wire.mend();
        const mended = performance.now();
        await Promise.all([shift.rest(), installation.ready(signal)]);
        await shift.reckon();
        longestMs = Math.max(longestMs, performance.now() - mended);
        spoiled = '';
        report(
          `${fault} wire to the ${name}: ${shift.acknowledged} acknowledged, every one there and once, ${Math.round(performance.now() - mended)} ms after it was mended`,
        );
      }
    if (installation.ended > 0) throw new Error('a program ended because a wire was bad');
    const { heard, acknowledged } = shift;
    return {
      acknowledged,
      cuts: Object.values(wires).reduce((sum, { cuts }) => sum + cuts, 0),
      'sent again': heard.of(0, 503, 504),
      'longest answer, ms': Math.round(heard.longestMs),
      'all well after a mending, ms': Math.round(longestMs),
    };
  } finally {
    await end();
  }
}

export const promise = definePromise<Size>({
  key: 'f',
  title: 'slow, narrow, cut, silent and half-open connections lose nothing, double nothing, and are got over',
  full: { seconds: 8, faults: ['slow', 'narrow', 'cut', 'black hole', 'half-open'] },
  short: { seconds: 0.6, faults: ['slow', 'cut', 'black hole'] },
  within: { full: 600, short: 90 },
  run,
});
