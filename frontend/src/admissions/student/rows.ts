import { feeQueries } from '@madrasah/events/fees';
import { ledgerQueries } from '@madrasah/events/ledger';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

/** One fee of a student; amounts in taka. */
export interface FeeRow {
  readonly itemId: number;
  readonly AdmissionID: number;
  readonly SessionID: number;
  readonly SlName: string;
  /** 0 for a fee of no month. */
  readonly MonthID: number;
  readonly dueOn: string;
  readonly Fee: number;
  readonly pastDiscount: number;
  readonly preDeposit: number;
  readonly due: number;
}

interface StudentFees {
  readonly data: { readonly fees: readonly FeeRow[]; readonly advance: number };
}

export interface StatementRow {
  readonly on: string;
  readonly at: string;
  readonly text: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
  /** A discount inside a receipt: no money came. */
  readonly deduction?: true;
  /** The event it comes from; `number` where that is a paper. */
  readonly ref: { readonly type: string; readonly id: number; readonly number?: number };
}

export interface Statement {
  readonly opening: number;
  readonly lines: readonly StatementRow[];
  readonly closing: number;
}

export interface AuditChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export interface AuditEntry {
  readonly type: string;
  readonly at: string;
  readonly on?: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly reason?: string;
  readonly changes: readonly AuditChange[];
}

export const studentFees = answering<StudentFees>()(feeQueries.studentFees);
export const studentStatement = answering<{ readonly data: Statement }>()(feeQueries.statement);
export const auditTrail = answering<Listed<AuditEntry>>()(ledgerQueries.auditTrail);
