import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { GROUP_CHANGE, mayRegroup, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { academicsStream } from '../../academics/state.ts';
import { type Desk, type Step, stepErrand, stepOn } from '../../kernel/desk.ts';
import type { Operation } from '../../operations/state.ts';
import type { UndoneKind } from '../../operations/steps.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import { regroupStudents } from '../standing.ts';
import { type AdmissionState, admissionsStream } from '../state.ts';
import { sectionsLeft } from './left.ts';

type Change = Pick<Operation, 'made' | 'about'>;

/** Refused where somebody is not where the change had put him: moved on since, or his admission is there no more. */
export function movedSince(
  state: AdmissionState,
  { made, about }: Change,
  people: PeopleState,
): Refusal | undefined {
  const elsewhere = made.filter((id) => state.admissions.get(id)?.sectionId !== about['sectionId']);
  return elsewhere.length > 0 ? refusalOf(state, elsewhere, people) : undefined;
}

const takingBack = (operation: Operation): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) => {
      const fault = movedSince(state, operation, look(peopleStream));
      if (fault) return fault;
      const frame = { academics: look(academicsStream), charged: true, today };
      const back: EventDraft[] = [];
      for (const [sectionId, admissionIds] of sectionsLeft(operation)) {
        const decided = regroupStudents(state, { sectionId, admissionIds }, frame);
        if (isRefusal(decided)) return decided;
        back.push(...decided);
      }
      return back;
    },
    [academicsStream, peopleStream],
  );

/** Each of them by his code; by his admission where that was withdrawn. */
function refusalOf({ admissions }: AdmissionState, elsewhere: readonly number[], { people }: PeopleState) {
  const fields = elsewhere.map((admissionId) => {
    const code = people.get(admissions.get(admissionId)?.userId ?? 0)?.userCode;
    const problem =
      code === undefined ? new Problem('admission.not-found') : new Problem('admissions.moved-on', { code });
    return { path: `rows.${admissionId}`, problem };
  });
  return refuse('admissions.regrouped-since', { count: elsewhere.length }, fields);
}

/** How a change of section is taken back: everybody goes where he came from, or nobody does. */
export const groupChangeUndo = (desk: Desk): UndoneKind => ({
  kind: GROUP_CHANGE,
  access: mayRegroup,
  async look(operation, errand) {
    return {
      consequences: [new Problem('admissions.group-undo', { count: operation.made.length })],
      refusal: await desk.foresee(takingBack(operation), errand),
    };
  },
  takeBack: (operation, errand) => desk.perform(takingBack(operation), stepErrand(errand, 0)),
});
