import { deserialize } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { parse } from '../storage/bytes.ts';
import type { Collection } from '../storage/collection.ts';
import { fieldsOf, ID } from '../storage/elements.ts';
import { type Doc, isDocument, isOperators } from '../values/document.ts';
import {
  arrayIn,
  type Command,
  type Context,
  checkFields,
  collectionIn,
  flagIn,
  type Reply,
} from './command.ts';

/** Runs each write of a batch; an ordered one stops at its first error. Answers the errors by index. */
function batch(command: Doc, field: string, write: (statement: unknown, index: number) => void): Doc[] {
  const ordered = command['ordered'] !== false;
  const errors: Doc[] = [];
  for (const [index, statement] of arrayIn(command, field).entries()) {
    try {
      write(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      errors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  return errors;
}

const withErrors = (reply: Doc, writeErrors: Doc[]): Doc =>
  writeErrors.length > 0 ? { ...reply, writeErrors } : reply;

function insert(command: Doc, { store, database }: Context): Reply {
  const collection = store.open(database, collectionIn(command, 'insert'));
  let n = 0;
  const errors = batch(command, 'documents', (document) => {
    collection.insert(bytesIn(document, 'documents'));
    n += 1;
  });
  return withErrors({ n }, errors);
}

function update(command: Doc, { store, database }: Context): Reply {
  const collection = store.open(database, collectionIn(command, 'update'));
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  const errors = batch(command, 'updates', (statement, index) => {
    const outcome = replaceOne(collection, deserialize(bytesIn(statement, 'updates'), { raw: true }));
    n += outcome.matched;
    nModified += outcome.modified;
    if (outcome.upserted !== undefined) {
      n += 1;
      upserted.push({ index, _id: outcome.upserted });
    }
  });
  return withErrors(upserted.length > 0 ? { n, nModified, upserted } : { n, nModified }, errors);
}

type Outcome = { matched: number; modified: number; upserted?: unknown };

/**
 * One whole-document replacement. With `upsert`, a filter that matches nothing inserts: 11000 then means that
 * the `_id` is there but the rest of the filter (a lower position, say) does not match it.
 */
function replaceOne(collection: Collection, statement: Doc): Outcome {
  checkFields('update', statement, ['q', 'u', 'upsert', 'multi']);
  const filter = parse(bytesIn(statement['q'], 'q'));
  const replacement = replacementIn(statement);
  const [stored] = collection.find(filter, 1);
  if (stored !== undefined) {
    return { matched: 1, modified: collection.replace(stored, replacement) ? 1 : 0 };
  }
  if (!flagIn(statement, 'upsert')) return { matched: 0, modified: 0 };
  return { matched: 0, modified: 0, upserted: upsert(collection, filter, replacement) };
}

function replacementIn(statement: Doc): Buffer {
  if (Array.isArray(statement['u'])) throw unsupported('an update with a pipeline');
  const bytes = bytesIn(statement['u'], 'u');
  const first = bytes.toString('utf8', 5, bytes.indexOf(0, 5));
  if (bytes.length > 5 && first.startsWith('$')) {
    throw unsupported(`the update operator ${first} (write whole documents)`);
  }
  if (flagIn(statement, 'multi')) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  return bytes;
}

function upsert(collection: Collection, filter: Doc, replacement: Buffer): unknown {
  const asked = idIn(filter);
  if (asked === undefined) return collection.insert(replacement);
  const given = fieldsOf(replacement, ID)['_id'];
  const clash = given !== undefined && !compileFilter({ _id: { $eq: asked } })({ _id: given });
  if (!clash) return collection.insert(replacement, asked);
  throw new CommandError('ImmutableField', "the filter and the replacement name different '_id' values");
}

/** The `_id` a filter demands, which a document inserted for it gets. */
function idIn(filter: Doc): unknown {
  for (const [name, condition] of Object.entries(filter)) {
    if (name.startsWith('_id.')) throw unsupported(`an upsert by '${name}'`);
    if (name === '_id' && !isOperators(condition)) return condition;
    if (name === '_id' && isDocument(condition) && '$eq' in condition) return condition['$eq'];
    if (name !== '$and') continue;
    const ids = (condition as Doc[]).map(idIn);
    const id = ids.find((candidate) => candidate !== undefined);
    if (id !== undefined) return id;
  }
  return undefined;
}

function remove(command: Doc, { store, database }: Context): Reply {
  const collection = store.open(database, collectionIn(command, 'delete'));
  let n = 0;
  const errors = batch(command, 'deletes', (given) => {
    const statement = Buffer.isBuffer(given) ? parse(given) : (given as Doc);
    checkFields('delete', statement, ['q', 'limit']);
    if (!isDocument(statement['q']))
      throw new CommandError('TypeMismatch', "the field 'q' must be an object");
    const most = statement['limit'] === 1 ? 1 : undefined;
    for (const stored of collection.find(statement['q'], most)) {
      collection.remove(stored);
      n += 1;
    }
  });
  return withErrors({ n }, errors);
}

function bytesIn(value: unknown, field: string): Buffer {
  if (Buffer.isBuffer(value)) return value;
  throw new CommandError('TypeMismatch', `the field '${field}' must hold an object`);
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered'], run: insert },
  update: { fields: ['updates', 'ordered'], run: update },
  delete: { fields: ['deletes', 'ordered'], run: remove },
};
