import type { EventDraft } from '@madrasah/events';
import { postingsOf } from '@madrasah/events';
import { SubLedgerRenamed, subLedgerAccount } from '@madrasah/events/ledger';
import type { StatementRow } from '@madrasah/events/reconciliation';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { sl } from '../test-support/chart.ts';
import { student } from '../test-support/forms.ts';
import { House, taka } from '../test-support/house.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';
import { lockStatement } from './lock-statement.ts';
import { leaveLine, matchLines, type Touching, undoMatch } from './match.ts';
import { takeStatement } from './take-statement.ts';

export const BANK = sl('BK');

/** Lines of a bank in taka; the balance goes on from line to line. */
export function bankRows(opening: number, ...lines: readonly (readonly [on: string, amount: number])[]) {
  let balance = taka(opening);
  return lines.map(([on, amount]): StatementRow => {
    balance += taka(amount);
    return { on, amount: taka(amount), balance, text: `${on} ${amount}` };
  });
}

/** A school whose account BK is a bank; entries are named by their place in its journal. */
export class BankHouse extends House {
  constructor() {
    super();
    this.setUp(SubLedgerRenamed({ subLedgerId: BANK, name: 'ইসলামী ব্যাংক' }));
  }

  readonly touching: Touching = (revision) => {
    const event: EventDraft | undefined = this.events[revision];
    if (!event || !('postings' in (event.data as object))) return undefined;
    const data = event.data as Record<string, unknown>;
    const own = postingsOf({ type: event.type, data }).filter(
      ({ account }) => account === subLedgerAccount(BANK),
    );
    if (own.length === 0) return undefined;
    return [revision, data['on'] as string, own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)];
  };

  take(
    from: string,
    to: string,
    rows: readonly StatementRow[],
    { moneyAccount = BANK, balance = 0 }: { moneyAccount?: number; balance?: number } = {},
  ) {
    return takeStatement(this.books, { moneyAccount, from, to, rows, balance }, null);
  }
  match(line: number | null, ...entries: number[]) {
    return matchLines(this.books, { statementId: this.#last(), matches: [{ line, entries }] }, this.touching);
  }
  leave(line: number | null, entry: number | null = null) {
    return leaveLine(this.books, { statementId: this.#last(), line, entry }, this.touching, null);
  }
  takeBack(matchId: number) {
    return undoMatch(this.books, { statementId: this.#last(), matchId });
  }
  lock() {
    return lockStatement(this.books, { statementId: this.#last() });
  }

  /** Money into the bank (or, below zero, out of it), in taka; its place in the journal. */
  moved(amount: number, on: string): number {
    this.given(this.voucher('G', amount > 0 ? 'Loan' : 'Electricity', amount, on, 'BK'));
    return this.events.length - 1;
  }

  #last() {
    return this.journal.reconciled.get(BANK)?.last ?? 0;
  }
}

/** The form of a statement: a file of a bank, as text. */
export function statementForm(csv: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([csv]), 'bank.csv');
  return form;
}

/** An app with a bank (account 3) into which 500.00 were paid on 14 April; entry 3 of the journal. */
export async function withBank(): Promise<TestApp> {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 1, CAID: 3, GlName: 'ব্যাংক' });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 3, SlName: 'ইসলামী ব্যাংক' });
  await app.done('POST', ADMIT, student);
  await app.done('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 3, Account: 3 },
    ...{ transactionNo: 'TRX778899' },
    fees: [{ itemId: 1, amount: 500, deduction: 0, deposit: 500 }],
  });
  return app;
}
