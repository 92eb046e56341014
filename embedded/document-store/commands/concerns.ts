import { CommandError, unsupported } from '../errors.ts';
import { type Doc, isDocument } from '../values/document.ts';

/** What one machine and one thread give anyway: every read sees the last write, and every write is on every member. */
const READ_LEVELS = new Set(['local', 'available', 'majority']);

/**
 * Refuses, by name, promises this store cannot keep: a snapshot over several reads, a journal (documents live in
 * memory), members it has not got. Errors: 115 and 100.
 */
export function checkConcerns({ readConcern, writeConcern }: Doc): void {
  if (isDocument(readConcern)) checkRead(readConcern);
  if (isDocument(writeConcern)) checkWrite(writeConcern);
}

function checkRead({ level, ...rest }: Doc): void {
  const [option] = Object.keys(rest);
  if (option !== undefined) throw unsupported(`the read concern option '${option}'`);
  if (level !== undefined && !READ_LEVELS.has(String(level)))
    throw unsupported(`the read concern '${level}'`);
}

function checkWrite({ w, j, fsync, wtimeout: _never, ...rest }: Doc): void {
  const [option] = Object.keys(rest);
  if (option !== undefined) throw unsupported(`the write concern option '${option}'`);
  if (j === true || fsync === true) throw unsupported(`the write concern ${j === true ? 'j' : 'fsync'}`);
  if (w === undefined || w === 0 || w === 1 || w === 'majority') return;
  const message = `Not enough data-bearing nodes for the write concern w: ${String(w)}`;
  throw new CommandError('UnsatisfiableWriteConcern', message);
}
