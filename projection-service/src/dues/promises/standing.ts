import { type Day, type Language, paisa, sumPaisa } from '@madrasah/events';
import { PROMISE, type PromiseState } from '@madrasah/events/dues';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Books, type Cut, itemStates, statement } from '../../ledger/books/index.ts';
import { promisedFor } from './named.ts';
import { type Promised, promisesProjector, type StudentPromises } from './projector.ts';

/** As of a business day and as known at an instant. */
export interface Clocks {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
}

const isKnown = ({ on, at }: { on: string; at: string }, { asOf, knownAt }: Clocks): boolean =>
  on <= (asOf ?? on) && at <= (knownAt?.toISOString() ?? at);

/** The promises that had been made then, with what was known of their withdrawal; the last one stands. */
export const madeBy = (promises: readonly Promised[], clocks: Clocks): readonly Promised[] =>
  promises
    .filter((one) => isKnown(one, clocks))
    .map((one) => (one.withdrawn && !isKnown(one.withdrawn, clocks) ? { ...one, withdrawn: null } : one));

/** What a student paid after a promise was made, less what was taken back of it; paisa. */
export function paidSince(books: Books, cut: Cut, userId: number, { on, at }: Promised): number {
  const { lines } = statement(books, cut, { userId, from: on });
  return lines
    .filter((line) => line.at > at)
    .reduce((paid, { kind, debit, credit, conceded }) => {
      if (kind !== FeesCollected.type && kind !== CollectionReversed.type) return paid;
      return paisa(paid + credit - debit - conceded);
    }, 0);
}

/** What is left of what a promise is for: of the charges it names, else of all that the student owes; paisa. */
export const dueOfPromise = (
  { books, cut }: Pick<Room, 'books' | 'cut'>,
  userId: number,
  { itemIds }: Promised,
  all: number,
): number =>
  itemIds
    ? sumPaisa(
        itemStates(books, cut, { user: userId })
          .filter(({ itemId }) => itemIds.includes(itemId))
          .map(({ due }) => due),
      )
    : all;

/** What has become of a promise on a day. @param due what is left of what it is for; paisa */
export function stateOf(
  { withdrawn, promisedOn, amount }: Promised,
  { isLast, paid, due, on }: { isLast: boolean; paid: number; due: number; on: Day },
): PromiseState {
  if (withdrawn) return PROMISE.withdrawn;
  if (!isLast) return PROMISE.replaced;
  if (paid >= amount || due <= 0) return PROMISE.kept;
  return on > promisedOn ? PROMISE.passed : PROMISE.waiting;
}

/** A promise that waits to be kept, or was not. */
export interface OpenPromise {
  readonly promisedOn: Day;
  readonly amount: number;
  readonly passed: boolean;
  readonly userId: number;
  readonly itemIds: readonly number[] | undefined;
}

interface Room {
  readonly books: Books;
  readonly cut: Cut;
  readonly on: Day;
}

/** A student's last promise while it waits or has passed. @param due what he owes, in paisa */
export function openPromise(
  { userId, promises }: StudentPromises,
  clocks: Clocks,
  { books, cut, on }: Room,
  due: number,
): OpenPromise | undefined {
  const last = madeBy(promises, clocks).at(-1);
  if (!last) return undefined;
  const left = dueOfPromise({ books, cut }, userId, last, due);
  const state = stateOf(last, { isLast: true, paid: paidSince(books, cut, userId, last), due: left, on });
  if (state !== PROMISE.waiting && state !== PROMISE.passed) return undefined;
  const { promisedOn, amount, itemIds } = last;
  return { userId, itemIds, promisedOn, amount, passed: state === PROMISE.passed };
}

/** An open promise with what the dues that it names are called. */
export interface NamedPromise extends OpenPromise {
  readonly named: readonly string[];
}

/**
 * The open promises of everybody, by UserID.
 * @param dueOf what a student owes, in paisa @throws DocumentsAway
 */
export async function openPromises(
  tenant: Tenant,
  clocks: Clocks,
  room: Room,
  dueOf: (userId: number) => number,
  language: Language,
): Promise<ReadonlyMap<number, NamedPromise>> {
  const found = await tenant.find(promisesProjector);
  const open = found.flatMap((one) => {
    const promise = openPromise(one, clocks, room, dueOf(one.userId));
    return promise ?? [];
  });
  const named = await promisedFor(tenant, room.books, open, language);
  return new Map(open.map((promise) => [promise.userId, { ...promise, named: named(promise) }]));
}

/** As rows of who owes show it. */
export const promiseCells = (promise: NamedPromise | undefined) =>
  promise
    ? {
        promisedOn: promise.promisedOn,
        promise: promise.passed ? PROMISE.passed : PROMISE.waiting,
        ...(promise.named.length > 0 && { promisedFor: promise.named }),
      }
    : {};
