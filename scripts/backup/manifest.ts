import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keep } from '@madrasah/service-kit/keeping';
import * as z from 'zod';
import { BackupFault, type Contents } from './contents.ts';

export const MANIFEST_FILE = 'manifest.json';
const FORMAT = 1;

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  /** Of the events' file. */
  sha256: z.string().length(64),
  events: z.int().min(0),
  streams: z.int().min(0),
  position: z.int().min(0),
  heads: z.string().length(64),
  /** Files copied with them; backups of before there were files say nothing of them. */
  files: z.int().min(0).default(0),
});

/** What a backup says of itself. */
export type Manifest = z.output<typeof manifest>;

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** @param takenAt an instant, as it was when the copy was begun */
export function writeManifest(
  folder: string,
  sha256: string,
  contents: Contents & { readonly parts: number },
  takenAt: string,
): Manifest {
  const { events, streams, position, heads, parts } = contents;
  const written: Manifest = {
    format: FORMAT,
    takenAt,
    sha256,
    events,
    streams,
    position,
    heads,
    files: parts,
  };
  keep(join(folder, MANIFEST_FILE), `${JSON.stringify(written, null, 2)}\n`);
  return written;
}

/** @throws BackupFault when there is none, or none of ours */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST_FILE);
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new BackupFault(`${file} is missing or was changed: this is no backup of ours`, { cause: error });
  }
}
