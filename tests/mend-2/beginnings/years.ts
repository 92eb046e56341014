import type { Person } from '../house/person.ts';

const YEARS = '/api/accounts/accounting_years';

/** An accounting year from January to December. @returns its id */
export const addYear = async (by: Person, year: number): Promise<number> =>
  (await by.done(YEARS, { name: `${year}`, from: `${year}-01-01`, to: `${year}-12-31` })).id;

/** Locks the months of a year softly from one on, so that it can be closed. */
export async function lockMonths(by: Person, year: number, from: number): Promise<void> {
  for (let month = from; month <= 12; month += 1)
    await by.done(`/api/accounts/periods/${year}${String(month).padStart(2, '0')}/lock`, { level: 'soft' });
}

export const closeYear = (by: Person, id: number) => by.post(`${YEARS}/${id}/close`, {});
export const reopenYear = (by: Person, id: number) =>
  by.post(`${YEARS}/${id}/reopen`, { reason: 'নিরীক্ষকের সংশোধনী' });
