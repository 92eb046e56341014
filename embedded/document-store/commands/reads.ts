import { Long } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { compilePipeline, stageOf } from '../pipeline/pipeline.ts';
import { compileFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort.ts';
import { encode, textOf } from '../storage/bytes.ts';
import type { Collection } from '../storage/collection.ts';
import { type Doc, isDocument } from '../values/document.ts';
import {
  arrayIn,
  type Command,
  type Context,
  collectionIn,
  countIn,
  documentIn,
  flagIn,
  type Reply,
} from './command.ts';

function find(command: Doc, { store, cursors, database }: Context): Reply {
  const name = collectionIn(command, 'find');
  const texts = found(command, store.find(database, name));
  const batchSize = countIn(command, 'batchSize');
  return cursors.open(`${database}.${name}`, texts, batchSize, flagIn(command, 'singleBatch'));
}

/** The bytes found: straight from the store, or written anew when there is a projection. */
function found(command: Doc, collection: Collection | undefined): string[] {
  const filter = documentIn(command, 'filter');
  const sorter = compileSort(documentIn(command, 'sort'));
  const project = compileProjection(documentIn(command, 'projection'));
  const skip = countIn(command, 'skip') ?? 0;
  const end = skip + (countIn(command, 'limit') || Number.POSITIVE_INFINITY);
  if (collection === undefined) {
    compileFilter(filter);
    return [];
  }
  const first = sorter ? collection.findSorted(filter, sorter, end) : collection.find(filter, end);
  const page = first.slice(skip);
  if (project === undefined) return page.map((stored) => stored.text);
  return page.map((stored) => textOf(encode(project(collection.read(stored)))));
}

function aggregate(command: Doc, { store, cursors, database }: Context): Reply {
  if (typeof command['aggregate'] !== 'string') throw unsupported('aggregate without a collection');
  const name = command['aggregate'];
  const stages = arrayIn(command, 'pipeline');
  const run = compilePipeline(stages);
  const collection = store.find(database, name);
  const matching = collection?.find(leadingFilter(stages)) ?? [];
  const results = run(matching.map((stored) => (collection as Collection).read(stored)));
  const texts = results.map((document) => textOf(encode(document)));
  return cursors.open(`${database}.${name}`, texts, countIn(documentIn(command, 'cursor'), 'batchSize'));
}

/** A leading $match is answered by the indexes; testing it once more afterwards changes nothing. */
function leadingFilter(stages: readonly unknown[]): Doc {
  if (stages.length === 0) return {};
  const [name, spec] = stageOf(stages[0]);
  return name === '$match' && isDocument(spec) ? spec : {};
}

/** The estimate of a driver; a count by filter is an aggregate. */
function count(command: Doc, { store, database }: Context): Reply {
  return { n: store.find(database, collectionIn(command, 'count'))?.size ?? 0 };
}

function getMore(command: Doc, { cursors, database }: Context): Reply {
  const namespace = `${database}.${collectionIn(command, 'collection')}`;
  return cursors.more(cursorId(command['getMore']), namespace, countIn(command, 'batchSize'));
}

function killCursors(command: Doc, { cursors }: Context): Reply {
  const cursorsKilled: Long[] = [];
  const cursorsNotFound: Long[] = [];
  for (const id of arrayIn(command, 'cursors').map(cursorId)) {
    (cursors.close(id) ? cursorsKilled : cursorsNotFound).push(Long.fromNumber(id));
  }
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
}

function cursorId(value: unknown): number {
  const id = value instanceof Long ? value.toNumber() : value;
  if (typeof id === 'number') return id;
  throw new CommandError('TypeMismatch', 'a cursor id must be a number');
}

export const readCommands: Record<string, Command> = {
  find: {
    fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
    run: find,
  },
  aggregate: { fields: ['pipeline', 'cursor'], run: aggregate },
  count: { fields: [], run: count },
  getMore: { fields: ['collection', 'batchSize'], run: getMore },
  killCursors: { fields: ['cursors'], run: killCursors },
};
