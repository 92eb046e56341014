import { planQueries, type Rounding } from '@madrasah/events/plans';
import { moneyRules as moneyRulesQuery } from '@madrasah/events/settings';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** A head in one month of a student's year. Sums in taka. */
export interface PlanCell {
  readonly SLID: number;
  readonly SlName: string;
  readonly MonthID: number;
  readonly MonthName: string;
  readonly startsOn: string | null;
  readonly price: number | null;
  readonly concession: number;
  readonly paid: number;
  readonly due: number;
  readonly state: 'charged' | 'paid' | 'advance' | 'planned' | 'off' | 'not-charged' | 'unpriced';
}

export interface PlannedHead {
  readonly SLID: number;
  readonly SlName: string;
  readonly monthly: boolean;
  readonly cells: readonly PlanCell[];
}

interface FeePlan {
  readonly data: { readonly heads: readonly PlannedHead[] };
}

/** What a student pays of a head otherwise than the matrix says; month 0 is every month. */
export interface OwnFeeRow {
  readonly SLID: number;
  readonly SlName: string;
  readonly MonthID: number;
  readonly amount: number | null;
  readonly off: boolean;
}

export interface SiblingRuleRow {
  readonly SLID: number;
  readonly SlName: string;
  readonly from: number;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly active: boolean;
  readonly revision: number;
}

interface LateFee {
  readonly data: {
    readonly SLID: number;
    readonly amount: number;
    readonly afterDays: number;
    readonly active: boolean;
  } | null;
  readonly revision: number;
}

/** What percentages come out in (paisa), and the fund of open advances; null: the oldest general fund. */
export interface MoneyRules {
  readonly Rounding: Rounding;
  readonly AdvanceFundID: number | null;
  readonly revision: number;
}

/** What a student who leaves owes, charge by charge, and has left with us. */
export interface Leaver {
  readonly StudentName: string;
  readonly UserCode: string;
  readonly ClassName: string;
  readonly left: { readonly on: string; readonly cancelFrom: number } | null;
  readonly items: readonly {
    readonly itemId: number;
    readonly SlName: string;
    readonly MonthName: string;
    readonly Fee: number;
    readonly preDeposit: number;
    readonly due: number;
  }[];
  readonly due: number;
  readonly advance: { readonly open: number; readonly month: number };
  readonly clear: boolean;
}

export const feePlan = answering<FeePlan>()(planQueries.feePlan);
export const ownFees = answering<Listed<OwnFeeRow> & { readonly revision: number }>()(
  planQueries.studentFeesSet,
);
export const siblingRuleList = answering<Listed<SiblingRuleRow>>()(planQueries.siblingRules);
export const lateFee = answering<LateFee>()(planQueries.lateFeeRule);
export const moneyRules = answering<{ readonly data: MoneyRules }>()(moneyRulesQuery);
export const leaver = answering<{ readonly data: Leaver }>()(planQueries.leaverSettlement);
