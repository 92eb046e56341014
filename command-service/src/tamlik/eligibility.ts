import type { CommandOf } from '@madrasah/events';
import { USER_TYPES } from '@madrasah/events/people';
import { refuseTamlik as refuse, type tamlikCommands, ZakatEligibilitySet } from '@madrasah/events/tamlik';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { futureDay } from '../ledger/journal/rules/checks.ts';
import type { PeopleState } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';

type Form = CommandOf<typeof tamlikCommands.setZakatEligibility>;
export type SetEligibility = Omit<Form, 'verifiedBy' | 'note'> & { readonly noteId: number | null };

/** Writes whether a student is entitled to zakat, from a day on; today where none is said. */
export function setEligibility(books: Books, people: PeopleState, command: SetEligibility): Decided {
  const { userId, eligible, since = books.today, noteId } = command;
  const person = standingPerson(people, userId);
  if ('refused' in person) return person;
  if (person.userType !== USER_TYPES.student) return refuse('tamlik.no-student');
  return (
    futureDay(books, since, 'since') ?? [
      ZakatEligibilitySet({ userId, on: books.today, eligible, since, noteId }),
    ]
  );
}
