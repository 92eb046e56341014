import { isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
import {
  chartedInBoth,
  cr,
  dr,
  entry,
  FUND_KIND,
  LEDGER_CLASS,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import {
  type JournalVoucher,
  JournalVoucherPosted,
  refuseVouchers as refuse,
} from '@madrasah/events/vouchers';
import { type ApprovalContext, needsSecondPerson, type Said } from '../../approvals/steps.ts';
import { allRefused } from '../../kernel/several/all-refused.ts';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { next, yearSeries } from '../../ledger/journal/numbering.ts';
import { openFund } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { headAt } from '../content.ts';

const { income, expense, money } = LEDGER_CLASS;
const FUND_BOUND: readonly number[] = [income, expense];

/** জাবেদা ভাউচার: an entry that moves no money, within one fund; always with a second person. */
export function postJournalVoucher(books: Books, command: JournalVoucher, { requestId }: ApprovalContext) {
  const { fundId, on, lines, noteId } = command;
  const fault = fundFault(books, fundId) ?? linesFault(books, command);
  if (fault) return fault;
  const postings = entry(
    lines.map(({ subLedgerId, debit, credit }) =>
      debit > 0
        ? dr(subLedgerAccount(subLedgerId), fundId, debit)
        : cr(subLedgerAccount(subLedgerId), fundId, credit),
    ),
  );
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const series = yearSeries(books.chart, 'journal', on);
  const numbers = { journalVoucherId: requestId, voucherNo: next(books.journal, series), series };
  return needsSecondPerson([
    JournalVoucherPosted({ ...numbers, on, fundId, lines: [...lines], noteId, postings }),
  ]);
}

function fundFault({ chart }: Books, fundId: number): Refusal | undefined {
  const fund = openFund(chart, fundId);
  return isRefusal(fund) ? fund : undefined;
}

function linesFault({ chart }: Books, { fundId, lines }: JournalVoucher): Refusal | undefined {
  const fund = chart.funds.get(fundId);
  const wrong = allRefused(lines, headAt, ({ subLedgerId, debit, credit }, index) => {
    const head = subLedgerAt(chart, subLedgerId);
    if (!head) return refuseLedger('sub-ledger.not-found');
    if (head.class === money) return refuse('vouchers.journal-money', { account: head.name });
    if (FUND_BOUND.includes(head.class) && head.fundId !== fundId)
      return refuseLedger('ledger.fund-mismatch');
    if (debit > 0 === credit > 0)
      return refuse('vouchers.journal-sides', {}, [
        { path: `lines.${index}.debit`, problem: new Problem('vouchers.journal-sides') },
      ]);
    // Zakat leaves by tamlik only, and a waqf's capital is not spent: neither by a journal.
    if (head.class === expense && debit > 0 && fund?.kind === FUND_KIND.zakat)
      return refuseLedger('ledger.zakat-by-tamlik');
    if (head.class === expense && debit > 0 && fund?.kind === FUND_KIND.waqf)
      return refuseLedger('ledger.waqf-capital', { fund: chartedInBoth(fund) });
    return undefined;
  });
  if (wrong) return wrong;
  const [debit, credit] = [
    sumPaisa(lines.map((line) => line.debit)),
    sumPaisa(lines.map((line) => line.credit)),
  ];
  return debit === credit ? undefined : refuse('vouchers.journal-unbalanced', { debit, credit });
}

/** What the request says: its heads and its sum. */
export function saysOfJournal({ chart }: Books, { lines, noteId }: JournalVoucher): Said {
  const heads = lines.map(({ subLedgerId }) => subLedgerAt(chart, subLedgerId)?.name ?? '').join(', ');
  return { amount: sumPaisa(lines.map(({ debit }) => debit)), places: { heads }, noteId };
}
