import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseStream } from '@madrasah/events';
import { Codec } from '@madrasah/service-kit/codec';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { counts, entryOf, type Overview } from '../../../projection-service/src/ledger/export/entry.ts';
import { Contents } from './contents.ts';
import { FORMATS, type Format } from './formats.ts';
import { type Cut, FORMATS_OF_BUNDLES, type Manifest } from './manifest.ts';
import { readme } from './readme.ts';
import { lastPosition, ownStreams, schoolEvents } from './school-events.ts';
import { WrittenFile } from './written-file.ts';

const VERIFIER = 'verify-bundle.mjs';
const VERIFIER_SOURCE = join(import.meta.dirname, '../verifier', VERIFIER);

export interface BundleOrder {
  readonly store: EventStore;
  readonly schoolId: string;
  /** A folder that is not there yet, or empty. */
  readonly folder: string;
  readonly cut: Cut;
  readonly formats: readonly Format[];
  /** Events behind it stay out; absent: the end of the log. */
  readonly until?: number | undefined;
}

export interface BundleWritten {
  readonly manifest: Manifest;
  /** SHA-256 of `manifest.json`: what an auditor is told on another way than the bundle. */
  readonly sum: string;
}

/** The folder is not there to be written into, or the school has no events. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
}

/**
 * Writes a school's audit bundle. The same events give the same bytes. It is made beside the folder and takes its
 * name when it is whole.
 * @throws BundleRefused · StoreAway · UnreadableEvent · what Contents throws for a damaged log
 */
export async function writeBundle(order: BundleOrder): Promise<BundleWritten> {
  const { store, schoolId, folder, until = Number.POSITIVE_INFINITY } = order;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new BundleRefused(`${folder} is not empty`);
  const end = Math.min(until, await lastPosition(store, schoolId));
  if (end === 0) throw new BundleRefused(`there is no school ${schoolId}`);
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const written = await new Bundle(order, making, end).write();
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(making, folder);
  return written;
}

class Bundle {
  readonly #order: BundleOrder;
  readonly #folder: string;
  readonly #end: number;
  readonly #files = new Map<string, WrittenFile>();
  // Personal fields are not asked for: they stay as they are stored, and no key is needed to export.
  readonly #vault = new FileVault(':memory:');
  readonly #codec = new Codec(this.#vault);

  constructor(order: BundleOrder, folder: string, end: number) {
    this.#order = order;
    this.#folder = folder;
    this.#end = end;
  }

  async write(): Promise<BundleWritten> {
    const { schoolId, cut } = this.#order;
    const contents = new Contents(schoolId, cut, this.#codec);
    const events = await this.#writeEvents(contents);
    const overview = contents.overview();
    await this.#writeFormats(overview);
    await this.#open(VERIFIER).write(readFileSync(VERIFIER_SOURCE));
    await this.#open('README.txt').write(readme(overview));
    this.#vault.close();
    const manifest: Manifest = {
      format: FORMATS_OF_BUNDLES[contents.hasOpened ? 'withOpenedStreams' : 'plain'],
      schoolId,
      position: overview.position,
      at: overview.at,
      events,
      streams: contents.heads,
      roots: contents.roots,
      chart: overview.chart,
      trialBalance: overview.balances,
      files: await this.#sums(),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const file = new WrittenFile(join(this.#folder, 'manifest.json'));
    await file.write(text);
    await file.end();
    return { manifest, sum: createHash('sha256').update(text).digest('hex') };
  }

  #open(name: string): WrittenFile {
    const file = new WrittenFile(join(this.#folder, name));
    this.#files.set(name, file);
    return file;
  }

  async #writeEvents(contents: Contents): Promise<number> {
    const { store, schoolId } = this.#order;
    const file = this.#open('events.ndjson');
    let events = 0;
    for await (const event of schoolEvents(store, await ownStreams(store, schoolId), this.#end)) {
      contents.take(event);
      await file.write(line(event));
      events += 1;
    }
    return events;
  }

  async #writeFormats(overview: Overview): Promise<void> {
    const { store, schoolId, cut, formats } = this.#order;
    if (formats.length === 0) return;
    const open = (name: string) => this.#open(name);
    const exports = await Promise.all(formats.map((format) => FORMATS[format](open, overview)));
    const own = await ownStreams(store, schoolId);
    const journals = own.filter((stream) => parseStream(stream)?.category === 'journal');
    for await (const event of schoolEvents(store, journals, this.#end)) {
      const entry = entryOf(this.#codec.decode(event));
      if (entry && counts(entry, cut)) for (const one of exports) await one.entry(entry);
    }
    for (const one of exports) await one.end();
  }

  async #sums(): Promise<Manifest['files']> {
    const sums: [string, { bytes: number; sha256: string }][] = [];
    for (const [name, file] of this.#files) sums.push([name, await file.end()]);
    return Object.fromEntries(sums.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** An event as it is stored, on a line. */
function line({ stream, revision, position, id, type, data, metadata }: RecordedEvent): string {
  const version = metadata['version'] ?? null;
  return `${JSON.stringify({ stream, revision, position, id, type, version, data, metadata })}\n`;
}
