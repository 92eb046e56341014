import { admissionQueries } from '@madrasah/events/admissions';
import { feeQueries } from '@madrasah/events/fees';
import { ledgerQueries } from '@madrasah/events/ledger';
import { peopleQueries } from '@madrasah/events/people';
import { answering, type Listed } from '../kit/wire/definitions.ts';

export interface ClassCount {
  readonly ClassID: number;
  readonly className: string;
  readonly student: number;
  /** Of these, in each session that runs. */
  readonly sessions: readonly OfSession[];
}

interface OfSession {
  readonly SessionID: number;
  readonly sessionName: string;
  readonly student: number;
}

export interface SessionCount {
  readonly SessionID: number;
  readonly sessionName: string;
  readonly student_count: number;
}

/** One month of fees, in taka; `month` is `YYYY-MM`. */
export interface FeeMonth {
  readonly month: string;
  readonly fellDue: number;
  readonly collected: number;
  readonly conceded: number;
  readonly due: number;
}

/** A day's money, in taka. */
export interface DayFigures {
  readonly opening: number;
  readonly received: number;
  readonly fees: number;
  readonly reversed: number;
  readonly paid: number;
  readonly moved: number;
  readonly balance: number;
}

/** The day of one money account in one fund. */
export interface MoneyPlace extends DayFigures {
  readonly SLID: number;
  readonly SlName: string;
  readonly FundID: number;
  readonly FundName: string;
}

export interface TodaysMoney {
  readonly date: string;
  readonly accounts: readonly MoneyPlace[];
  readonly totals: DayFigures;
  readonly receipts: {
    readonly count: number;
    /** Of these, how many were taken back since. */
    readonly cancelled: number;
    readonly total: number;
    /** What the day's receipts brought, less what was taken back on it: the day's collection. */
    readonly collected: number;
    readonly reversed: { readonly count: number; readonly total: number };
  };
}

/** `listed`: as many as the list of students or of teachers has, told to whoever may see the page. */
export const totalUsers = answering<{ readonly totalUsers: number; readonly listed?: number }>()(
  peopleQueries.totalUsers,
);
export const totalDue = answering<{ readonly totalDue: number }>()(feeQueries.totalDue);
export const classCounts = answering<Listed<ClassCount>>()(admissionQueries.studentsByClass);
export const sessionCounts = answering<Listed<SessionCount>>()(admissionQueries.studentsBySession);
export const feeMonths = answering<Listed<FeeMonth>>()(feeQueries.collectionByMonth);
export const todaysMoney = answering<{ readonly data: TodaysMoney }>()(ledgerQueries.todaysBalance);
