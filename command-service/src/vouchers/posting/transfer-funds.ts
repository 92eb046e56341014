import { isRefusal, type Refusal } from '@madrasah/events';
import {
  type Account,
  cr,
  dr,
  entry,
  FUND_KIND,
  FundsTransferred,
  type Posting,
  refuseLedger as refuse,
  subLedgerAccount,
  type TransferKind,
} from '@madrasah/events/ledger';
import type { Fund } from '../../ledger/chart/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next, transferSeries } from '../../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed, openFund } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';

export interface TransferFunds {
  readonly kind: TransferKind;
  readonly fromFund: number;
  readonly toFund: number;
  readonly moneyAccount: number;
  /** Where the money comes to lie, when it moves as well. */
  readonly toAccount?: number | undefined;
  readonly amount: number;
  readonly on: string;
  /** Where its remark stands. */
  readonly noteId?: number | null;
}

/** Zakat, waqf capital and trust money never leave by transfer. */
const NEVER: readonly number[] = [FUND_KIND.zakat, FUND_KIND.waqf, FUND_KIND.trust];

/** What stands against the money: in the giving and in the receiving fund. */
const AGAINST: Record<TransferKind, { given: Account; received: Account }> = {
  gift: { given: 'sys:transfer-out', received: 'sys:transfer-in' },
  loan: { given: 'sys:due-from', received: 'sys:due-to' },
  repay: { given: 'sys:due-to', received: 'sys:due-from' },
};

/** Money of one fund becomes another's, within one account: a gift, a loan, or a loan repaid. */
export function transferFunds(books: Books, command: TransferFunds): Decided {
  const { journal, chart } = books;
  const from = openFund(chart, command.fromFund);
  if (isRefusal(from)) return from;
  const to = openFund(chart, command.toFund);
  if (isRefusal(to)) return to;
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const receiving = command.toAccount === undefined ? account : moneyAccount(chart, command.toAccount);
  if (isRefusal(receiving)) return receiving;
  const fault =
    transferFault(books, command, from) ??
    notAllowed(chart, account, [from.fundId]) ??
    notAllowed(chart, receiving, [to.fundId]);
  if (fault) return fault;
  const postings = transferPostings(command);
  const day = dayFor(books, 'typed', command.on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const shortage = moneyShortage(journal, chart, command.on, postings);
  if (shortage) return shortage;
  const series = transferSeries(books.chart, command.on);
  const numbers = { transferId: next(journal, 'transfer'), transferNo: next(journal, series), series };
  const { kind, fromFund, toFund, amount, on, noteId = null } = command;
  const facts = {
    kind,
    fromFund,
    toFund,
    moneyAccount: account.subLedgerId,
    toAccount: receiving.subLedgerId,
  };
  return [FundsTransferred({ ...facts, amount, on, remark: '', noteId, ...numbers, postings })];
}

function transferFault({ journal }: Books, command: TransferFunds, from: Fund): Refusal | undefined {
  const { kind, fromFund, toFund, amount } = command;
  if (fromFund === toFund) return refuse('ledger.same-fund');
  if (amount === 0) return refuse('ledger.amount-zero');
  if (kind === 'repay') {
    const balance = journal.loans.get(`${toFund}>${fromFund}`) ?? 0;
    return amount > balance ? refuse('ledger.repay-too-much', { balance }) : undefined;
  }
  // A donor's purpose may lend what lies idle, but cannot be given away.
  const forbidden = NEVER.includes(from.kind) || (kind === 'gift' && from.kind === FUND_KIND.donorsPurpose);
  return forbidden ? refuse('ledger.transfer-restricted', { fund: from.name }) : undefined;
}

function transferPostings(command: TransferFunds): Posting[] {
  const { kind, fromFund, toFund, moneyAccount: id, toAccount = id, amount } = command;
  const { given, received } = AGAINST[kind];
  return entry([
    dr(given, fromFund, amount),
    cr(subLedgerAccount(id), fromFund, amount),
    dr(subLedgerAccount(toAccount), toFund, amount),
    cr(received, toFund, amount),
  ]);
}
