import { dayNumber, type EntryOf, type Language, say } from '@madrasah/events';
import { LOAN, type LoanState, loans, owes } from '@madrasah/events/library';
import type { Tenant } from '../../kernel/documents/index.ts';
import { entryProjector } from '../../kernel/entry.ts';
import { libraryRegisters } from '../projector.ts';
import { shelvesNeed, shelvesOf } from '../shelves.ts';

export type KeptLoan = EntryOf<typeof loans>;

/** Loans by their number. */
export const shownLoans = {
  entry: loans,
  projector: entryProjector(loans, 1),
  registers: libraryRegisters,
};

/** What has become of a loan by a day. */
export function stateOf(loan: KeptLoan, today: string): LoanState {
  if (loan.returned !== null) return LOAN.back;
  if (loan.settled !== null) return LOAN.settled;
  if (loan.lost !== null) return LOAN.lost;
  return today > loan.dueOn ? LOAN.late : LOAN.out;
}

export const daysLate = (loan: KeptLoan, today: string): number =>
  stateOf(loan, today) === LOAN.late ? dayNumber(today) - dayNumber(loan.dueOn) : 0;

export const owedNeed = [shownLoans.projector, ...shelvesNeed];

/** The books that somebody owes the library, each by its name and number. @throws DocumentsAway */
export async function booksOwed(
  tenant: Tenant,
  userId: number,
  language: Language,
): Promise<readonly string[]> {
  const his = await tenant.find(shownLoans.projector, { userId, withdrawn: false });
  const owed = his.filter(owes);
  if (owed.length === 0) return [];
  const { copies } = await shelvesOf(tenant, language);
  return owed.map(({ copyId }) =>
    say(language, 'loan.book', { title: copies.get(copyId)?.called ?? '', number: copyId }),
  );
}
