import { isRefusal, MAX_AMOUNT_PAISA, type Refusal, sumPaisa } from '@madrasah/events';
import {
  chartedInBoth,
  cr,
  DIRECTION,
  dr,
  entry,
  FUND_KIND,
  LEDGER_CLASS,
  type Posting,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { refuseVouchers as refuse } from '@madrasah/events/vouchers';
import { allRefused } from '../kernel/several/all-refused.ts';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Fund } from '../ledger/chart/state.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { moneyAccount, notAllowed, openFund } from '../ledger/journal/rules/checks.ts';
import { dayFor } from '../ledger/journal/rules/day-for.ts';

/** What a voucher says of money: with its number and its papers it is the event. */
export interface VoucherContent {
  readonly fundId: number;
  /** 1 money in (জমা), 2 money out (খরচ). */
  readonly direction: number;
  readonly moneyAccount: number;
  readonly on: string;
  readonly lines: readonly { readonly subLedgerId: number; readonly amount: number }[];
  readonly bookNo?: string;
  readonly noteId?: number | null;
  readonly chequeNo?: string;
  readonly chequeOn?: string | null;
  readonly transactionNo?: string;
  /** Ids of bills. */
  readonly attachments?: readonly string[];
}

const { income, expense, liability, otherAsset } = LEDGER_CLASS;
/** In: income, liability, other asset, expense returned. Out: expense, liability, other asset, income returned. */
const VOUCHER_CLASSES: readonly number[] = [income, expense, liability, otherAsset];
/** Classes whose head must lie in the voucher's own fund. */
const FUND_BOUND: readonly number[] = [income, expense];

/** What is wrong with a voucher before its money is counted; undefined when nothing. */
export function contentFault(books: Books, content: VoucherContent): Refusal | undefined {
  const { chart } = books;
  const fund = openFund(chart, content.fundId);
  if (isRefusal(fund)) return fund;
  const account = moneyAccount(chart, content.moneyAccount);
  if (isRefusal(account)) return account;
  const forbidden = notAllowed(chart, account, [fund.fundId]) ?? headsFault(books, content);
  if (forbidden) return forbidden;
  const bound = content.direction === DIRECTION.out ? boundMoney(books, fund, content) : undefined;
  if (bound) return bound;
  const total = totalOf(content);
  if (total === 0) return refuseLedger('ledger.amount-zero');
  if (total > MAX_AMOUNT_PAISA) return refuseLedger('ledger.too-large');
  const touched = { accounts: [account.subLedgerId], funds: [fund.fundId] };
  const day = dayFor(books, 'typed', content.on, touched);
  return isRefusal(day) ? day : undefined;
}

export const totalOf = ({ lines }: Pick<VoucherContent, 'lines'>) =>
  sumPaisa(lines.map(({ amount }) => amount));

/** The entry of a voucher: its account on one side, its heads on the other, all in its fund. */
export function voucherPostings(content: VoucherContent): Posting[] {
  const { direction, fundId } = content;
  const money = subLedgerAccount(content.moneyAccount);
  const [account, head] = direction === DIRECTION.in ? [dr, cr] : [cr, dr];
  return entry([
    account(money, fundId, totalOf(content)),
    ...content.lines.map(({ subLedgerId, amount }) => head(subLedgerAccount(subLedgerId), fundId, amount)),
  ]);
}

/** Zakat leaves by tamlik only; of a waqf its income is spent, never the capital (it may change its form). */
function boundMoney({ chart }: Books, fund: Fund, { lines }: VoucherContent): Refusal | undefined {
  if (fund.kind === FUND_KIND.zakat) return refuseLedger('ledger.zakat-by-tamlik');
  const spends = lines.some(({ subLedgerId }) => subLedgerAt(chart, subLedgerId)?.class === expense);
  return fund.kind === FUND_KIND.waqf && spends
    ? refuseLedger('ledger.waqf-capital', { fund: chartedInBoth(fund) })
    : undefined;
}

/** Where the body names the head of a line. */
export const headAt = (place: number): string => `lines.${place}.SLID`;

function headsFault({ chart }: Books, { fundId, lines }: VoucherContent): Refusal | undefined {
  const known = new Set<number>();
  return allRefused(lines, headAt, ({ subLedgerId }) => {
    const head = subLedgerAt(chart, subLedgerId);
    if (!head) return refuseLedger('sub-ledger.not-found');
    if (!VOUCHER_CLASSES.includes(head.class))
      return refuseLedger('ledger.class-direction', { account: head.name });
    if (FUND_BOUND.includes(head.class) && head.fundId !== fundId)
      return refuseLedger('ledger.fund-mismatch');
    if (known.has(subLedgerId)) return refuse('vouchers.head-twice', { head: head.name });
    known.add(subLedgerId);
    return undefined;
  });
}
