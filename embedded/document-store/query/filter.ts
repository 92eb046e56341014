import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { type Doc, isDocument, isOperators } from '../values/document.ts';
import { someValue, splitPath } from '../values/path.ts';
import { equalTo, oneOf, operandOf, rangeTest, type Visit } from './comparisons.ts';
import { matchesPattern } from './pattern.ts';

/** A compiled condition on a document, or on an array element under $elemMatch. */
export type Test = (node: unknown) => boolean;

/** How a condition gets at its values: `each` also offers the elements of an array, `whole` does not. */
type Reach = {
  each(node: unknown, visit: Visit): boolean;
  whole(node: unknown, visit: Visit): boolean;
};

type Operator = (operand: unknown, reach: Reach, siblings: Doc) => Test;

const not =
  (test: Test): Test =>
  (node) =>
    !test(node);
const all =
  (tests: readonly Test[]): Test =>
  (node) =>
    tests.every((test) => test(node));

/** What is asked for begins with a field of a document: whoever tests a compiled filter gives it nothing else. */
function atPath(path: string): Reach {
  const parts = splitPath(path);
  const valueIn = fieldOf(parts[0] ?? '');
  const whole: Reach['whole'] =
    parts.length === 1
      ? (node, visit) => visit(valueIn(node))
      : (node, visit) => someValue(valueIn(node), parts, 1, visit);
  return {
    each: (node, visit) =>
      whole(
        node,
        (value) => visit(value) || (Array.isArray(value) && value.some((element) => visit(element))),
      ),
    whole,
  };
}

/** The field's own value; only a name that every object inherits must be looked for, which costs more. */
function fieldOf(name: string): (node: unknown) => unknown {
  if (name in Object.prototype)
    return (node) => (Object.hasOwn(node as Doc, name) ? (node as Doc)[name] : undefined);
  return (node) => (node as Doc)[name];
}

const element: Reach = {
  each: (node, visit) => visit(node),
  whole: (node, visit) => visit(node),
};

const each =
  (reach: Reach, visit: Visit): Test =>
  (node) =>
    reach.each(node, visit);

const operators: Record<string, Operator> = {
  $eq: (operand, reach) => each(reach, equalTo(operand)),
  $ne: (operand, reach) => not(each(reach, equalTo(operand))),
  $in: (operand, reach) => each(reach, oneOf('$in', operand)),
  $nin: (operand, reach) => not(each(reach, oneOf('$nin', operand))),
  $exists: exists,
  $size: size,
  $all: containsAll,
  $elemMatch: elemMatch,
  $not: negated,
  $regex: (operand, reach, siblings) => each(reach, matchesPattern(operand, siblings['$options'])),
};

const logical: Record<string, (tests: Test[]) => Test> = {
  $and: all,
  $or: (tests) => (node) => tests.some((test) => test(node)),
  $nor: (tests) => (node) => !tests.some((test) => test(node)),
};

/** The real operators this store leaves out; any other name is a mistake, and said to be one. */
const LEFT_OUT =
  /^\$(where|expr|text|jsonSchema|comment|type|mod|bits\w+|near\w*|geo\w+|rand|sampleRate|vectorSearch)$/;

/**
 * Compiles a filter. Errors: 2 BadValue for a malformed one, 115 CommandNotSupported naming the operator,
 * pattern or value type this store leaves out.
 */
export function compileFilter(filter: Doc): Test {
  const tests = Object.entries(filter).map(([name, condition]) =>
    name.startsWith('$') ? compileLogical(name, condition) : compileField(name, condition),
  );
  return tests.length === 1 && tests[0] !== undefined ? tests[0] : all(tests);
}

function compileLogical(name: string, clauses: unknown): Test {
  const combine = logical[name];
  if (combine === undefined) throw unknownOperator(name, 'unknown top level operator');
  if (!Array.isArray(clauses) || clauses.length === 0) {
    throw new CommandError('BadValue', `${name} must be a nonempty array`);
  }
  return combine(clauses.map((clause) => compileFilter(documentIn(name, clause))));
}

function compileField(path: string, condition: unknown): Test {
  const reach = atPath(path);
  if (condition instanceof BSONRegExp) return each(reach, matchesPattern(condition, undefined));
  return isOperators(condition) ? conditions(condition, reach) : each(reach, equalTo(condition));
}

function conditions(spec: Doc, reach: Reach): Test {
  const tests: Test[] = [];
  for (const [name, operand] of Object.entries(spec)) {
    if (name === '$options') {
      if (!('$regex' in spec)) throw new CommandError('BadValue', '$options needs a $regex');
      continue;
    }
    tests.push(condition(name, operand, reach, spec));
  }
  return all(tests);
}

function condition(name: string, operand: unknown, reach: Reach, siblings: Doc): Test {
  const range = rangeTest(name, operand);
  if (range !== undefined) return each(reach, range);
  const operator = name.startsWith('$') ? operators[name] : undefined;
  if (operator === undefined) throw unknownOperator(name, 'unknown operator');
  return operator(operand, reach, siblings);
}

function unknownOperator(name: string, complaint: string): CommandError {
  return LEFT_OUT.test(name) ? unsupported(name) : new CommandError('BadValue', `${complaint}: ${name}`);
}

function documentIn(name: string, value: unknown): Doc {
  if (isDocument(value)) return value;
  throw new CommandError('BadValue', `${name} needs an object`);
}

function exists(operand: unknown, reach: Reach): Test {
  const present: Test = (node) => reach.whole(node, (value) => value !== undefined);
  return operand ? present : not(present);
}

function size(operand: unknown, reach: Reach): Test {
  if (!Number.isInteger(operand) || (operand as number) < 0) {
    throw new CommandError('BadValue', '$size needs a whole number, zero or more');
  }
  return (node) => reach.whole(node, (value) => Array.isArray(value) && value.length === operand);
}

function containsAll(operand: unknown, reach: Reach): Test {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$all needs an array');
  if (operand.some(isOperators)) throw unsupported('an operator inside $all');
  if (operand.length === 0) return () => false;
  return all(operand.map((value) => each(reach, equalTo(operandOf('$all', value)))));
}

function elemMatch(operand: unknown, reach: Reach): Test {
  const spec = documentIn('$elemMatch', operand);
  const [first] = Object.keys(spec);
  const onValue = first?.startsWith('$') === true && logical[first] === undefined;
  const test = onValue ? conditions(spec, element) : onDocuments(compileFilter(spec));
  return (node) => reach.whole(node, (value) => Array.isArray(value) && value.some(test));
}

/** Arrays are documents too for $elemMatch: their fields are the positions. */
const onDocuments =
  (test: Test): Test =>
  (node) =>
    Array.isArray(node) ? test({ ...node }) : isDocument(node) && test(node);

function negated(operand: unknown, reach: Reach): Test {
  if (operand instanceof BSONRegExp) return not(each(reach, matchesPattern(operand, undefined)));
  if (!isOperators(operand)) throw new CommandError('BadValue', '$not needs a regex or a document');
  return not(conditions(operand, reach));
}
