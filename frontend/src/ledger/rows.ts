import { type FundAccounts, type LedgerClass, ledgerQueries } from '@madrasah/events/ledger';
import { answering, type Listed, type Paged } from '../kit/wire/definitions.ts';

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
}

interface Head {
  readonly revision: number;
  readonly on: string;
  readonly at: string;
  readonly type: string;
  readonly id: number;
  readonly number?: number;
  readonly actor: { readonly id: number; readonly name: string };
}

/** One entry as an account's ledger has it. */
export interface LedgerEntry extends Head {
  readonly against: readonly string[];
  readonly debit: number;
  readonly credit: number;
  /** Net after it. */
  readonly balance: number;
}

export interface AccountLedger extends Paged<LedgerEntry> {
  readonly name: string;
  readonly opening: number;
  readonly closing: number;
}

export interface EntryLine {
  readonly account: string;
  readonly name: string;
  readonly FundID: number;
  readonly FundName: string;
  readonly UserID?: number;
  readonly debit: number;
  readonly credit: number;
}

/** One entry with all its lines. */
export interface WholeEntry extends Head {
  readonly lines: readonly EntryLine[];
  readonly reason?: string;
}

export const fundList = answering<Listed<FundRow>>()(ledgerQueries.funds);
export const generalLedgerList = answering<Listed<GeneralLedgerRow>>()(ledgerQueries.generalLedgers);
export const subLedgerList = answering<Listed<SubLedgerRow>>()(ledgerQueries.subLedgers);
export const trialBalance = answering<Listed<FundAccounts>>()(ledgerQueries.trialBalance);
export const accountLedger = answering<AccountLedger>()(ledgerQueries.journal);
export const wholeEntry = answering<Listed<WholeEntry>>()(ledgerQueries.journal);
