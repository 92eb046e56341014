import { type DataOf, streams } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  LateFeeRuleSet,
  MonthCalendarSet,
  type OwnFee,
  SiblingRuleSet,
  StudentFeeRemoved,
  StudentFeesSet,
} from '@madrasah/events/plans';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export type MonthCalendar = DataOf<typeof MonthCalendarSet>;
export type SiblingRule = DataOf<typeof SiblingRuleSet>;
export type LateFeeRule = DataOf<typeof LateFeeRuleSet>;

/** What steers what is charged. */
export interface PlanState {
  /** `session:class` → its months. */
  readonly calendars: Table<string, MonthCalendar>;
  /** AdmissionID → what he pays otherwise than the matrix says. */
  readonly ownFees: Table<number, readonly OwnFee[]>;
  /** SLID → its rule. */
  readonly siblingRules: Table<number, SiblingRule>;
  /** Under 0 the rule of the institution, while there is one. */
  readonly lateFeeRules: Table<number, LateFeeRule>;
}

export const calendarKey = (sessionId: number, classId: number) => `${sessionId}:${classId}`;

const initial = (table: NewTable): PlanState => ({
  calendars: table(),
  ownFees: table(),
  siblingRules: table(),
  lateFeeRules: table(),
});

interface Place {
  readonly subLedgerId: number;
  readonly monthId: number;
}

const without = (fees: readonly OwnFee[], places: readonly Place[]) =>
  fees.filter(
    (fee) => !places.some((one) => one.subLedgerId === fee.subLedgerId && one.monthId === fee.monthId),
  );

export const plansStream: StreamDefinition<PlanState> = {
  category: 'plans',
  nameFor: streams.plans,
  initial,
  evolve: foldOf<PlanState>(
    on(MonthCalendarSet, (state, data) => {
      state.calendars.set(calendarKey(data.sessionId, data.classId), data);
    }),
    on(StudentFeesSet, (state, { admissionId, fees }) => {
      const before = state.ownFees.get(admissionId) ?? [];
      state.ownFees.set(admissionId, [...without(before, fees), ...fees]);
    }),
    on(StudentFeeRemoved, (state, { admissionId, ...place }) => {
      state.ownFees.set(admissionId, without(state.ownFees.get(admissionId) ?? [], [place]));
    }),
    on(SiblingRuleSet, (state, data) => {
      state.siblingRules.set(data.subLedgerId, data);
    }),
    on(LateFeeRuleSet, (state, data) => {
      state.lateFeeRules.set(0, data);
    }),
  ),
  refers: [
    {
      to: sessions,
      names: ({ calendars }, id) => [...calendars.values()].some(({ sessionId }) => sessionId === id),
    },
    {
      to: classes,
      names: ({ calendars }, id) => [...calendars.values()].some(({ classId }) => classId === id),
    },
  ],
};

/** The months of a class; undefined while it has none of its own. */
export const calendarOf = (plans: PlanState, sessionId: number, classId: number): MonthCalendar | undefined =>
  plans.calendars.get(calendarKey(sessionId, classId));
