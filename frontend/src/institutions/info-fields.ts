import type { InstitutionRow } from '@madrasah/events/institutions';
import { digitsOf, type Language } from '@madrasah/events/kernel';

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
