import { CommandError, unsupported } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { type Doc, isDocument } from '../values/document.ts';
import type { CursorReply, Cursors } from './cursors.ts';

/** What a command works on. */
export type Context = {
  readonly store: Store;
  readonly cursors: Cursors;
  /** The database the command was sent to. */
  readonly database: string;
  /** `host:port`, as drivers are told to find this server. */
  readonly address: string;
  readonly connection: number;
};

export type Reply = Doc | CursorReply;

export type Command = {
  /** The fields it understands besides the general ones; any other is refused by name. */
  readonly fields: readonly string[] | 'any';
  run(command: Doc, context: Context): Reply;
};

/** Sent with any command. One machine, one thread: every concern and read preference holds already. */
const GENERAL = new Set(
  '$db lsid txnNumber $clusterTime $readPreference readConcern writeConcern comment maxTimeMS'.split(' '),
);

/** Refuses, by name, whatever the command does not understand (hint, collation, startTransaction ...). */
export function checkFields(name: string, given: Doc, known: Command['fields']): void {
  if (known === 'any') return;
  for (const field of Object.keys(given)) {
    if (field !== name && !GENERAL.has(field) && !known.includes(field)) {
      throw unsupported(`the field '${field}' of ${name}`);
    }
  }
}

const mismatch = (field: string, expected: string): CommandError =>
  new CommandError('TypeMismatch', `the field '${field}' must be ${expected}`);

/** The name of the collection a command addresses. */
export function collectionIn(command: Doc, field: string): string {
  const name = command[field];
  if (typeof name === 'string') return name;
  throw new CommandError('InvalidNamespace', `the field '${field}' must name a collection`);
}

/** An optional document; `{}` when absent. */
export function documentIn(command: Doc, field: string): Doc {
  const value = command[field] ?? {};
  if (isDocument(value)) return value;
  throw mismatch(field, 'an object');
}

export function arrayIn(command: Doc, field: string): unknown[] {
  const value = command[field];
  if (Array.isArray(value)) return value;
  throw mismatch(field, 'an array');
}

/** An optional whole number, zero or more. */
export function countIn(command: Doc, field: string): number | undefined {
  const value = command[field];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw mismatch(field, 'a whole number, zero or more');
}

/** An optional flag, false when absent. */
export function flagIn(command: Doc, field: string): boolean {
  const value = command[field] ?? false;
  if (typeof value === 'boolean') return value;
  throw mismatch(field, 'true or false');
}
