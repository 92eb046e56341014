import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { sections, subjects } from '@madrasah/events/academics';
import { examRoutine, type RoutineRow, refuseExams as refuse, setRoutineRows } from '@madrasah/events/exams';
import { examsRoom } from '../../exams/steps.ts';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { addTo, batchStep, type Desktop } from '../../kernel/register/index.ts';
import { inOne } from '../../kernel/several/in-one.ts';
import { routineSlots } from './slots.ts';

type Attributes = Readonly<Record<string, unknown>>;
type Named = { readonly name: { readonly bn: string; readonly en: string } } | undefined;

/** Routine and what its rows look at. */
const ROOM = { ...examsRoom, slots: { [examRoutine.key]: routineSlots } };

/** A section with its paper, as a problem names it. */
function calledIn(desktop: Desktop, { sectionId, subjectId }: Pick<RoutineRow, 'sectionId' | 'subjectId'>) {
  const { find } = desktop.of(examRoutine).around;
  const section = find(sections, sectionId) as Named;
  const subject = find(subjects, subjectId) as Named;
  const said = (language: 'bn' | 'en') =>
    [section, subject].map((one) => one?.name[language] || one?.name.bn || '?').join(' – ');
  return { name: { bn: said('bn'), en: said('en') } };
}

/** Many rows, each beside those before it: all of them or none. */
function addAll(desktop: Desktop, rows: readonly Attributes[]): readonly EventDraft[] | Refusal {
  const drafts: EventDraft[] = [];
  const faults: Refusal['fields'][number][] = [];
  for (const [index, row] of rows.entries()) {
    const added = addTo(desktop, examRoutine, row);
    if (isRefusal(added))
      faults.push(...inOne(added, `rows.${index}`, calledIn(desktop, row as unknown as RoutineRow)));
    else drafts.push(...added.drafts);
  }
  return faults.length > 0 ? refuse('exams.routine-refused', {}, faults) : drafts;
}

/** Writes rows of the routine for many sections in one append. */
export const settingRoutine = (desk: Desk): HandledCommand =>
  handled(setRoutineRows, async (command, call) => {
    const schoolId = call.caller?.schoolId ?? '';
    const step = await batchStep(desk, ROOM, schoolId, (desktop) => addAll(desktop, command.rows));
    const done = await desk.perform(step, errandOf(call, setRoutineRows.name, command));
    return isRefusal(done) ? done : { position: done.position, data: { set: done.events.length } };
  });
