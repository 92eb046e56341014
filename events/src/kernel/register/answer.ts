import * as z from 'zod';
import { cell, listed, type Members, paged, record } from '../endpoint/answers.ts';
import type { Field, Register } from './shape.ts';
import { keptFields } from './values.ts';

/** What the wire says of a field: the other side of `onWire`. */
function answered(field: Field): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return cell.switch();
    case 'choice': {
      const one = cell.oneOf(field.choices.map(({ value }) => value));
      return field.when ? one.nullable() : one; // asked of some rows: null in the others
    }
    case 'day':
      return cell.day();
    case 'time':
      return cell.clock();
    case 'money':
      return cell.money().nullable();
    case 'pick':
      return cell.number().nullable();
    case 'refs':
      return z.array(z.int()).nullable();
    case 'text':
      return cell.text();
    default:
      return cell.number();
  }
}

type Answering = Pick<Register, 'wire' | 'fields'>;

const members = ({ wire, fields }: Answering): Members => ({
  [wire.id]: cell.number(),
  ...Object.fromEntries(Object.entries(keptFields(fields)).map(([name, field]) => [name, answered(field)])),
  [wire.serial]: cell.number(),
  version: cell.count(),
});

/** A row of a register by itself, under the wire's names. */
export const rowAnswer = (register: Answering) => record(members(register));

/** What the list of a register answers; `added` is what its rows say beside their fields. */
export function listAnswer(
  { page, ...register }: Answering & Pick<Register, 'page'>,
  added: Members = {},
): z.ZodType {
  const row = { ...members(register), called: cell.text(), ...added };
  return page === undefined ? listed(row) : paged(row);
}
