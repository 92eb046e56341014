import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../../kernel/index.ts';

const { storedId: id, storedPaisa: amount } = stored;

/** What a school's books held on paper, as it is kept while it waits. */
const command = z.object({
  /** The day that the figures are of; an approval does not move it. */
  asOn: stored.storedDay,
  accounts: z.array(z.object({ subLedgerId: id, fundId: id, amount })),
  oldDues: z.array(z.object({ admissionId: id, sessionId: id.nullable(), fundId: id, amount })),
  advances: z.array(z.object({ userId: id, fundId: id, amount })),
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
});

const rows = <S extends z.ZodRawShape>(shape: S, most: number) =>
  z
    .array(z.object({ FundID: fields.id(), ...shape, amount: fields.amount() }))
    .max(most)
    .default([]);

export const recordOpening = defineCommand({
  name: 'RecordOpeningBalances',
  path: '/api/accounts/opening_balances',
  access: power('opening_balance', 'insert'),
  body: z.object({
    on: fields.day(),
    accounts: rows({ SLID: fields.id() }, 500),
    oldDues: rows({ AdmissionID: fields.id(), SessionID: fields.optionalId() }, 3000),
    advances: rows({ UserID: fields.id() }, 3000),
    reason: fields.requiredText(300),
  }),
  toCommand: (body) => ({
    asOn: body.on,
    accounts: body.accounts.map(({ SLID, FundID, amount: sum }) => ({
      subLedgerId: Number(SLID),
      fundId: FundID,
      amount: sum,
    })),
    oldDues: body.oldDues.map(({ AdmissionID, SessionID, FundID, amount: sum }) => ({
      admissionId: Number(AdmissionID),
      sessionId: SessionID === undefined ? null : Number(SessionID),
      fundId: FundID,
      amount: sum,
    })),
    advances: body.advances.map(({ UserID, FundID, amount: sum }) => ({
      userId: Number(UserID),
      fundId: FundID,
      amount: sum,
    })),
    reason: body.reason,
  }),
  message: 'approval.waiting',
  waiting: 'approval.waiting',
  status: 201,
  example: {
    on: '2026-04-01',
    accounts: [{ SLID: 2, FundID: 1, amount: 12500 }],
    oldDues: [{ AdmissionID: 1, FundID: 1, amount: 2400 }],
    advances: [{ UserID: 1, FundID: 1, amount: 600 }],
    reason: 'কাগজের খাতা থেকে',
  },
});
