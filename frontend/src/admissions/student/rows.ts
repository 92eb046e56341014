import { feeQueries } from '@madrasah/events/fees';
import type { AdmissionId, SessionId } from '@madrasah/events/kernel';
import { ledgerQueries } from '@madrasah/events/ledger';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

/** One fee of a student; amounts in taka. */
export interface FeeRow {
  readonly itemId: number;
  readonly AdmissionID: AdmissionId;
  readonly SessionID: SessionId;
  readonly SlName: string;
  /** 0 for a fee of no month. */
  readonly MonthID: number;
  readonly MonthName: string;
  readonly dueOn: string;
  readonly Fee: number;
  readonly pastDiscount: number;
  readonly preDeposit: number;
  readonly due: number;
}

interface StudentFees {
  readonly data: { readonly fees: readonly FeeRow[]; readonly advance: number };
}

export interface AuditChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export interface AuditEntry {
  readonly type: string;
  /** What happened, in the language asked for. */
  readonly called: string;
  /** By how much it changed what is owed, that it takes something back, both, or what it changed. */
  readonly tells: 'money' | 'void' | 'money-void' | 'facts';
  readonly at: string;
  readonly on?: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly reason?: string;
  /** The receipt it is about; without a number where the event does not carry it. */
  readonly receipt?: { readonly id: number; readonly number?: number };
  readonly changes: readonly AuditChange[];
}

export const studentStatement = feeQueries.statement;

export const studentFees = answering<StudentFees>()(feeQueries.studentFees);
export const auditTrail = answering<Listed<AuditEntry>>()(ledgerQueries.auditTrail);
