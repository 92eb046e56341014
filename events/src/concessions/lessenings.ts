import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';

const ask = power('write_off', 'insert');
const view = power('write_off', 'view');

/** A waiver or a write-off as it is kept while it waits. */
const command = z.object({
  itemId: stored.storedId,
  amount: stored.storedPaisa,
  noteId: stored.storedId.nullable(),
});
/** What lessens a charge that is due already: paisa of one open item. */
export type LessenFee = z.output<typeof command>;

/** মওকুফ */
export const waiverRequests = defineSecondPerson({
  noun: ['Waiver', 'Waivers'],
  kind: 'waiver',
  path: '/api/accounts/waivers',
  title: 'waiverRequests',
  view,
  approve: power('concession_approve', 'edit'),
  command,
  day: 'approval',
});

/** অবলোপন */
export const writeOffRequests = defineSecondPerson({
  noun: ['WriteOff', 'WriteOffs'],
  kind: 'write-off',
  path: '/api/accounts/write_offs',
  title: 'writeOffRequests',
  view,
  approve: power('write_off', 'edit'),
  command,
  day: 'approval',
});

const asking = (name: string, path: string) =>
  defineCommand({
    name,
    path,
    access: ask,
    body: z.object({ itemId: fields.id() }),
    fields: [field.amount('amount', word('amount')), field.reason()],
    unlessErased: ['reason'],
    toCommand: (body) => body,
    message: 'approval.waiting',
    waiting: 'approval.waiting',
    status: 201,
    example: { itemId: 1, amount: 500, reason: 'অভিভাবক অসুস্থ' },
  });

export const waiveFee = asking('WaiveFee', '/api/accounts/waivers');
export const writeOffFee = asking('WriteOffFee', '/api/accounts/write_offs');

/** Money for what was written off; the id is the write-off's. */
export const recoverWrittenOff = defineCommand({
  name: 'RecoverWrittenOff',
  path: '/api/accounts/write_offs/:id/recovered',
  access: power('fee_collection', 'insert'),
  params: { id: fields.id() },

  fields: [
    field.amount('amount', word('amount')),
    field.given('Account', { bn: 'টাকা রাখার হিসাব', en: 'Into account' }),
    field.reading(field.day('on', word('day'), { begins: 'today' }), () => fields.optionalDay()),
  ],
  toCommand: (body, { id }) => ({
    writeOffId: id,
    moneyAccount: body.Account,
    amount: body.amount,
    on: body.on,
  }),
  answer: () => answers.record({ recoveryId: answers.cell.number(), voucherNo: answers.cell.number() }),
  message: 'concession.recovered',
  status: 201,
  example: { Account: 2, amount: 100, on: '2026-04-14' },
});
