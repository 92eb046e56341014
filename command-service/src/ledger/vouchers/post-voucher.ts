import { isRefusal, MAX_AMOUNT_PAISA, type Refusal, sumPaisa } from '@madrasah/events';
import {
  cr,
  DIRECTION,
  dr,
  entry,
  FUND_KIND,
  LEDGER_CLASS,
  refuseLedger as refuse,
  subLedgerAccount,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { subLedgerAt } from '../chart/lookups.ts';
import type { Fund } from '../chart/state.ts';
import { futureDay, moneyAccount, notAllowed, openFund } from '../journal/checks.ts';
import type { Books, Decided } from '../journal/facts.ts';
import { moneyShortage } from '../journal/money-rule.ts';
import { next, voucherSeries } from '../journal/numbering.ts';

export interface PostVoucher {
  readonly fundId: number;
  /** 1 money in (জমা), 2 money out (খরচ). */
  readonly direction: number;
  readonly moneyAccount: number;
  readonly on: string;
  readonly lines: readonly {
    readonly subLedgerId: number;
    readonly particulars: string;
    readonly amount: number;
  }[];
  readonly payee: string;
  readonly bookNo: string;
  readonly remark: string;
}

const { income, expense, liability, otherAsset } = LEDGER_CLASS;
/** In: income, liability, other asset, expense returned. Out: expense, liability, other asset, income returned. */
const VOUCHER_CLASSES: readonly number[] = [income, expense, liability, otherAsset];
/** Classes whose head must lie in the voucher's own fund. */
const FUND_BOUND: readonly number[] = [income, expense];

/** Posts a credit or debit voucher; money out is refused where the fund's money would run out. */
export function postVoucher(books: Books, command: PostVoucher): Decided {
  const { journal, chart } = books;
  const { direction, on } = command;
  const future = futureDay(books, on, 'TransactionDateEng');
  if (future) return future;
  const fund = openFund(chart, command.fundId);
  if (isRefusal(fund)) return fund;
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const forbidden = notAllowed(chart, account, [fund.fundId]) ?? headsFault(books, command);
  if (forbidden) return forbidden;
  const bound = direction === DIRECTION.out ? boundMoney(books, fund, command) : undefined;
  if (bound) return bound;
  const total = sumPaisa(command.lines.map((line) => line.amount));
  if (total === 0) return refuse('ledger.amount-zero');
  if (total > MAX_AMOUNT_PAISA) return refuse('ledger.too-large');
  const money = subLedgerAccount(account.subLedgerId);
  const inwards = direction === DIRECTION.in;
  const postings = entry([
    inwards ? dr(money, fund.fundId, total) : cr(money, fund.fundId, total),
    ...command.lines.map(({ subLedgerId, amount }) =>
      (inwards ? cr : dr)(subLedgerAccount(subLedgerId), fund.fundId, amount),
    ),
  ]);
  const shortage = moneyShortage(journal, chart, on, postings);
  if (shortage) return shortage;
  const series = voucherSeries(books.chart, fund.fundId, direction, on);
  const numbers = { voucherId: next(journal, 'voucher'), voucherNo: next(journal, series), series };
  return [VoucherPosted({ ...command, lines: [...command.lines], ...numbers, postings })];
}

/** Zakat leaves by tamlik only; of a waqf its income is spent, never the capital (it may change its form). */
function boundMoney({ chart }: Books, fund: Fund, { lines }: PostVoucher): Refusal | undefined {
  if (fund.kind === FUND_KIND.zakat) return refuse('ledger.zakat-by-tamlik');
  const spends = lines.some(({ subLedgerId }) => subLedgerAt(chart, subLedgerId)?.class === expense);
  return fund.kind === FUND_KIND.waqf && spends
    ? refuse('ledger.waqf-capital', { fund: fund.name })
    : undefined;
}

function headsFault({ chart }: Books, { fundId, lines }: PostVoucher) {
  for (const { subLedgerId } of lines) {
    const head = subLedgerAt(chart, subLedgerId);
    if (!head) return refuse('sub-ledger.not-found');
    if (!VOUCHER_CLASSES.includes(head.class))
      return refuse('ledger.class-direction', { account: head.name });
    if (FUND_BOUND.includes(head.class) && head.fundId !== fundId) return refuse('ledger.fund-mismatch');
  }
  return undefined;
}
