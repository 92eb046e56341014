import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../../kernel/index.ts';
import { openingRequests } from './opening-balances.ts';

const command = z.object({
  /** Under which number the opening was asked for. */
  openingRequest: stored.storedId,
  noteId: stored.storedId.nullable(),
});
export type OpeningReversalAsked = z.output<typeof command>;

/** প্রারম্ভিক জের বাতিল: by two people, as it was brought over. */
export const openingReversals = defineSecondPerson({
  noun: ['OpeningReversal', 'OpeningReversals'],
  kind: 'opening-reversal',
  path: '/api/accounts/opening_reversals',
  title: 'openingReversals',
  view: power('opening_balance', 'view'),
  approve: power('opening_balance', 'edit'),
  command,
  day: 'approval',
});

export const reverseOpening = defineCommand({
  name: 'ReverseOpeningBalances',
  path: `${openingRequests.path}/:id/reverse`,
  access: power('opening_balance', 'delete'),
  params: { id: fields.id() },
  body: z.object({ reason: fields.textUnlessErased(300) }),
  unlessErased: ['reason'],
  toCommand: ({ reason }, { id }) => ({ openingRequest: id, reason }),
  message: 'ledger.opening-taken-back',
  waiting: 'approval.waiting',
  status: 201,
  example: { reason: 'খাতার অঙ্ক ভুল তোলা হয়েছে' },
});
