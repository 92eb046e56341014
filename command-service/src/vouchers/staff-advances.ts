import { type CommandOf, isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
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
import { USER_TYPES } from '@madrasah/events/people';
import {
  type furtherCommands,
  refuseVouchers as refuse,
  StaffAdvanceGiven,
  StaffAdvanceSettled,
} from '@madrasah/events/vouchers';
import { allRefused } from '../kernel/several/all-refused.ts';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed, openFund } from '../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../ledger/journal/rules/money-rule.ts';
import type { IsBill } from './marks.ts';

export type GiveAdvance = CommandOf<typeof furtherCommands.giveStaffAdvance>;

/** Neither zakat nor a waqf's capital nor what is held for others goes into a colleague's hand. */
const NEVER: readonly number[] = [FUND_KIND.zakat, FUND_KIND.waqf, FUND_KIND.trust];

/** The refusal to give an advance to a student, a guardian or a donor. */
export const colleagueFault = ({ userType }: { readonly userType: number }): Refusal | undefined =>
  userType === USER_TYPES.teacher
    ? undefined
    : refuse('vouchers.advance-no-colleague', {}, [
        { path: 'UserID', problem: new Problem('vouchers.advance-no-colleague') },
      ]);

/** Money into a colleague's hand, as an advance that bills and change settle (W24). */
export function giveAdvance(books: Books, command: GiveAdvance): Decided {
  const { journal, chart } = books;
  const { userId, purpose, on, amount } = command;
  const fund = openFund(chart, command.fundId);
  if (isRefusal(fund)) return fund;
  if (NEVER.includes(fund.kind)) return refuse('vouchers.advance-salary-fund', { fund: chartedInBoth(fund) });
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const forbidden = notAllowed(chart, account, [fund.fundId]);
  if (forbidden) return forbidden;
  if (amount === 0) return refuseLedger('ledger.amount-zero');
  const { fundId } = fund;
  const postings = entry([
    dr('sys:staff-advance', fundId, amount, { party: userId }),
    cr(subLedgerAccount(account.subLedgerId), fundId, amount),
  ]);
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const shortage = moneyShortage(journal, chart, on, postings);
  if (shortage) return shortage;
  const about = { userId, purpose, fundId, moneyAccount: account.subLedgerId, amount, on };
  const unsettled = inHand(books, userId) as never;
  return [StaffAdvanceGiven({ advanceId: next(journal, 'staff-advance'), ...about, unsettled, postings })];
}

/** What a colleague has in hand of all advances, in paisa. */
function inHand({ journal }: Books, userId: number): number {
  let sum = 0;
  for (const advance of journal.staffAdvances.values()) if (advance.userId === userId) sum += advance.left;
  return sum;
}

export interface SettleAdvance {
  readonly advanceId: number;
  /** Today where absent. */
  readonly on?: string | undefined;
  readonly bills: readonly {
    readonly subLedgerId: number;
    readonly amount: number;
    readonly attachments: readonly string[];
  }[];
  readonly returned: number;
  readonly moneyAccount: number | null;
  readonly noteId: number | null;
}

/** Bills and change settle an advance; what is left of it stays in the colleague's hand. */
export function settleAdvance(books: Books, command: SettleAdvance, isBill: IsBill): Decided {
  const { journal } = books;
  const advance = journal.staffAdvances.get(command.advanceId);
  if (!advance) return refuse('vouchers.advance-not-found');
  const { on = books.today < advance.on ? advance.on : books.today, bills, returned, noteId } = command;
  const { advanceId, userId, fundId } = advance;
  const settled = sumPaisa([returned, ...bills.map(({ amount }) => amount)]);
  const fault = billsFault(books, fundId, command, isBill);
  if (fault) return fault;
  if (settled === 0) return refuse('vouchers.settled-nothing');
  if (settled > advance.left) return refuse('vouchers.settled-too-much', { balance: advance.left });
  const account = returned > 0 ? moneyAccount(books.chart, command.moneyAccount ?? 0) : undefined;
  if (isRefusal(account)) return account;
  const forbidden = account && notAllowed(books.chart, account, [fundId]);
  if (forbidden) return forbidden;
  const postings = entry([
    ...bills.map(({ subLedgerId, amount }) => dr(subLedgerAccount(subLedgerId), fundId, amount)),
    ...(account ? [dr(subLedgerAccount(account.subLedgerId), fundId, returned)] : []),
    cr('sys:staff-advance', fundId, settled, { party: userId }),
  ]);
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  if (on < advance.on) return beforeItself(advance.on);
  const kept = bills.map(({ subLedgerId, amount, attachments }) => ({
    ...{ subLedgerId, amount, attachments: [...attachments] },
  }));
  const about = { advanceId, on, userId, fundId, bills: kept as never, returned: returned as never };
  return [StaffAdvanceSettled({ ...about, moneyAccount: account?.subLedgerId ?? null, noteId, postings })];
}

const beforeItself = (day: string) =>
  refuse('vouchers.before-itself', { day }, [
    { path: 'on', problem: new Problem('vouchers.before-itself', { day }) },
  ]);

const billAt = (place: number) => `bills.${place}.SLID`;

/** Bills are of heads of expense of the fund, or of other assets; their files are bills. */
function billsFault(
  { chart }: Books,
  fundId: number,
  { bills }: SettleAdvance,
  isBill: IsBill,
): Refusal | undefined {
  return allRefused(bills, billAt, ({ subLedgerId, attachments }) => {
    const head = subLedgerAt(chart, subLedgerId);
    if (!head) return refuseLedger('sub-ledger.not-found');
    if (head.class !== LEDGER_CLASS.expense && head.class !== LEDGER_CLASS.otherAsset)
      return refuseLedger('ledger.class-direction', { account: head.name });
    if (head.class === LEDGER_CLASS.expense && head.fundId !== fundId)
      return refuseLedger('ledger.fund-mismatch');
    if (!attachments.every(isBill)) return refuse('vouchers.bill-unknown');
    return undefined;
  });
}
