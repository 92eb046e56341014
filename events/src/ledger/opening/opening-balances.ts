import * as z from 'zod';
import { defineCommand, defineQuery, defineSecondPerson, fields, power, stored } from '../../kernel/index.ts';
import { SIDES } from './sides.ts';

const { storedId: id, storedPaisa: amount } = stored;

/** What a school's books held on paper, as it is kept while it waits. */
const command = z.object({
  /** The day that the figures are of; an approval does not move it. */
  asOn: stored.storedDay,
  accounts: z.array(z.object({ subLedgerId: id, fundId: id, amount })),
  oldDues: z.array(
    z.object({
      ...{ admissionId: id, sessionId: id.nullable(), fundId: id, amount },
      /** For which head and month it was owed, and since when; absent of a sum alone. */
      subLedgerId: id.optional(),
      monthId: z.int().min(1).max(12).optional(),
      dueOn: stored.storedDay.optional(),
    }),
  ),
  advances: z.array(z.object({ userId: id, fundId: id, amount })),
  /** What the paper says is left of funds: it must be what the rest comes to. */
  balances: z.array(z.object({ fundId: id, side: z.enum(SIDES), amount })).optional(),
  noteId: id.nullable(),
});
export type RecordOpening = z.output<typeof command>;

/** প্রারম্ভিক জের: a second person confirms what was brought over from paper. */
export const openingRequests = defineSecondPerson({
  noun: ['OpeningBalances', 'OpeningBalancesRequests'],
  kind: 'opening',
  path: '/api/accounts/opening_balances',
  title: 'openingRequests',
  view: power('opening_balance', 'view'),
  approve: power('opening_balance', 'edit'),
  command,
  day: 'own',
  holds: ({ asOn, accounts }) => ({ on: asOn, accounts: accounts.map(({ subLedgerId }) => subLedgerId) }),
});

const rows = <S extends z.ZodRawShape>(shape: S, most: number) =>
  z
    .array(z.object({ FundID: fields.id(), ...shape, amount: fields.amount() }))
    .max(most)
    .default([]);

const form = z.object({
  on: fields.day(),
  accounts: rows({ SLID: fields.id() }, 500),
  oldDues: rows(
    {
      ...{ AdmissionID: fields.id(), SessionID: fields.optionalId(), SLID: fields.optionalId() },
      ...{ MonthID: fields.optionalInteger(1, 12), dueOn: fields.optionalDay() },
    },
    3000,
  ),
  advances: rows({ UserID: fields.id() }, 3000),
  balances: rows({ side: fields.word(SIDES, 'credit' as const) }, 100),
  reason: fields.requiredText(300),
});

const saidIn = (body: z.output<typeof form>) => ({
  asOn: body.on,
  accounts: body.accounts.map(({ SLID, FundID, amount: sum }) => ({
    ...{ subLedgerId: Number(SLID), fundId: FundID, amount: sum },
  })),
  oldDues: body.oldDues.map(({ AdmissionID, SessionID, FundID, SLID, MonthID, dueOn, amount: sum }) => ({
    admissionId: Number(AdmissionID),
    sessionId: SessionID === undefined ? null : Number(SessionID),
    ...{ fundId: FundID, amount: sum },
    ...(SLID === undefined ? {} : { subLedgerId: Number(SLID) }),
    ...(MonthID === undefined ? {} : { monthId: Number(MonthID) }),
    ...(dueOn === undefined ? {} : { dueOn: String(dueOn) }),
  })),
  advances: body.advances.map(({ UserID, FundID, amount: sum }) => ({
    ...{ userId: Number(UserID), fundId: FundID, amount: sum },
  })),
  balances: body.balances.map(({ FundID, side, amount: sum }) => ({ fundId: FundID, side, amount: sum })),
  reason: body.reason,
});

const example = {
  on: '2026-04-01',
  accounts: [{ SLID: 2, FundID: 1, amount: 12500 }],
  oldDues: [{ AdmissionID: 1, FundID: 1, amount: 2400 }],
  advances: [{ UserID: 1, FundID: 1, amount: 600 }],
  reason: 'কাগজের খাতা থেকে',
};

export const recordOpening = defineCommand({
  name: 'RecordOpeningBalances',
  path: openingRequests.path,
  access: power('opening_balance', 'insert'),
  body: form,
  toCommand: saidIn,
  message: 'ledger.opening-posted',
  waiting: 'approval.waiting',
  status: 201,
  example,
});

const params = { id: fields.id() };

/** What waits, said otherwise: the old request is withdrawn, another waits in its place. */
export const changeOpening = defineCommand({
  name: 'ChangeOpeningBalances',
  method: 'PUT',
  path: `${openingRequests.path}/:id`,
  access: power('opening_balance', 'edit'),
  params,
  body: form,
  toCommand: (body, { id: requestId }) => ({ requestId, ...saidIn(body) }),
  message: 'ledger.opening-posted',
  waiting: 'approval.waiting',
  example,
});

export const withdrawOpening = defineCommand({
  name: 'WithdrawOpeningBalances',
  method: 'DELETE',
  path: `${openingRequests.path}/:id`,
  access: power('opening_balance', 'delete'),
  params,
  toCommand: (_, { id: requestId }) => ({ requestId }),
  message: 'ledger.opening-withdrawn',
});

const amountInTaka = z.number();

/** What a request brings over, in the words of its form; it can be changed while it waits. */
export const askedOpening = defineQuery({
  name: 'AskedOpeningBalances',
  path: `${openingRequests.path}/:id`,
  access: openingRequests.view,
  query: params,
  answer: () =>
    z.strictObject({
      data: z.strictObject({
        on: z.string(),
        accounts: z.array(z.strictObject({ SLID: id, FundID: id, amount: amountInTaka })),
        oldDues: z.array(
          z.strictObject({
            ...{ AdmissionID: id, SessionID: id.nullable(), FundID: id, amount: amountInTaka },
            ...{ SLID: id.optional(), MonthID: id.optional(), dueOn: z.string().optional() },
            /** Code and name, as forms show him; '' once he was erased. */
            student: z.string(),
          }),
        ),
        advances: z.array(
          z.strictObject({ UserID: id, FundID: id, amount: amountInTaka, student: z.string() }),
        ),
        balances: z.array(z.strictObject({ FundID: id, side: z.enum(SIDES), amount: amountInTaka })),
        reason: z.string(),
        /** The day on which what was posted was taken back. */
        reversedOn: z.string().nullable(),
      }),
    }),
});
