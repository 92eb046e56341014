/** Money that went from one place to another; what it said is read from the event at `revision`. */
export interface Transferred {
  /** `contra`, `settlement`, or the kind of a transfer between funds. */
  readonly kind: 'contra' | 'settlement' | 'gift' | 'loan' | 'repay';
  /** Its number on paper; of a settlement its id. */
  readonly number: number;
  readonly on: string;
  readonly revision: number;
  readonly reversed: boolean;
  /** Of a loan and its repayments `creditor>debtor`; '' of everything else. */
  readonly pair: string;
}
