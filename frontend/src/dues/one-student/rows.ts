import { feeLand } from '@madrasah/events/dues';
import { answering } from '../../kit/wire/definitions.ts';

/** One month of a student's monthly fees; sums in taka. */
export interface FeeMonth {
  readonly MonthID: number;
  readonly monthName: string;
  readonly prescribedFee: number;
  readonly acceptedFees: number;
  readonly discount: number;
  readonly comment: string;
  readonly status: boolean;
}

/** A student's year of fees in three sums, and its months. */
export interface FeeLand {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly ClassName: string;
  readonly SessionName: string;
  readonly comment: string;
  readonly totalFee: number;
  readonly deduction: number;
  readonly totalDeposits: number;
  readonly months: readonly FeeMonth[];
}

export const feesOfStudent = answering<{ readonly data: FeeLand }>()(feeLand);
