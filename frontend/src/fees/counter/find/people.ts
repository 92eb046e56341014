import { paisaOf, sameCode, toLatinDigits } from '@madrasah/events/kernel';
import type { DuesRow } from '../../rows.ts';

/** One student over all his admissions, under the latest. */
export type Found = Pick<
  DuesRow,
  'AdmissionID' | 'UserID' | 'UserCode' | 'StudentName' | 'FatherName' | 'Mobile1' | 'ClassName' | 'due'
>;

/** The students of a list of admissions, in its order; dues are a student's, whatever session they are of. */
export function peopleOf(rows: readonly DuesRow[]): readonly Found[] {
  const found = new Map<number, Found>();
  for (const row of rows) {
    const other = found.get(row.UserID);
    const latest = other && other.AdmissionID > row.AdmissionID ? other : row;
    found.set(row.UserID, { ...latest, due: (paisaOf(row.due) + paisaOf(other?.due ?? 0)) / 100 });
  }
  return [...found.values()];
}

/** Whom a card or a hurried Enter means: the one of this code or mobile, or the first; nobody where two have the code. */
export function bestMatch(people: readonly Found[], typed: string): Found | undefined {
  const wanted = toLatinDigits(typed).trim();
  const coded = people.filter(({ UserCode }) => sameCode(UserCode, wanted));
  if (coded.length > 1) return undefined;
  return coded[0] ?? people.find(({ Mobile1 }) => Mobile1 === wanted) ?? people[0];
}
