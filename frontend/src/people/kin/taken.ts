import { digitsOf, type Language, readMobile } from '@madrasah/events/kernel';
import type { KinRow } from '../rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** What brothers and sisters have in common; of an address all parts or none. */
const GROUPS = [
  ['FatherName'],
  ['MotherName'],
  ['Mobile1', 'Relationship1'],
  ['Mobile2', 'Relationship2'],
  ['Email'],
  ['permanentPoliceStationID', 'permanentPost', 'permanentVill'],
  ['TransientPoliceStationID', 'TransientPost', 'TransientVill'],
] as const satisfies readonly (readonly (keyof KinRow)[])[];

const MOBILES: ReadonlySet<string> = new Set(['Mobile1', 'Mobile2']);

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** A mobile as it is recorded; undefined for what is none. */
export function mobileOf(typed: unknown): string | undefined {
  const read = readMobile(typed);
  return typeof read === 'string' ? read : undefined;
}
const same = (field: string, typed: unknown, his: unknown) =>
  (MOBILES.has(field) ? (mobileOf(typed) ?? typed) : typed) === his;

/** What of a brother comes into a form. */
export interface WhatToTake {
  /** What stands nowhere yet. */
  readonly fills: Values;
  /** What was typed otherwise: it stays unless it is asked for. */
  readonly differs: Values;
}

/**
 * What is taken of a brother or sister, and what of it was typed otherwise.
 * @param dirty the fields that somebody has written in: what a form begins with was not typed
 */
export function whatToTake(values: Values, dirty: Values, kin: KinRow, language: Language): WhatToTake {
  const fills: Record<string, unknown> = {};
  const differs: Record<string, unknown> = {};
  const his = (field: keyof KinRow) =>
    MOBILES.has(field) ? digitsOf(String(kin[field]), language) : kin[field];
  for (const group of GROUPS) {
    const told = group.filter((field) => !isNothing(kin[field]));
    const isOther = (field: keyof KinRow) =>
      Boolean(dirty[field]) && !isNothing(values[field]) && !same(field, values[field], kin[field]);
    const into = told.some(isOther) ? differs : fills;
    for (const field of told) if (!same(field, values[field] ?? '', kin[field])) into[field] = his(field);
  }
  const one = (['PoliceStationID', 'Post', 'Vill'] as const).every(
    (part) => kin[`permanent${part}`] === kin[`Transient${part}`],
  );
  if (one && kin.permanentPoliceStationID !== '' && !dirty['sameAddress']) fills['sameAddress'] = 1;
  return { fills, differs };
}

/** What stood before, for whatever still stands as it was taken. */
export const takenBack = (values: Values, before: Values, put: Values): Values =>
  Object.fromEntries(
    Object.keys(put)
      .filter((field) => values[field] === put[field])
      .map((field) => [field, before[field]]),
  );
