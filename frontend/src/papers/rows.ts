import type { Asked } from '../kit/wire/definitions.ts';

/** A paper that the madrasah has given; it may have been cancelled since. */
interface Given {
  readonly status: 'genuine' | 'reversed';
  readonly InstitutionName: string;
  readonly Address: string;
  /** Of whom it is about; empty when his name was erased. */
  readonly initials: string;
  /** The business day, where it is told. */
  readonly reversedOn?: string;
}

export interface KnownReceipt extends Given {
  readonly kind: 'receipt';
  readonly receiptNo: number;
  /** The business day, `YYYY-MM-DD`. */
  readonly on: string;
  /** Taka. */
  readonly total: number;
}

/** A gate pass: the days `YYYY-MM-DD` and the times `HH:mm` between which it is good. */
export interface KnownGatePass extends Given {
  readonly kind: 'gate-pass';
  readonly passNo: number;
  readonly from: string;
  readonly fromTime: string;
  readonly to: string;
  readonly toTime: string;
}

export type Known = KnownReceipt | KnownGatePass;

export type Checked = Known | { readonly status: 'unknown' };

/**
 * `paperQueries.verifyDocument` by its address alone (a test holds it to that): the definition itself would bring the
 * library of schemas along, 18 kB more on a slow line.
 */
export const documentCheck: Asked<{ readonly data: Checked }, { id: string; documentId: string }> = {
  method: 'GET',
  path: '/api/public/result/:id/verify/:documentId',
};
