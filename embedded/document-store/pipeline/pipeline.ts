import { CommandError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSort } from '../query/sort.ts';
import { type Doc, isDocument } from '../values/document.ts';
import { compileGroup } from './group.ts';
import { compileUnwind } from './unwind.ts';

/** One step: it never changes the documents it is given. */
export type Stage = (documents: readonly Doc[]) => readonly Doc[];

const itself = (document: Doc): Doc => document;

const stages = new Map<string, (spec: unknown) => Stage>([
  ['$match', match],
  ['$sort', sort],
  ['$skip', (spec) => skip(wholeNumber('$skip', spec))],
  ['$limit', limit],
  ['$project', project],
  ['$count', count],
  ['$group', compileGroup],
  ['$unwind', compileUnwind],
]);

/** Compiles a pipeline. Errors: 40323 for a malformed stage, 115 naming a stage or expression left out. */
export function compilePipeline(pipeline: readonly unknown[]): Stage {
  const steps = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const compile = stages.get(name);
    if (compile === undefined) throw unsupported(`the aggregation stage ${name}`);
    return compile(spec);
  });
  return (documents) => steps.reduce((current, step) => step(current), documents);
}

/** The name and the argument of a stage. */
export function stageOf(stage: unknown): [name: string, spec: unknown] {
  const entries = isDocument(stage) ? Object.entries(stage) : [];
  if (entries.length === 1 && entries[0] !== undefined) return entries[0];
  const message = 'A pipeline stage specification object must contain exactly one field.';
  throw new CommandError('Location40323', message);
}

function documentOf(name: string, spec: unknown): Doc {
  if (isDocument(spec)) return spec;
  throw new CommandError('FailedToParse', `${name} needs an object`);
}

function match(spec: unknown): Stage {
  const test = compileFilter(documentOf('$match', spec));
  return (documents) => documents.filter(test);
}

function sort(spec: unknown): Stage {
  const sorter = compileSort(documentOf('$sort', spec));
  if (sorter === undefined) throw new CommandError('FailedToParse', '$sort needs at least one field');
  return (documents) => sorter.sort(documents, itself);
}

const skip =
  (many: number): Stage =>
  (documents) =>
    documents.slice(many);

function limit(spec: unknown): Stage {
  const many = wholeNumber('$limit', spec);
  if (many === 0) throw new CommandError('Location15958', 'the limit must be positive');
  return (documents) => documents.slice(0, many);
}

function project(spec: unknown): Stage {
  const projection = compileProjection(documentOf('$project', spec));
  if (projection === undefined) throw new CommandError('FailedToParse', '$project needs at least one field');
  return (documents) => documents.map(projection);
}

/** Counting nothing answers nothing, not zero. */
function count(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || /[$.]/.test(spec)) {
    throw new CommandError('FailedToParse', '$count needs the name of a field');
  }
  return (documents) => (documents.length === 0 ? [] : [{ [spec]: documents.length }]);
}

function wholeNumber(name: string, spec: unknown): number {
  if (typeof spec === 'number' && Number.isInteger(spec) && spec >= 0) return spec;
  throw new CommandError('FailedToParse', `${name} needs a whole number, zero or more`);
}
