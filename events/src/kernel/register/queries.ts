import type * as z from 'zod';
import { type Access, power } from '../endpoint/access.ts';
import * as read from '../endpoint/fields.ts';
import { definePaper, defineQuery } from '../endpoint/queries.ts';
import { listAnswer } from './answer.ts';
import type { Register, RegisterParts } from './shape.ts';
import { filtersOf } from './values.ts';
import { failingOf } from './words.ts';

type Base = Pick<Register, 'plural' | 'power' | 'wire' | 'fields' | 'page' | 'words'>;

const paging = { page: read.optionalInteger(1, 1_000_000), limit: read.optionalInteger(1, 1000) };

/** The list of a register at its addresses, and its three files. */
export function queriesOf(
  register: Base,
  { path, also = [], answer: added }: Pick<RegisterParts<object>, 'path' | 'also' | 'answer'>,
  access: Access,
): Register['queries'] {
  const { plural, power: held, fields, words } = register;
  const filters = Object.fromEntries(
    filtersOf(fields).map(({ name, field }) => [
      name,
      field.kind === 'choice'
        ? read.optionalChoice(...field.choices.map(({ value }) => Number(value)))
        : read.optionalId(),
    ]),
  ) as Record<string, z.ZodType>;
  const list = {
    name: plural,
    path,
    access,
    query: { ...filters, ...paging },
    forAuditor: 'always',
    failed: failingOf(words).load,
  } as const;
  const others = also.map((other, index) => ({ ...list, name: `${plural}${index + 2}`, path: other }));
  const lists = [list, ...others].map((one) =>
    defineQuery({ ...one, answer: () => listAnswer(register, added?.()) }),
  ) as unknown as Register['queries']['lists'];
  const { pdf, xlsx, csv } = definePaper({ ...list, access: power(held, 'view'), query: filters });
  return { list: lists[0], lists, files: { pdf, xlsx, csv } as unknown as Register['queries']['files'] };
}
