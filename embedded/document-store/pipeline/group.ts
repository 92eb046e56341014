import { CommandError, unsupported } from '../errors.ts';
import { type Doc, isDocument } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import { compare } from '../values/order.ts';
import { compileExpression, type Expression } from './expression.ts';

/** Collects the values of one group; `undefined` offered means missing. */
type Accumulator = { take(value: unknown): void; result(): unknown };

function sum(): Accumulator {
  let total = 0;
  return {
    take(value) {
      if (typeof value === 'number') total += value;
    },
    result: () => total,
  };
}

function extreme(direction: 1 | -1): Accumulator {
  let best: unknown = null;
  return {
    take(value) {
      if (value === null || value === undefined) return;
      if (best === null || compare(value, best) * direction < 0) best = value;
    },
    result: () => best,
  };
}

function first(): Accumulator {
  let taken = false;
  let kept: unknown = null;
  return {
    take(value) {
      if (!taken) kept = value ?? null;
      taken = true;
    },
    result: () => kept,
  };
}

function push(): Accumulator {
  const values: unknown[] = [];
  return {
    take(value) {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

const accumulators = new Map<string, () => Accumulator>([
  ['$sum', sum],
  ['$min', () => extreme(1)],
  ['$max', () => extreme(-1)],
  ['$first', first],
  ['$push', push],
]);

type Field = { name: string; create: () => Accumulator; read: Expression };
type Group = { id: unknown; accumulators: Accumulator[] };

/** `$group` by a field, a constant or an object of fields. Groups come in the order they were first met. */
export function compileGroup(spec: unknown): (documents: readonly Doc[]) => Doc[] {
  if (!isDocument(spec) || !('_id' in spec)) {
    throw new CommandError('FailedToParse', 'a group specification must include an _id');
  }
  const { _id, ...rest } = spec;
  const readId = compileExpression(_id);
  const fields = Object.entries(rest).map(([name, value]) => compileField(name, value));
  return (documents) => {
    const groups = new Map<string, Group>();
    for (const document of documents) {
      const id = readId(document) ?? null;
      const key = keyOf(id);
      const group = groups.get(key) ?? { id, accumulators: fields.map((field) => field.create()) };
      groups.set(key, group);
      for (const [i, field] of fields.entries()) group.accumulators[i]?.take(field.read(document));
    }
    return [...groups.values()].map((group) => resultOf(group, fields));
  };
}

function compileField(name: string, spec: unknown): Field {
  const entries = isDocument(spec) ? Object.entries(spec) : [];
  const [operator, operand] = entries[0] ?? [];
  if (operator === undefined || entries.length !== 1 || name.includes('.')) {
    throw new CommandError('FailedToParse', `The field '${name}' must be one accumulator`);
  }
  const create = accumulators.get(operator);
  if (create === undefined) throw unsupported(`the accumulator ${operator}`);
  return { name, create, read: compileExpression(operand) };
}

function resultOf(group: Group, fields: readonly Field[]): Doc {
  const result: Doc = { _id: group.id };
  for (const [i, field] of fields.entries()) result[field.name] = group.accumulators[i]?.result();
  return result;
}
