import type { CommandOf, EventDraft } from '@madrasah/events';
import {
  exportStudents as definition,
  type ExportFilters,
  StudentsExported,
} from '@madrasah/events/admissions';
import type { Deps } from '../../deps.ts';
import { stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../../kernel/handler.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import { type Admission, type AdmissionState, admissionsStream } from '../state.ts';
import { type ExportState, exportsStream } from './state.ts';

const isOf = <V>(asked: V | null, value: V) => asked === null || asked === value;

const isAsked = (
  filters: ExportFilters,
  { sessionId, classId, sectionId, newOrOld, residence }: Admission,
): boolean =>
  isOf(filters.sessionId, sessionId) &&
  isOf(filters.classId, classId) &&
  isOf(filters.sectionId, sectionId) &&
  isOf(filters.newOrOld, newOrOld) &&
  isOf(filters.residence, residence);

/**
 * Records what is taken out of how many admissions; none is recorded as well: somebody has looked. An entry that was
 * made one with another is nobody's: no list has it.
 */
export function exportStudents(
  { last }: ExportState,
  { filters, columns }: CommandOf<typeof definition>,
  { admissions }: Pick<AdmissionState, 'admissions'>,
  { merged }: Pick<PeopleState, 'merged'>,
): readonly EventDraft[] {
  let count = 0;
  for (const admission of admissions.values())
    if (isAsked(filters, admission) && !merged.has(admission.userId)) count += 1;
  return [StudentsExported({ exportId: 1 + (last.get(0) ?? 0), filters, columns, count })];
}

/** The command by which records of students are taken out. */
export const exporting = ({ desk }: Pick<Deps, 'desk'>): HandledCommand =>
  oneStep(
    desk,
    definition,
    (command) =>
      stepOn(
        exportsStream,
        (state, { look }) => exportStudents(state, command, look(admissionsStream), look(peopleStream)),
        [admissionsStream, peopleStream],
      ),
    ([event]) => ({
      id: event?.data['exportId'] as number,
      data: { ExportID: event?.data['exportId'], count: event?.data['count'] },
    }),
  );
