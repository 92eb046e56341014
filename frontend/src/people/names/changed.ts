import { NAME_FIELDS, type NameField } from '@madrasah/events/people';

const FIELDS = Object.keys(NAME_FIELDS) as NameField[];
type Names = Partial<Readonly<Record<NameField, string>>> & { readonly UserID: number };

/** What the form begins with: the eight names of each, and whose they are. */
export const namesOf = (rows: readonly Names[]) =>
  rows.map((row) => ({
    UserID: row.UserID,
    ...Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? ''])),
  }));

/**
 * What is sent: of each student only what was changed, so that what a colleague wrote meanwhile stays.
 * An emptied name is sent as null; each keeps his place, by which the server names a fault.
 */
export function changedNames(shown: readonly Names[], filled: readonly Names[]) {
  return filled.map((row, at) => {
    const before = shown[at];
    const changed = FIELDS.filter((field) => (row[field] ?? '') !== (before?.[field] ?? ''));
    return { UserID: row.UserID, ...Object.fromEntries(changed.map((field) => [field, row[field] || null])) };
  });
}
