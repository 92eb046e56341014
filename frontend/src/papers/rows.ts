import type { Asked } from '../kit/wire/definitions.ts';

/** A receipt that the madrasah has taken; it may have been cancelled since. */
export interface Known {
  readonly status: 'genuine' | 'reversed';
  readonly InstitutionName: string;
  readonly Address: string;
  readonly receiptNo: number;
  /** The business day, `YYYY-MM-DD`. */
  readonly on: string;
  /** Taka. */
  readonly total: number;
  /** Of the student; empty when his name was erased. */
  readonly initials: string;
  readonly reversedOn?: string;
}

export type Checked = Known | { readonly status: 'unknown' };

/**
 * `paperQueries.verifyDocument` by its address alone (a test holds it to that): the definition itself would bring the
 * library of schemas along, 18 kB more on a slow line.
 */
export const documentCheck: Asked<{ readonly data: Checked }, { id: string; documentId: string }> = {
  method: 'GET',
  path: '/api/public/result/:id/verify/:documentId',
};
