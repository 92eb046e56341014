import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { CardAssigned, CardBlocked, peopleCommands, refusePeople as refuse } from '@madrasah/events/people';
import { type Desk, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { notedStep } from '../notes/steps.ts';
import { standingPerson } from './decide.ts';
import { type PeopleState, peopleStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** Gives a person a card; a number is one person's, also while it is blocked. */
export function assignCard(
  state: PeopleState,
  { userId, cardNo }: { readonly userId: number; readonly cardNo: string },
  today: string,
): Decided {
  const person = standingPerson(state, userId);
  if (isRefusal(person)) return person;
  const owner = state.cards.get(cardNo);
  if (owner !== undefined && owner !== userId) {
    return refuse('people.card-taken', { code: state.people.get(owner)?.userCode ?? '' });
  }
  return state.cardOf.get(userId) === cardNo ? [] : [CardAssigned({ userId, cardNo, on: today })];
}

/** Blocks the card of a person. */
export function blockCard(
  state: PeopleState,
  userId: number,
  { today, noteId }: { readonly today: string; readonly noteId: number | null },
): Decided {
  const person = state.people.get(userId);
  if (!person) return refuse('person.not-found');
  if (person.erased) return refuse('people.erased');
  const cardNo = state.cardOf.get(userId);
  if (cardNo === undefined) return refuse('people.card-none');
  return [CardBlocked({ userId, cardNo, on: today, noteId })];
}

/** Cards given and blocked. */
export const cards = (desk: Desk): HandledCommand[] => [
  oneStep(desk, peopleCommands.assignCard, (command) =>
    stepOn(peopleStream, (state, { today }) => assignCard(state, command, today)),
  ),
  notedStep(
    desk,
    peopleCommands.blockCard,
    ({ reason }) => ({ reason }),
    ({ userId }, noteId) =>
      stepOn(peopleStream, (state, { today }) => blockCard(state, userId, { today, noteId })),
  ),
];
