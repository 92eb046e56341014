import { type Day, digitsOf, isDay, type Language } from '@madrasah/events/kernel';
import type { PersonRow } from '../rows.ts';

/** The wire names of a person's own fields, as both forms send them. */
export const PERSON_FIELDS = [
  'UserName',
  'FatherName',
  'MotherName',
  'GenderID',
  'DateOfBirth',
  'NIDNO',
  'BloodGroup',
  'Mobile1',
  'Relationship1',
  'Mobile2',
  'Relationship2',
  'Email',
  'permanentPoliceStationID',
  'permanentPost',
  'permanentVill',
  'TransientPoliceStationID',
  'TransientPost',
  'TransientVill',
] as const satisfies readonly (keyof PersonRow)[];

/** With the code, which the form of somebody who stands has as well. */
export const RECORDED_FIELDS = ['UserCode', ...PERSON_FIELDS] as const;

type Values = Readonly<Record<string, unknown>>;

/** Shown in the digits of the page; sent as they are typed. */
const IN_DIGITS: ReadonlySet<string> = new Set(['UserCode', 'NIDNO', 'Mobile1', 'Mobile2']);

/** What a form about a person begins with, with the fields it has. `sameAddress` is the form's own. */
export function personValues(
  row: Values,
  language: Language,
  fields: readonly (keyof PersonRow)[] = PERSON_FIELDS,
): Record<string, unknown> {
  const shown = (field: string) =>
    IN_DIGITS.has(field) ? digitsOf(String(row[field] ?? ''), language) : (row[field] ?? undefined);
  const values = Object.fromEntries(fields.map((field) => [field, shown(field)]));
  const same =
    Boolean(row['permanentPoliceStationID']) &&
    ['PoliceStationID', 'Post', 'Vill'].every((part) => row[`permanent${part}`] === row[`Transient${part}`]);
  return { ...values, sameAddress: same ? 1 : 0 };
}

/** What the schema of a person cannot see, because it knows no day: nobody is born tomorrow. */
export function wrongBirth({ DateOfBirth: born }: Values, today: Day): boolean {
  return typeof born === 'string' && isDay(born) && born > today;
}

/** What is sent: the present address is the permanent one where the box is ticked. */
export function personBody({ sameAddress, ...values }: Values): Record<string, unknown> {
  if (!sameAddress) return values;
  return {
    ...values,
    TransientPoliceStationID: values['permanentPoliceStationID'],
    TransientPost: values['permanentPost'],
    TransientVill: values['permanentVill'],
  };
}
