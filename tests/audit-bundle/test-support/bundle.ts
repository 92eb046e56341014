import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { writeBundle } from '../../../scripts/audit/export/bundle.ts';
import type { Format } from '../../../scripts/audit/export/formats.ts';
import type { Cut, Manifest } from '../../../scripts/audit/export/manifest.ts';
import { makeDemo } from '../../../scripts/demo/make.ts';

/** The demo school's number. */
export const DEMO_SCHOOL = '10001';
export const NO_CUT: Cut = { asOf: null, knownAt: null };

/** Folders that are removed when the tests of a file are over. */
export class Folders {
  readonly #root = mkdtempSync(join(tmpdir(), 'madrasah-bundle-'));
  #count = 0;

  next(): string {
    this.#count += 1;
    return join(this.#root, String(this.#count));
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** The events of the demo school, `scale` of its size. */
export async function demoEvents(scale: number): Promise<EventStore> {
  const store = inProcessEventStore(':memory:');
  const now = new Date('2026-11-21T09:00:00.000Z');
  await makeDemo({ store, vault: new FileVault(':memory:'), now, password: 'madrasah-demo', scale });
  return store;
}

export const bundleOf = (
  store: EventStore,
  folder: string,
  { formats = [], cut = NO_CUT, schoolId = DEMO_SCHOOL, ...more }: BundleWish = {},
) => writeBundle({ store, schoolId, folder, cut, formats, ...more });

export interface BundleWish {
  readonly formats?: readonly Format[];
  readonly cut?: Cut;
  readonly schoolId?: string;
  readonly until?: number;
}

export interface Checked {
  readonly code: number | null;
  readonly output: string;
  /** `check: detail` of every check that fails. */
  readonly faults: readonly string[];
}

/** Runs the bundle's own verifier. */
export function checked(folder: string, words: readonly string[] = [], node = process.execPath): Checked {
  const { status, stdout, stderr } = spawnSync(node, [join(folder, 'verify-bundle.mjs'), ...words], {
    encoding: 'utf8',
    env: {},
  });
  const faults = [...stdout.matchAll(/^FAIL {2}(\S+) +(.*)$/gm)].map(
    ([, name, detail]) => `${name}: ${detail}`,
  );
  return { code: status, output: stdout + stderr, faults };
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

export const linesOf = (folder: string): string[] =>
  readFileSync(join(folder, 'events.ndjson'), 'utf8').trimEnd().split('\n');

type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> };

/** A copy of a bundle whose manifest says something else. */
export function withManifest(
  folder: string,
  copy: string,
  change: (manifest: Changeable<Manifest>) => void,
): string {
  cpSync(folder, copy, { recursive: true });
  const manifest = manifestOf(copy) as Changeable<Manifest>;
  change(manifest);
  writeFileSync(join(copy, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return copy;
}

/** A copy with other events, by somebody who puts the file's own SHA-256 right. */
export function withLines(
  folder: string,
  copy: string,
  change: (lines: string[]) => readonly string[],
): string {
  const text = `${change(linesOf(folder)).join('\n')}\n`;
  withManifest(folder, copy, ({ files }) => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    files['events.ndjson'] = { bytes: Buffer.byteLength(text), sha256 };
  });
  writeFileSync(join(copy, 'events.ndjson'), text);
  return copy;
}
