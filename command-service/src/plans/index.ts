import type { CommandDefinition } from '@madrasah/events';
import { planCommands } from '@madrasah/events/plans';
import { academicsStream, stands } from '../academics/state.ts';
import { admissionsStream } from '../admissions/state.ts';
import type { Deps } from '../deps.ts';
import { infoOf, institutionStream, platformStream } from '../institutions/state.ts';
import { type DecisionContext, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { studentChanges } from './change/index.ts';
import { chargedMonths } from './months/charged-months.ts';
import { type CalendarFrame, setMonthCalendar } from './months/decide.ts';
import { changeMonthNames, insertMonthNames } from './months/names.ts';
import { removeStudentFee, setLateFeeRule, setSiblingRule, setStudentFees } from './rules/decide.ts';
import { type PlanState, plansStream } from './state.ts';

const READS = [
  academicsStream,
  admissionsStream,
  chartStream,
  journalStream,
  institutionStream,
  platformStream,
];

const frameOf = ({ look, schoolId }: DecisionContext): CalendarFrame => ({
  hijriOffset: infoOf(look(institutionStream), look(platformStream).institutions.get(schoolId)).hijriOffset,
  hasSession: (id) => stands(look(academicsStream).session, id),
  hasClass: (id) => stands(look(academicsStream).class, id),
  chargedMonths: (sessionId, classId) =>
    chargedMonths(look(journalStream), look(admissionsStream), sessionId, classId),
});

/** What is charged to whom, and when: month calendars, single students' fees, rules. */
export function plans(deps: Deps): HandledCommand[] {
  const { desk } = deps;
  const overPlans = <C, A>(
    definition: CommandDefinition<C, A>,
    decide: (state: PlanState, command: C, context: DecisionContext, seen?: number) => Decided,
  ) =>
    oneStep(desk, definition, (command: C, { ifMatch }) =>
      stepOn(plansStream, (state, context) => decide(state, command, context, ifMatch), READS),
    );
  return [
    ...studentChanges(desk),
    overPlans(planCommands.setMonthCalendar, (state, command, context, seen) =>
      setMonthCalendar(state, command, frameOf(context), seen),
    ),
    oneStep(
      desk,
      planCommands.insertMonthNames,
      (command) =>
        stepOn(
          plansStream,
          (state, context) => insertMonthNames(state, command, frameOf(context), context.today),
          READS,
        ),
      idFrom('calendarId'),
    ),
    oneStep(desk, planCommands.changeMonthNames, (command, { ifMatch }) =>
      stepOn(
        plansStream,
        (state, context) => changeMonthNames(state, command, frameOf(context), ifMatch),
        READS,
      ),
    ),
    overPlans(planCommands.setStudentFees, (state, command, { look }, seen) => {
      const { admissions } = look(admissionsStream);
      return setStudentFees(state, command, { admissions, chart: look(chartStream) }, seen);
    }),
    overPlans(planCommands.removeStudentFee, (state, command, _, seen) =>
      removeStudentFee(state, command, seen),
    ),
    overPlans(planCommands.setSiblingRule, (state, command, { look }, seen) =>
      setSiblingRule(state, command, look(chartStream), seen),
    ),
    overPlans(planCommands.setLateFeeRule, (state, command, { look }, seen) =>
      setLateFeeRule(state, command, look(chartStream), seen),
    ),
  ];
}
