import { type OpeningReversalAsked, openingReversals } from '@madrasah/events/ledger';
import type { SecondPersonLogic } from '../approvals/steps.ts';
import { type Confirmed, secondPerson } from '../approvals/steps.ts';
import type { Desk } from '../kernel/desk.ts';
import { idFrom } from '../kernel/handler.ts';
import { recordedAs } from '../ledger/journal/recorded.ts';
import { peopleStream } from '../people/state.ts';
import { onlyOpeningsStand } from './first.ts';
import { openingOf, reverseOpening, type SaidOpening } from './reverse.ts';

/** What was posted upon a request, as the store has it. */
export const saidOpening = (desk: Desk, schoolId: string, openingRequest: number) =>
  recordedAs<SaidOpening>(desk, schoolId, (journal) => openingOf(journal, openingRequest)?.revision);

const deciding =
  (said: SaidOpening | undefined): SecondPersonLogic<OpeningReversalAsked>['decide'] =>
  (books, command, { look }) => {
    const { people } = look(peopleStream);
    return reverseOpening(books, command, said, (userId) => people.get(userId)?.userCode ?? String(userId));
  };

const sumOf = ({ postings }: SaidOpening) => postings.reduce((sum, { debit }) => sum + debit, 0);

export const openingBackAnswer = idFrom('openingId');

/** Taking balances that were brought over back: asked by one, confirmed by another. */
export const openingsBack = (desk: Desk, said?: SaidOpening): Confirmed<OpeningReversalAsked> =>
  secondPerson<OpeningReversalAsked>(desk, openingReversals, {
    decide: deciding(said),
    says: (_, { openingRequest, noteId }) => ({
      ...{ amount: said ? sumOf(said) : 0, places: { number: openingRequest }, noteId },
    }),
    reads: [peopleStream],
    needsNobodyYet: onlyOpeningsStand,
    beforehand: async (schoolId, { openingRequest }) =>
      deciding(await saidOpening(desk, schoolId, openingRequest)),
    answer: openingBackAnswer,
  });
