import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutCredentials } from './asking.ts';
import type { Needs } from './suites.ts';

const FOLDER =
  process.env['CONFORMANCE_NOTES'] ?? join(import.meta.dirname, '../../node_modules/.cache/conformance');
const ENDING = '.note';

/** What a run makes on a server that is not ours: noted before it is made, so that it is found whatever ends the run. */
export interface Note {
  readonly file: string;
  readonly needs: Needs;
  /** Without credentials: they are not written down. */
  readonly server: string;
  /** Of the process that runs the suite. */
  readonly pid: number;
  /** Streams or databases, in the order in which they were to be made. */
  readonly names: readonly string[];
}

/** Begins a note, whose name is that of the run: what is made is called after it. @returns its file */
export function beginNote(needs: Needs, url: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `conformance-${randomBytes(4).toString('hex')}${ENDING}`);
  const head = { needs, server: withoutCredentials(url), pid: process.pid };
  writeFileSync(file, `${JSON.stringify(head)}\n`);
  return file;
}

/** @returns undefined for a file that is no note, as one that was broken off in its first line */
export function readNote(file: string): Note | undefined {
  const [head = '', ...names] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  try {
    return { file, ...(JSON.parse(head) as Pick<Note, 'needs' | 'server' | 'pid'>), names };
  } catch {
    return undefined;
  }
}

export const endNote = ({ file }: Pick<Note, 'file'>): void => rmSync(file, { force: true });

/** The notes of runs that are no more. */
export function notesLeft(): Note[] {
  mkdirSync(FOLDER, { recursive: true });
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => readNote(join(FOLDER, name)) ?? [])
    .filter(({ pid }) => !lives(pid));
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
