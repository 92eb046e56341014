import { isRefusal, type RowProblem } from '@madrasah/events';
import type { ImportedStudent } from '@madrasah/events/admissions';
import { told } from '@madrasah/events/operations';
import { academicsStream } from '../../academics/state.ts';
import { chargeAdmissions } from '../../fees/steps.ts';
import { type DecisionContext, type Desk, stepErrand, stepOn } from '../../kernel/desk.ts';
import type { Planned } from '../../kernel/import/plan.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import type { Taking } from '../../operations/steps.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import { deactivation, tiesFrame } from '../../people/steps.ts';
import { plansStream } from '../../plans/state.ts';
import { admissionsStream } from '../state.ts';
import { kinNotices } from './kin.ts';
import { faultsBeside, studentsTold } from './looking.ts';
import { dayNotices, monthNotices, priceNotices } from './notices.ts';
import {
  type AdmittedFacts,
  admissionsIn,
  admitRegistered,
  type ImportOrder,
  type PlannedFile,
  type PlannedRow,
  planStudents,
  registeredRows,
} from './plan.ts';

const PEOPLE_READS = [admissionsStream, academicsStream, chartStream, plansStream, journalStream];
const noticeFrame = ({ look, today }: DecisionContext) => ({
  ...{ chart: look(chartStream), plans: look(plansStream), journal: look(journalStream), today },
});
const problemsIn = (planned: readonly PlannedRow[]) =>
  planned.flatMap((one) => ('problems' in one ? [...one.problems] : []));

/** Students of a file: registered in one append, admitted in a second, charged in a third where that was asked for. */
export function takingStudents(desk: Desk, order: ImportOrder): Taking<ImportedStudent> {
  const registering = (
    rows: Parameters<Taking<ImportedStudent>['take']>[0],
    see: (planned: PlannedFile, context: DecisionContext, people: PeopleState) => void,
  ) =>
    stepOn(
      peopleStream,
      (people, context) => {
        const states = { people, admissions: context.look(admissionsStream) };
        const planned = planStudents(order, states, rows, context);
        see(planned, context, people);
        return planned.rows.flatMap((one) => ('registered' in one ? [one.registered] : []));
      },
      PEOPLE_READS,
    );
  return {
    async look(rows, errand, wrong) {
      let looked: Planned | undefined;
      let fresh: readonly AdmittedFacts[] = [];
      const looking = registering(rows, ({ rows: planned, placing }, context, people) => {
        const academics = context.look(academicsStream);
        const those = planned.filter((one) => 'admitted' in one);
        fresh = those.map(({ admitted }) => admitted);
        const frame = { ...noticeFrame(context), academics };
        looked = {
          ...{ drafts: [], taken: fresh.length },
          notices: [
            ...placing.notices,
            ...kinNotices(people, planned),
            ...dayNotices(frame, those),
            ...(order.charge ? priceNotices(frame, those) : []),
            ...monthNotices(frame, those),
          ],
          problems: [...problemsIn(planned), ...faultsBeside(academics, order.sessionId, wrong)],
          tells: studentsTold(academics, fresh, order.charge),
        };
      });
      const asked = { ...errand, idempotencyKey: undefined };
      const refusal =
        (await desk.foresee(looking, asked)) ??
        (order.charge ? await desk.foresee(chargeAdmissions(fresh), asked) : undefined);
      return refusal ?? (looked as Planned);
    },
    async take(rows, errand) {
      let problems: readonly RowProblem[] = [];
      const registered = await desk.perform(
        registering(rows, ({ rows: planned }) => {
          problems = problemsIn(planned);
        }),
        stepErrand(errand, 1),
      );
      if (isRefusal(registered)) return registered;
      const people = registeredRows(rows, registered.events);
      const admitting = stepOn(
        admissionsStream,
        (state, context) => {
          const { drafts, problems: late } = admitRegistered(order, state, people, context);
          problems = [...problems, ...late];
          return drafts;
        },
        [academicsStream, chartStream],
      );
      const admitted = await desk.perform(admitting, stepErrand(errand, 2));
      if (isRefusal(admitted)) return admitted;
      const fresh = admissionsIn(admitted.events);
      if (order.charge) {
        const charged = await desk.perform(chargeAdmissions(fresh), stepErrand(errand, 3));
        if (isRefusal(charged)) return charged;
      }
      const there = new Set(fresh.map(({ userId }) => userId));
      const lost = people.map(({ userId }) => userId).filter((userId) => !there.has(userId));
      if (lost.length > 0) {
        // Somebody else was quicker: nobody stays registered whom the file could not admit.
        const frame = await tiesFrame(desk, errand.schoolId);
        const aside = await desk.perform(deactivation(lost, frame), stepErrand(errand, 4));
        if (isRefusal(aside)) return aside;
      }
      return { made: fresh.map(({ admissionId }) => admissionId), problems };
    },
    async about({ schoolId }) {
      const { session } = await desk.state(academicsStream, schoolId);
      return told('session', session.get(order.sessionId));
    },
  };
}
