import { auditQueries } from '@madrasah/events/audit';
import { ledgerQueries } from '@madrasah/events/ledger';
import { answering, type Paged } from '../kit/wire/definitions.ts';

export interface Verdict {
  readonly pass: boolean;
  readonly position: string;
  readonly events: number;
  readonly streams: number;
  readonly debit: number;
  readonly credit: number;
  readonly checks: readonly { readonly name: string; readonly pass: boolean; readonly detail: string }[];
  /** As of the day and as known at the instant that were asked for; taka. */
  readonly trialBalance: { readonly debit: number; readonly credit: number };
}

/** What became of a root's mail. */
export interface RootMail {
  readonly state: 'asked' | 'claimed' | 'mailed' | 'failed';
  readonly at: string;
  readonly attempt: number;
  readonly to?: 'server' | 'folder';
  readonly accepted?: readonly string[] | null;
  readonly turnedAway?: readonly string[] | null;
  readonly putOff?: readonly string[] | null;
  readonly fault?: 'server-away' | 'turned-away' | 'certificate' | 'unknown';
  readonly again?: boolean;
}

/** দিনের প্রমাণ. */
export interface RootRow {
  readonly rootId: number;
  readonly day: string;
  readonly position: number;
  readonly root: string;
  readonly events: number;
  readonly at: string;
  /** 0: by itself. */
  readonly actor: { readonly id: number; readonly name: string };
  readonly mail: RootMail | null;
}

export interface Auditors {
  readonly Addresses: readonly string[];
  readonly Language: 'bn' | 'en';
  readonly revision: number;
}

/** How far a recount has come: events counted, then lists compared. */
export interface RecountProgress {
  readonly counted: number;
  readonly events: number;
  readonly compared: number;
  readonly models: number;
}

export const recountProgress = answering<{ readonly data: RecountProgress | null }>()(auditQueries.progress);
export const auditVerify = answering<Verdict>()(ledgerQueries.auditVerify);
export const rootList = answering<Paged<RootRow>>()(auditQueries.roots);
export const auditorsQuery = answering<{ readonly data: Auditors }>()(auditQueries.auditors);
