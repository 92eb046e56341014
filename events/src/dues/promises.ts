import * as z from 'zod';
import {
  answers,
  column,
  defineCommand,
  defineEvent,
  defineList,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';
import { foundBy, owed } from './owed.ts';

const { cell, record } = answers;
const id = stored.storedId;
const path = '/api/accounts/promises';
const taking = power('fee_collection', 'insert');

/** What is promised and not paid yet. */
export const promiseAnswer = () =>
  record({
    ...{ promisedOn: cell.day(), amount: cell.money() },
    /** Its day is over. */
    passed: cell.flag(),
    /** What the dues that it names are called; none: it is for whatever is owed. */
    items: cell.names(),
  });
export type OpenPromise = answers.Told<z.output<ReturnType<typeof promiseAnswer>>>;

/** A guardian says by which day he will pay how much (paisa) of what his child owes. A later promise takes its place. */
export const PaymentPromised = defineEvent(
  'PaymentPromised',
  z.object({
    promiseId: id,
    on: stored.storedDay,
    userId: id,
    admissionId: id,
    promisedOn: stored.storedDay,
    amount: stored.storedPaisa,
    /** The charges it is for; absent: whatever is owed. */
    itemIds: z.array(id).min(1).optional(),
    noteId: id.nullable(),
  }),
  {
    about: { promise: 'promiseId', user: 'userId', admission: 'admissionId' },
    history: { bn: 'পরিশোধের প্রতিশ্রুতি', en: 'Promise to pay' },
  },
);

/** The promise was never made, or is no promise any more. */
export const PromiseWithdrawn = defineEvent(
  'PromiseWithdrawn',
  z.object({ promiseId: id, on: stored.storedDay, userId: id }),
  {
    about: { promise: 'promiseId', user: 'userId' },
    history: { bn: 'প্রতিশ্রুতি প্রত্যাহার', en: 'Promise withdrawn' },
  },
);

export const promisePayment = defineCommand({
  name: 'PromisePayment',
  path,
  access: taking,
  body: z.object({ AdmissionID: fields.id() }),
  fields: [
    field.day('promisedOn', word('promisedOn')),
    /** All that is owed, or of the charges that are named, where absent. */
    field.reading(
      field.money('amount', word('promisedAmount'), {
        hint: { bn: 'খালি রাখলে পুরো বকেয়া', en: 'All that is owed, where empty' },
      }),
      () => fields.optionalAmount(),
    ),
    field.text('remark', word('remark'), { max: 300 }),
    /** The charges he means to pay; none: whatever is owed. */
    field.reading(
      field.several('items', word('promisedFor'), {
        hint: { bn: 'কোনোটি না বাছলে যেকোনো বকেয়া বাবদ', en: 'Choose none for whatever is owed' },
      }),
      () => z.array(fields.id()).max(60).nullish(),
    ),
  ],
  toCommand: ({ AdmissionID, items, ...rest }) => ({
    admissionId: AdmissionID,
    itemIds: [...new Set(items ?? [])],
    ...rest,
  }),
  message: 'dues.promised',
  status: 201,
  example: { AdmissionID: 1, promisedOn: '2026-05-10', amount: 500, remark: 'বেতন পেলে দেবেন' },
});

export const withdrawPromise = defineCommand({
  name: 'WithdrawPromise',
  path: `${path}/:id/withdraw`,
  access: taking,
  params: { id: fields.id() },
  toCommand: (_body, { id: promiseId }) => ({ promiseId }),
  message: 'dues.promise-withdrawn',
});

/** 1 waits, 2 kept, 3 its day has passed, 4 another took its place, 5 withdrawn. */
export const PROMISE = { waiting: 1, kept: 2, passed: 3, replaced: 4, withdrawn: 5 } as const;
export type PromiseState = (typeof PROMISE)[keyof typeof PROMISE];

export const PROMISE_STATES = {
  1: { word: 'promiseWaiting', color: 'yellow' },
  2: { word: 'promiseKept', color: 'green' },
  3: { word: 'promisePassed', color: 'red' },
  4: { word: 'promiseReplaced' },
  5: { word: 'promiseWithdrawn' },
} as const;

/** The promise that stands for what a student owes, on his row of any list of who owes. */
export const promiseColumns = {
  promisedOn: column.day('promisedOn', { absent: true, phone: 'line' }),
  promise: column.badge('promise', PROMISE_STATES, { absent: true, only: 'files' }),
  promisedFor: column.names('promisedFor', { absent: true, only: 'files' }),
};

/** প্রতিশ্রুতি: who has promised to pay by when, and what has come of it. */
export const promisesList = defineList({
  ...owed,
  name: 'Promises',
  path,
  title: 'promises',
  query: {
    ...owed.query,
    /** `open`: waits or has passed; else every promise that was ever made. */
    status: fields.word(['open', 'all'], 'open' as const),
  },
  searched: [...foundBy, 'promisedFor', 'amount', 'paid', 'remark'],
  columns: {
    ...owed.columns,
    on: column.day('day', { only: 'files' }),
    promisedOn: column.day('promisedOn', { phone: 'line', strong: true }),
    promisedFor: column.names('promisedFor', { absent: true, phone: 'line' }),
    amount: column.money('promisedAmount', { total: true, phone: 'side' }),
    paid: column.money('paidSince', { total: true, phone: 'hide' }),
    state: column.badge('state', PROMISE_STATES, { phone: 'line' }),
    remark: column.text('remark', { phone: 'line' }),
    by: column.who('writer', { only: 'files' }),
  },
  carries: { ...owed.carries, promiseId: z.int(), mayWithdraw: z.boolean() },
  order: 'promisedOn',
});
