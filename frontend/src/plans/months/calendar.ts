import { type CalendarKind, monthCalendar, type ProposedCalendar } from '@madrasah/events/plans';
import { answering } from '../../kit/wire/definitions.ts';

export interface MonthRow {
  readonly MonthID: number;
  readonly name: string;
  readonly startsOn: string;
  readonly charged: boolean;
  /** Fees stand charged: it keeps its day. */
  readonly fixed?: boolean;
}

export interface MonthCalendar {
  readonly SessionID: number;
  readonly ClassID: number;
  readonly calendar: CalendarKind;
  readonly hijriOffset: number;
  readonly saved: boolean;
  readonly revision: number;
  readonly months: readonly MonthRow[];
  readonly proposals: Readonly<Record<ProposedCalendar, readonly MonthRow[]>>;
}

export const classMonths = answering<{ readonly data: MonthCalendar }>()(monthCalendar);

/** Months as the form holds them. */
export const asValues = (months: readonly MonthRow[]) =>
  months.map(({ MonthID, name, startsOn, charged }) => ({
    ...{ MonthID, name, startsOn },
    charged: charged ? 1 : 0,
  }));

/** A proposal in place of what stands in the form; a month that is fixed keeps its day and its place. */
export function withProposal(now: readonly MonthRow[], proposed: readonly MonthRow[]) {
  return asValues(
    proposed.map((month, index) => {
      const old = now[index];
      return old?.fixed ? { ...month, startsOn: old.startsOn, charged: old.charged } : month;
    }),
  );
}
