import type { AnyRow, Refusal } from '@madrasah/events';
import { HEAD_CLASSES, refuseFees, usualMoment } from '@madrasah/events/fees';
import { kindOfMoney, LEDGER_CLASS, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import type { Attributes, Slots, Surroundings } from '../../kernel/register/index.ts';
import { type JournalState, journalStream } from '../journal/state.ts';
import { feeHeadOn, fundOf, generalLedgerOf, isPriced, mayHoldFees, subLedgerAt } from './lookups.ts';
import { receiptBookSlots } from './receipt-books.ts';
import type { ChartState, FeeHead, Fund, GeneralLedger, SubLedger } from './state.ts';
import { yearSlots } from './years.ts';

/** Whether anything was ever posted to a sub-ledger (in any fund), or in a fund (to any account). */
function isPosted(journal: JournalState, part: 'account' | 'fund', id: number): boolean {
  const wanted = part === 'account' ? subLedgerAccount(id) : String(id);
  for (const key of journal.balances.keys())
    if (key.split('|')[part === 'account' ? 0 : 1] === wanted) return true;
  return false;
}

const chartOf = ({ state }: Surroundings): ChartState => state;

function settleFund({ restricted, ...fund }: Attributes): Attributes {
  return { ...fund, kind: fund['kind'] ?? (restricted ? 3 : 1) };
}

/** A ledger is opened in a fund that takes entries. */
function settleLedger(attributes: Attributes, around: Surroundings, before?: AnyRow): Attributes | Refusal {
  const fund = fundOf(chartOf(around), (attributes as unknown as GeneralLedger).fundId) as Fund;
  return before || fund.active ? attributes : refuseLedger('ledger.fund-inactive', { fund: fund.name });
}

const NO_MONEY = { moneyKind: null, limit: null, holderId: null, overdraft: false };

/** A sub-ledger lies in its ledger's fund and takes its class; of money it says what it is. */
function settleSubLedger(attributes: Attributes, around: Surroundings): Attributes | Refusal {
  const account = attributes as unknown as SubLedger;
  const ledger = generalLedgerOf(chartOf(around), account.ledgerId) as GeneralLedger;
  if (ledger.fundId !== account.fundId) return refuseLedger('ledger.fund-mismatch');
  const settled = { ...attributes, class: ledger.class };
  if (ledger.class !== LEDGER_CLASS.money) return { ...settled, ...NO_MONEY };
  const moneyKind = account.moneyKind ?? kindOfMoney({ ...account, moneyKind: null }, ledger.name);
  if (account.overdraft && moneyKind !== 'bank') return refuseLedger('ledger.overdraft-bank');
  return { ...settled, moneyKind };
}

/** Makes a sub-ledger a fee head. A guardian's fee never lies in a zakat or waqf fund. */
function settleHead(attributes: Attributes, around: Surroundings, before?: AnyRow): Attributes | Refusal {
  const { fundId, ledgerId, ...head } = attributes as unknown as FeeHead;
  const chargeOn = head.chargeOn ?? usualMoment(head.feeGroup);
  if (before) return { ...head, chargeOn };
  const subLedger = subLedgerAt(chartOf(around), head.subLedgerId) as SubLedger;
  if (subLedger.ledgerId !== ledgerId || subLedger.fundId !== fundId) return refuseFees('fees.head-chain');
  if (!HEAD_CLASSES.includes(subLedger.class)) return refuseFees('fees.head-class');
  const fund = fundOf(chartOf(around), subLedger.fundId) as Fund;
  return mayHoldFees(fund) ? { ...head, chargeOn } : refuseFees('fees.head-fund-kind', { fund: fund.name });
}

/** What is special about each register of the chart. */
export const chartSlots: Readonly<Record<string, Slots>> = {
  fund: {
    reads: [journalStream],
    settle: settleFund,
    // Its money can lie in another fund's account.
    usedBy: (id, { look }) => isPosted(look(journalStream), 'fund', id),
  },
  generalLedger: { settle: settleLedger },
  subLedger: {
    reads: [journalStream],
    settle: settleSubLedger,
    usedBy: (id, around) =>
      isPosted(around.look(journalStream), 'account', id) ||
      feeHeadOn(chartOf(around), id) !== undefined ||
      isPriced(chartOf(around), id),
  },
  feeHead: { settle: settleHead },
  accountingYear: yearSlots,
  receiptBook: receiptBookSlots,
};
