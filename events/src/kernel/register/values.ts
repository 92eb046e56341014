import * as z from 'zod';
import { toTaka } from '../money/money.ts';
import type { Field, Fields } from './shape.ts';

/** The attributes of a row from what the wire said of its fields. */
export function attributesFrom(fields: Fields, body: Readonly<Record<string, unknown>>) {
  const attributes: Record<string, unknown> = {};
  for (const [wire, { at }] of Object.entries(fields)) {
    if (body[wire] === undefined) continue;
    const [member = '', part] = at.split('.');
    if (part === undefined) attributes[member] = body[wire];
    else attributes[member] = { ...(attributes[member] as object), [part]: body[wire] };
  }
  return attributes;
}

/** The value of a field in a row. */
export function valueAt(row: Readonly<Record<string, unknown>>, at: string): unknown {
  const [member = '', part] = at.split('.');
  const value = row[member];
  return part === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[part];
}

/** Fields that hold null where nothing is given, and keep what they have where the wire leaves them out. */
export const isClearable = ({ kind }: Pick<Field, 'kind'>) =>
  kind === 'money' || kind === 'refs' || kind === 'pick';

/** The fields that a row keeps. */
export const keptFields = (fields: Fields): Fields => fieldsWhere(fields, ({ asked }) => !asked);

/** The fields that a command takes: of a new row, or of one that stands. */
export const takenFields = (fields: Fields, isNew: boolean): Fields =>
  fieldsWhere(fields, ({ derived, asked, fixed }) => !derived && (isNew || !(asked || fixed)));

const fieldsWhere = (fields: Fields, fits: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => fits(field)));

/** What a list may be asked for: the name in the query, that on the wire, and the field that must hold what it says. */
export const filtersOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([wire, field]) => {
    const filter = 'filter' in field ? field.filter : undefined;
    return filter ? [{ name: filter === true ? wire : filter, wire, field }] : [];
  });

/** What the rows stand under, where the list stands in parts: the wire's name and the field that says it. */
export const partOf = (fields: Fields) => {
  for (const [wire, field] of Object.entries(fields))
    if (field.kind === 'ref' && field.parts) return { wire, field };
  return undefined;
};

/** What a form might say of each field. */
export const exampleOf = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([wire, field]) => {
      if (field.kind === 'text') return [wire, field.missing === undefined ? '' : field.word.bn];
      if (field.kind === 'choice') return [wire, field.choices[0]?.value];
      if (field.kind === 'day') return [wire, '2026-07-01'];
      if (field.kind === 'time') return [wire, '10:00'];
      return [wire, field.kind === 'refs' ? null : 1];
    }),
  );

/** What the wire says of a value. */
export function onWire({ kind }: Pick<Field, 'kind'>, value: unknown): unknown {
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'money') return typeof value === 'number' ? toTaka(value) : null;
  return value;
}

/** The schema of the attributes as events hold them. */
export function storedAttributes(fields: Fields): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  const parts: Record<string, Record<string, z.ZodType>> = {};
  for (const { at, stored } of Object.values(keptFields(fields))) {
    const [member = '', part] = at.split('.');
    if (part === undefined) shape[member] = stored;
    else {
      parts[member] = { ...parts[member], [part]: stored };
      shape[member] = z.object(parts[member]);
    }
  }
  return z.object(shape);
}
