import { isRefusal } from '@madrasah/events';
import {
  ContraPosted,
  cr,
  dr,
  entry,
  refuseLedger as refuse,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { contraSeries, next } from '../../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';

export interface PostContra {
  readonly fromAccount: number;
  readonly toAccount: number;
  readonly on: string;
  /** How much of each fund moves. */
  readonly lines: readonly { readonly fundId: number; readonly amount: number }[];
  /** Where its remark stands. */
  readonly noteId?: number | null;
}

/** Moves money between two accounts; every fund keeps what is its own. */
export function postContra(books: Books, command: PostContra): Decided {
  const { journal, chart } = books;
  const from = moneyAccount(chart, command.fromAccount);
  if (isRefusal(from)) return from;
  const to = moneyAccount(chart, command.toAccount);
  if (isRefusal(to)) return to;
  if (from.subLedgerId === to.subLedgerId) return refuse('ledger.same-account');
  if (command.lines.every((line) => line.amount === 0)) return refuse('ledger.amount-zero');
  const funds = command.lines.map((line) => line.fundId);
  if (funds.some((fundId) => !chart.funds.has(fundId))) return refuse('fund.not-found');
  const forbidden = notAllowed(chart, to, funds);
  if (forbidden) return forbidden;
  const postings = entry(
    command.lines.flatMap(({ fundId, amount }) => [
      dr(subLedgerAccount(to.subLedgerId), fundId, amount),
      cr(subLedgerAccount(from.subLedgerId), fundId, amount),
    ]),
  );
  const day = dayFor(books, 'typed', command.on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const shortage = moneyShortage(journal, chart, command.on, postings);
  if (shortage) return shortage;
  const series = contraSeries(books.chart, command.on);
  const numbers = { contraId: next(journal, 'contra'), contraNo: next(journal, series), series };
  const { fromAccount, toAccount, on, noteId = null } = command;
  const facts = { fromAccount, toAccount, on, lines: [...command.lines], remark: '', noteId };
  return [ContraPosted({ ...facts, ...numbers, postings })];
}
