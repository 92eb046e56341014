import { type InstitutionImage, institutionQueries } from '@madrasah/events/institutions';
import { digitsOf, type Language } from '@madrasah/events/kernel';
import { answering } from '../kit/wire/definitions.ts';

/** What an institution says of itself, and the address of each of its pictures; null where there is none. */
export type InstitutionRow = Readonly<Record<(typeof INFO_FIELDS | typeof ADDRESS_FIELDS)[number], string>> &
  Readonly<Record<InstitutionImage, string | null>> & {
    /** Days between Makkah and here, by which Hijri dates are read. */
    readonly HijriOffset: number;
    /** What a change names as seen. */
    readonly revision: number;
  };

export const institutionInfo = answering<{ data: InstitutionRow }>()(institutionQueries.info);

/** The address in its parts, each in Bengali and in Arabic; the form asks for all of them. */
export const ADDRESS_PARTS = ['Village', 'PostOffice', 'PoliceStation', 'District', 'Elhaq'] as const;
export const ADDRESS_FIELDS = ADDRESS_PARTS.flatMap((part) => [part, `Ara${part}`] as const);

export const INFO_FIELDS = [
  'InstitutionName',
  'EngInstitutionName',
  'AraInstitutionName',
  'Address',
  'EngAddress',
  'AraAddress',
  'ContactNumber',
  'AraContactNumber',
  'SMSMobile',
  'Email',
  'InstitutionCode',
  'AdmissionType',
  'PrincipalName',
  'NajemName',
  'AccountantName',
] as const;

/** Shown in the digits of the page; papers print them in their own. */
const IN_DIGITS: ReadonlySet<string> = new Set(['ContactNumber', 'SMSMobile']);

/** What a form over these fields begins with. */
export const valuesOf = (
  row: InstitutionRow,
  names: readonly (typeof INFO_FIELDS | typeof ADDRESS_FIELDS)[number][],
  language: Language,
) =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[name] ?? '';
      return [name, IN_DIGITS.has(name) ? digitsOf(value, language) : value];
    }),
  );
