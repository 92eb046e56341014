/** A payroll; what it said is read from the event at `revision`. */
export interface Payroll {
  readonly payrollId: number;
  readonly month: string;
  readonly on: string;
  readonly revision: number;
  readonly users: readonly number[];
  readonly reversed: boolean;
}

/** What one person is owed of one month, paisa. */
export interface OwedSalary {
  readonly payrollId: number;
  /** As it was charged, all funds together. */
  readonly net: number;
  /** What is not paid yet, by fund. */
  readonly owed: readonly (readonly [fundId: number, amount: number])[];
}

export interface SalaryPayment {
  readonly salaryPaymentId: number;
  readonly payrollId: number;
  readonly on: string;
  readonly revision: number;
  readonly amount: number;
  readonly reversed: boolean;
}
