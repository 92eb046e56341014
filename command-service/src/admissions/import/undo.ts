import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { mayImport, STUDENTS_IMPORT } from '@madrasah/events/admissions';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import { admissionsUncharging, chargesOf } from '../../fees/steps.ts';
import { type Desk, type Done, type Errand, type Step, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import type { Operation } from '../../operations/state.ts';
import { ROWS_OF_AN_APPEND, type UndoneKind } from '../../operations/steps.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import { deactivation, type TiesFrame, tiesFrame } from '../../people/steps.ts';
import { withdrawAdmission } from '../standing.ts';
import { type Admission, type AdmissionState, admissionsStream } from '../state.ts';

const MOST_NAMED = 100;
/** Steps of further parts begin behind those of an undo itself. */
const FURTHER_PARTS = 100;

type Made = Pick<Operation, 'made'>;

const madeBy = ({ admissions }: AdmissionState, { made }: Made): Admission[] =>
  made.flatMap((admissionId) => admissions.get(admissionId) ?? []);

const withdrawing = (operation: Made): Step<AdmissionState> =>
  stepOn(admissionsStream, (state, { today }) => {
    const gone: EventDraft[] = [];
    for (const { admissionId } of madeBy(state, operation)) {
      const decided = withdrawAdmission(state, admissionId, null, today);
      if (isRefusal(decided)) return decided;
      gone.push(...decided);
    }
    return gone;
  });

/** Whether something else than the import's own admission and its charges is in a student's name. */
function isLeanedOn(admission: Admission, admissions: AdmissionState, journal: JournalState): boolean {
  const { userId, admissionId } = admission;
  const others = [...admissions.admissions.values()].some(
    (one) => one.userId === userId && one.admissionId !== admissionId,
  );
  const charged = (journal.itemsOf.get(userId) ?? []).some((itemId) => {
    const item = journal.items.get(itemId);
    return item !== undefined && !item.reversed && item.admissionId !== admissionId;
  });
  const ahead = [...(journal.advances.get(userId)?.values() ?? [])].some((open) => open !== 0);
  return others || charged || ahead || (journal.monthAdvances.get(userId) ?? []).length > 0;
}

/** Each student on whom later events lean, by his code. */
const leaning = (operation: Operation, frame: TiesFrame): Step<PeopleState> =>
  stepOn(
    peopleStream,
    ({ people }, { look }): Refusal | [] => {
      const admissions = look(admissionsStream);
      const fields = madeBy(admissions, operation).flatMap((admission) => {
        const { results, certified } = frame.tiesOf(admission.userId, look);
        if (!results && !certified && !isLeanedOn(admission, admissions, look(journalStream))) return [];
        const code = people.get(admission.userId)?.userCode ?? '';
        return [
          {
            path: `rows.${admission.admissionId}`,
            problem: new Problem('admissions.import-leans', { code }),
          },
        ];
      });
      return fields.length === 0
        ? []
        : refuse('import.in-use', { count: fields.length }, fields.slice(0, MOST_NAMED));
    },
    frame.reads,
  );

/** As it was taken, part by part: none of the appends comes near what the store takes at once. */
const partsOf = ({ made }: Made): Made[] =>
  Array.from({ length: Math.max(1, Math.ceil(made.length / ROWS_OF_AN_APPEND)) }, (_, at) => ({
    made: made.slice(at * ROWS_OF_AN_APPEND, (at + 1) * ROWS_OF_AN_APPEND),
  }));

/** Charges, then admissions, then the people of one part. Repeated with its key it goes on where it stopped. */
async function takeBackPart(desk: Desk, part: Made, errand: Errand): Promise<Done | Refusal> {
  const withdrawn = stepErrand(errand, 1);
  if (!(await desk.isRecorded(admissionsStream, withdrawn))) {
    const admissions = madeBy(await desk.state(admissionsStream, errand.schoolId), part);
    const uncharged = await desk.perform(admissionsUncharging(admissions), stepErrand(errand, 0));
    if (isRefusal(uncharged)) return uncharged;
  }
  const gone = await desk.perform(withdrawing(part), withdrawn);
  if (isRefusal(gone)) return gone;
  const userIds = gone.events.map(({ data }) => data['userId'] as number);
  const frame = await tiesFrame(desk, errand.schoolId);
  return desk.perform(deactivation(userIds, frame), stepErrand(errand, 2));
}

/** How an import is taken back: charges, then admissions, then the people, whose codes are free again. */
export function importUndo(desk: Desk): UndoneKind {
  const made = async (schoolId: string, operation: Operation) =>
    madeBy(await desk.state(admissionsStream, schoolId), operation);
  const fault = async (operation: Operation, errand: Parameters<UndoneKind['look']>[1]) => {
    const looking = { ...errand, idempotencyKey: undefined };
    const frame = await tiesFrame(desk, errand.schoolId);
    return (
      (await desk.foresee(leaning(operation, frame), looking)) ??
      (await desk.foresee(admissionsUncharging(await made(errand.schoolId, operation)), looking)) ??
      (await desk.foresee(withdrawing(operation), looking))
    );
  };
  return {
    kind: STUDENTS_IMPORT,
    access: mayImport,
    async look(operation, errand) {
      const admissions = await made(errand.schoolId, operation);
      const journal = await desk.state(journalStream, errand.schoolId);
      const items = admissions.flatMap((admission) => chargesOf(journal, admission)).length;
      const consequences = [new Problem('admissions.import-undo', { count: admissions.length, items })];
      return { consequences, refusal: await fault(operation, errand) };
    },
    async takeBack(operation, errand) {
      const [first = operation, ...others] = partsOf(operation);
      if (!(await desk.isRecorded(admissionsStream, stepErrand(errand, 1)))) {
        const refused = await fault(operation, errand);
        if (refused) return refused;
      }
      let done = await takeBackPart(desk, first, errand);
      for (const [at, part] of others.entries()) {
        if (isRefusal(done)) return done;
        done = await takeBackPart(desk, part, stepErrand(errand, FURTHER_PARTS + at));
      }
      return done;
    },
  };
}
