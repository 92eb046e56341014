import type { NamedColumns } from '@madrasah/events/reconciliation';
import type { Table } from '@madrasah/service-kit/folding';

/** What a bank or a wallet said of an account from one day to another; amounts in paisa. */
export interface BankStatement {
  readonly statementId: number;
  readonly moneyAccount: number;
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  /** Its lines are numbered one after another. */
  readonly firstLine: number;
  readonly lines: number;
  readonly locked: boolean;
  /** The statement of the account before it; 0 for the first. */
  readonly before: number;
}

/** Where a line of a bank, or an entry, belongs: numbers of `Match`, 0 where none. */
export interface Standing {
  readonly match: number;
  readonly left: number;
}

export interface BankLine extends Standing {
  readonly statementId: number;
  readonly moneyAccount: number;
  readonly amount: number;
}

/** An entry as it touches an account: where it stands in the journal, its day, what it changed there. */
export type TouchedEntry = readonly [revision: number, on: string, amount: number];

/** Lines and entries that were said to be one, or a single one that was left with a reason. */
export interface Match {
  readonly statementId: number;
  readonly line: number | null;
  readonly entries: readonly TouchedEntry[];
  readonly left: boolean;
}

/** How far an account is reconciled. */
export interface Reconciled {
  /** Where its first statement begins: from when, with which balance at the bank. */
  readonly from: string;
  readonly opening: number;
  /** Entries of before `from` that the bank did not have then, in all. */
  readonly outstanding: number;
  /** Its last statement. */
  readonly last: number;
  /** The last day that is locked; '' while none is. */
  readonly through: string;
}

/** What the journal's state knows of banks and their statements. */
export interface ReconciledTables {
  readonly bankStatements: Table<number, BankStatement>;
  readonly bankLines: Table<number, BankLine>;
  readonly bankMatches: Table<number, Match>;
  /** Account and revision (`entryKey`) → where the entry belongs among the bank's lines. */
  readonly bankEntries: Table<string, Standing>;
  /** Money account → how far it is reconciled. */
  readonly reconciled: Table<number, Reconciled>;
  /** Money account → which column of its bank's files is what, as somebody named them last. */
  readonly bankColumns: Table<number, NamedColumns>;
}
