import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';

const place = z.object({ FundID: fields.optionalId(), Account: fields.id() });
const part = z.object({ FundID: fields.id(), amount: fields.amount() });

export const BALANCE_TRANSFERS = ['contra', 'gift', 'loan', 'repay'] as const;
export type BalanceTransfer = (typeof BALANCE_TRANSFERS)[number];

export const transferCommands = {
  /** `contra` moves money of one fund (`amount`) or several (`lines`) between accounts; the others between funds. */
  transferBalance: defineCommand({
    name: 'TransferBalance',
    path: '/api/accounts/balance_transfers',
    access: power('balance_transfer', 'insert'),
    body: z.object({
      kind: fields.requiredWord(BALANCE_TRANSFERS),
      on: fields.day(),
      from: place,
      to: place,
      amount: fields.optionalAmount(),
      lines: z.array(part).max(100).nullish(),
      reason: fields.requiredText(300, 'vouchers.reason-required'),
    }),
    toCommand: ({ kind, on, from, to, amount, lines, reason }) => ({
      ...{ kind, on, reason },
      ...{ fromFund: from.FundID ?? 0, fromAccount: from.Account },
      ...{ toFund: to.FundID ?? 0, toAccount: to.Account },
      amount: amount ?? 0,
      lines: (lines ?? []).map((line) => ({ fundId: line.FundID, amount: line.amount as number })),
    }),
    message: 'vouchers.transferred',
    status: 201,
    example: {
      ...{ kind: 'contra', on: '2026-04-14', amount: 500, reason: 'ব্যাংকে জমা' },
      ...{ from: { FundID: 1, Account: 2 }, to: { FundID: 1, Account: 3 } },
    },
  }),
};
