import { isRefusal, Problem } from '@madrasah/events';
import { type FundTransferAsked, transferRequests } from '@madrasah/events/vouchers';
import {
  type Confirmed,
  needsSecondPerson,
  type Said,
  type SecondPersonLogic,
  secondPerson,
} from '../../approvals/steps.ts';
import type { Desk } from '../../kernel/desk.ts';
import type { AnswerOf } from '../../kernel/handler.ts';
import { transferLimitOf } from '../../ledger/chart/lookups.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { transferFunds } from './transfer-funds.ts';

/** A gift or a loan from fund to fund: posted at once up to the limit of the school, above it with a second person. */
export function askTransfer(
  books: Books,
  command: FundTransferAsked,
): ReturnType<SecondPersonLogic<FundTransferAsked>['decide']> {
  const drafts = transferFunds(books, command);
  if (isRefusal(drafts)) return drafts;
  const limit = transferLimitOf(books.chart);
  if (command.amount <= limit) return drafts;
  return needsSecondPerson(drafts, limit > 0 ? new Problem('vouchers.above-limit', { limit }) : undefined);
}

/** What the request says: whether it is given or lent, and from which fund to which. */
function saysOfTransfer(
  { chart }: Books,
  { kind, fromFund, toFund, amount, noteId }: FundTransferAsked,
): Said {
  const called = (fundId: number) => chart.funds.get(fundId)?.name ?? '';
  return { amount, places: { way: kind, giver: called(fromFund), taker: called(toFund) }, noteId };
}

/** Gifts and loans between funds, asked for and confirmed. */
export const transfersAsked = (desk: Desk, answer: AnswerOf): Confirmed<FundTransferAsked> =>
  secondPerson<FundTransferAsked>(desk, transferRequests, {
    decide: askTransfer,
    says: saysOfTransfer,
    answer,
  });
