import type { AnswerOf, RowOf } from '@madrasah/events/kernel';
import {
  type FundAccounts,
  funds,
  generalLedgers,
  journalList,
  type LedgerClass,
  ledgerQueries,
  type MoneyKind,
  subLedgers,
} from '@madrasah/events/ledger';
import { chartList } from '../kit/wire/chart-lists.ts';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** তহবিল. */
export interface FundRow {
  readonly FundID: number;
  readonly FundName: string;
  /** 1 general … 6 held in trust. */
  readonly kind: FundKind;
  readonly restricted: boolean;
  readonly Action: 0 | 1;
}
export type FundKind = 1 | 2 | 3 | 4 | 5 | 6;

/** খতিয়ান. */
export interface GeneralLedgerRow {
  readonly GLID: number;
  readonly GlName: string;
  readonly FundID: number;
  readonly CAID: LedgerClass;
}

/** উপখাত. */
export interface SubLedgerRow {
  readonly SLID: number;
  readonly SlName: string;
  readonly FundID: number;
  readonly GLID: number;
  readonly CAID: LedgerClass;
  /** The funds a money account may hold; null for all. */
  readonly allowedFunds: readonly number[] | null;
  /** What a money account is, where nobody has said it too; null for any other. */
  readonly kindOfMoney: MoneyKind | null;
  /** Its name with those of its ledger and fund. */
  readonly called: string;
}

/** One entry, with all its lines where it is a whole one. */
export type LedgerEntry = RowOf<typeof journalList>;
export type EntryLine = NonNullable<LedgerEntry['lines']>[number];

export const fundList = chartList<FundRow>()(funds.queries.list);
export const generalLedgerList = chartList<GeneralLedgerRow>()(generalLedgers.queries.list);
export const subLedgerList = chartList<SubLedgerRow>()(subLedgers.queries.list);
interface TrialBalance extends Listed<FundAccounts> {
  /** Whether what closed the year is in it; absent where nothing did. */
  readonly closing?: 'with' | 'without';
}
export const trialBalance = answering<TrialBalance>()(ledgerQueries.trialBalance);
export const wholeEntry = answering<AnswerOf<typeof journalList>>()(journalList.question);
