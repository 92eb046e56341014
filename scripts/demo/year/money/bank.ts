import { addDays, toTaka } from '@madrasah/events';
import { reconciliationCommands } from '@madrasah/events/reconciliation';
import { ACCOUNTANT } from '../../invented/logins.ts';
import type { Clerk, Touch } from '../clerk.ts';
import type { Chart } from './chart.ts';

const HEADINGS = 'Date,Particulars,Withdrawal,Deposit,Balance';
const SAYS: Readonly<Record<string, string>> = {
  ...{ VoucherPosted: 'CHEQUE PAID', ContraPosted: 'CASH DEPOSIT', FeesCollected: 'ONLINE DEPOSIT' },
  WalletSettled: 'MERCHANT SETTLEMENT',
};
/** A cheque reaches the bank so many days after it was given away. */
const ON_THE_WAY = 3;

/** A movement as the bank has it, beside the entry that it is of. */
interface Movement extends Touch {
  readonly booked: string;
}

/** The bank's own statement of the current account, and its reconciliation with the books. */
export class Bank {
  readonly #clerk: Clerk;
  readonly #chart: Chart;

  constructor(clerk: Clerk, chart: Chart) {
    this.#clerk = clerk;
    this.#chart = chart;
  }

  /**
   * Takes the statement of a month in, matches each of its lines with its entry and locks it. Cheques that were still
   * on their way at its end stay outstanding.
   */
  async reconcile(from: string, to: string): Promise<void> {
    const account = this.#chart.accounts.bank.subLedgerId;
    const entries = await this.#clerk.entriesOf(account);
    const opening = entries.filter(({ on }) => on < from).reduce((sum, { amount }) => sum + amount, 0);
    const lines = entries
      .filter(({ on }) => on >= from && on <= to)
      .map((entry): Movement => ({ ...entry, booked: bookedOn(entry) }))
      .filter(({ booked }) => booked <= to)
      .sort((one, other) => one.booked.localeCompare(other.booked) || one.revision - other.revision);
    if (lines.length === 0) return;
    const file = {
      name: `statement-${from.slice(0, 7)}.csv`,
      kind: 'csv',
      bytes: csvOf(lines, opening),
    } as const;
    const { takeStatement, match, lock } = reconciliationCommands;
    const form = { Account: account, from, to };
    const taken = await this.#clerk.send(takeStatement, form, {}, ACCOUNTANT, [file]);
    const params = { id: String(taken.id) };
    // The first statement of an account: its lines are numbered from 1.
    const pairs = lines.map(({ revision: entry }, index) => ({ line: index + 1, entry }));
    await this.#clerk.send(match, { pairs }, params, ACCOUNTANT);
    await this.#clerk.send(lock, {}, params, ACCOUNTANT);
  }
}

const bookedOn = ({ type, amount, on }: Touch) =>
  type === 'VoucherPosted' && amount < 0 ? addDays(on, ON_THE_WAY) : on;

/** As the bank gives it out; amounts in taka. */
function csvOf(lines: readonly Movement[], opening: number): Buffer {
  let balance = opening;
  const rows = lines.map(({ booked, type, amount }) => {
    balance += amount;
    const [out, into] = amount < 0 ? [toTaka(-amount), ''] : ['', toTaka(amount)];
    const says = amount > 0 && type === 'VoucherPosted' ? 'CHEQUE DEPOSIT' : (SAYS[type] ?? 'TRANSFER');
    return [booked, says, out, into, toTaka(balance)].join(',');
  });
  return Buffer.from([HEADINGS, ...rows].join('\n'));
}
