import { type CommandOf, isRefusal, Problem } from '@madrasah/events';
import {
  type recoverWrittenOff as definition,
  refuseConcession as refuse,
  WrittenOffRecovered,
} from '@madrasah/events/concessions';
import { cr, DIRECTION, dr, entry, subLedgerAccount } from '@madrasah/events/ledger';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next, voucherSeries } from '../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed } from '../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../ledger/journal/rules/day-for.ts';

export type RecoverWrittenOff = CommandOf<typeof definition>;

/** Money for what was written off: income of the head's fund, never again the student's due. */
export function recoverWrittenOff(books: Books, command: RecoverWrittenOff): Decided {
  const { journal, chart, today } = books;
  const { writeOffId, amount, on = today } = command;
  const written = journal.writeOffs.get(writeOffId);
  if (!written) return refuse('write-off.not-found');
  const at = (problem: Problem) => [{ path: 'amount', problem }];
  if (amount === 0)
    return refuse('concession.nothing-given', {}, at(new Problem('concession.nothing-given')));
  const rest = { rest: written.amount - written.recovered };
  if (amount > rest.rest)
    return refuse('write-off.more-than-written', rest, at(new Problem('write-off.more-than-written', rest)));
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const { userId, admissionId, fundId } = written;
  const forbidden = notAllowed(chart, account, [fundId]);
  if (forbidden) return forbidden;
  const postings = entry([
    dr(subLedgerAccount(account.subLedgerId), fundId, amount),
    cr('sys:recovered', fundId, amount, { party: userId }),
  ]);
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  const series = voucherSeries(chart, fundId, DIRECTION.in, on);
  const numbers = { recoveryId: next(journal, 'recovery'), voucherNo: next(journal, series), series };
  const facts = { on, writeOffId, userId, admissionId, fundId, moneyAccount: account.subLedgerId, amount };
  return [WrittenOffRecovered({ ...numbers, ...facts, postings })];
}
