import type * as z from 'zod';
import { type Access, power } from '../endpoint/access.ts';
import { definePaper, defineQuery, type QueryDefinition } from '../endpoint/endpoint.ts';
import * as read from '../endpoint/fields.ts';
import type { Register, RegisterParts } from './register.ts';
import { filtersOf } from './values.ts';

/** What a list of a register may be asked for: rows that refer to one row of another, in wire names, and a page. */
export interface RegisterQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly [wire: string]: number | undefined;
}

type Asked = QueryDefinition<RegisterQuery>;
type Files = { readonly pdf: Asked; readonly xlsx: Asked; readonly csv: Asked };
type Base = Pick<Register, 'plural' | 'power' | 'fields'>;

const paging = { page: read.optionalInteger(1, 1_000_000), limit: read.optionalInteger(1, 1000) };

/** The list of a register at its addresses, and its three files. */
export function queriesOf(
  { plural, power: held, fields }: Base,
  { path, also = [] }: Pick<RegisterParts<object>, 'path' | 'also'>,
  access: Access,
) {
  const filters = Object.fromEntries(
    filtersOf(fields).map(({ name, field }) => [
      name,
      field.kind === 'choice'
        ? read.optionalChoice(...field.choices.map(({ value }) => Number(value)))
        : read.optionalId(),
    ]),
  ) as Record<string, z.ZodType>;
  const list = { name: plural, path, access, query: { ...filters, ...paging } };
  const others = also.map((other, index) => ({ ...list, name: `${plural}${index + 2}`, path: other }));
  const lists = [list, ...others].map(defineQuery) as unknown as readonly [Asked, ...Asked[]];
  const { pdf, xlsx, csv } = definePaper({ ...list, access: power(held, 'view'), query: filters });
  return { list: lists[0], lists, files: { pdf, xlsx, csv } as unknown as Files };
}
