import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { foreignType, isOperators } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import { compare, equal, rank } from '../values/order.ts';

/** A condition on one value. */
export type Visit = (value: unknown) => boolean;

/** An operand that filters may compare with: refuses value types outside the accepted ones. */
export function operandOf(operator: string, operand: unknown): unknown {
  const foreign = foreignType(operand);
  if (foreign !== undefined) throw unsupported(`${operator} with a value of type ${foreign}`);
  return operand;
}

/** Equality; null also matches a missing value. */
export function equalTo(operand: unknown): Visit {
  const expected = operandOf('$eq', operand);
  if (typeof expected === 'string') return (value) => value === expected;
  return (value) => equal(value, expected);
}

/** Membership. Long lists stay fast: one look-up of the value's key. */
export function oneOf(operator: string, operand: unknown): Visit {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
  for (const choice of operand) {
    if (choice instanceof BSONRegExp) throw unsupported(`a regular expression inside ${operator}`);
    if (isOperators(choice)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
    operandOf(operator, choice);
  }
  const keys = new Set(operand.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

type Accepts = (order: number) => boolean;

/** Ranges compare only with values of the operand's own type. */
const ranges: Record<string, Accepts> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** The range test of an operator, or undefined when it is not a range. */
export function rangeTest(operator: string, operand: unknown): Visit | undefined {
  const accepts = operator.startsWith('$') ? ranges[operator] : undefined;
  if (accepts === undefined) return undefined;
  const bound = operandOf(operator, operand);
  const type = rank(bound);
  if (Number.isNaN(bound)) return (value) => Number.isNaN(value) && accepts(0);
  return (value) => rank(value) === type && !Number.isNaN(value) && accepts(compare(value, bound));
}
