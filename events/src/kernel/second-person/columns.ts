import * as z from 'zod';
import * as fields from '../endpoint/fields.ts';
import { column } from '../list/column.ts';

/** What has become of a request. */
export const REQUEST_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
/** How the wire numbers them, as every badge. */
export const requestStateId = (state: RequestState): number => 1 + REQUEST_STATES.indexOf(state);

export const requestStateField = { state: fields.word(REQUEST_STATES, undefined) };

/** How a request stands in every list: of its kind, or of all that wait. */
export const requestColumns = {
  requestId: column.number('number', { phone: 'beside' }),
  on: column.day('askedOn', { phone: 'beside' }),
  /** The day that was asked for its entry, where it has one of its own. */
  entryOn: column.day('entryDay', { absent: true, phone: 'line' }),
  text: column.text('particulars', { phone: 'title', strong: true, share: 2 }),
  UserCode: column.code('code', { absent: true, phone: 'beside' }),
  StudentName: column.name('name', { absent: true, phone: 'beside' }),
  amount: column.money('amount', { absent: true, total: true, phone: 'side', strong: true }),
  reason: column.text('reason', { share: 1.2 }),
  asker: column.who('asker', { share: 0.7 }),
  why: column.text('secondPersonWhy', { absent: true, phone: 'line', share: 1.4, sort: false }),
  /** Where nobody else could confirm it, or the only person did: what it bears, or would bear if he confirmed it now. */
  mark: column.text('secondPersonMark', { absent: true, phone: 'line', share: 1.4, sort: false }),
  state: column.badge('state', {
    1: { word: 'waiting', color: 'yellow' },
    2: { word: 'approved', color: 'green' },
    3: { word: 'rejected', color: 'red' },
    4: { word: 'withdrawn' },
  }),
  decider: column.who('decider', { absent: true, phone: 'hide' }),
  decidedOn: column.day('decidedOn', { absent: true, phone: 'hide' }),
  answer: column.text('rejectedFor', { absent: true, phone: 'line', sort: false }),
};

/** By what requests are found; who is paid is said beside them. */
export const requestsSearched = [
  'requestId',
  'text',
  'UserCode',
  'StudentName',
  'amount',
  'reason',
  'asker',
] as const;

export const requestCarries = {
  kind: z.string(),
  /** Nothing came of it: rejected, withdrawn, or what was posted was taken back. It is struck and not added up. */
  void: z.boolean(),
  /** Where it is approved and rejected. */
  path: z.string(),
  /** Where it asks for no sum of money: how much of what is to come, in words. */
  amountText: z.string().optional(),
  /** Who is paid, and who saw it, where its form says so. */
  payee: z.string().optional(),
  witness: z.string().optional(),
  UserID: z.int().nullable(),
  AdmissionID: z.int().nullable(),
  /** Who looks at it may decide it: he has the power, and is a second person for it. */
  mayDecide: z.boolean(),
  /** He may say no to it: whoever may confirm it, and the only person of a school always. */
  mayReject: z.boolean(),
  /** Why he may not although he has the power and it waits; null in every other case. */
  mayNot: z.string().nullable(),
};
