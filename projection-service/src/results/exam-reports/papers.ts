import { dayInWords, digitsOf, type PaperLanguage } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examRooms, examRoutine, type RoutineRow } from '@madrasah/events/exams';
import type { ResultsPlace } from '@madrasah/events/results';
import { nameIn, subjectsProjector } from '../../academics/index.ts';
import { examRoomsProjector, examRoutineProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import { conditionsProjector, placeKey } from '../conditions.ts';

/** A paper that a section sits, in the order of its subjects. */
export interface ExamPaper {
  readonly id: number;
  readonly name: string;
  /** Marks in halves, once its condition is set. */
  readonly max: number | undefined;
  /** When and where it is sat; the first row of the routine where it is sat in several rooms. */
  readonly sat: (RoutineRow & { readonly room: string }) | undefined;
}

/** Whom the papers of a section depend on. */
export const papersNeed = [
  ...[conditionsProjector, subjectsProjector],
  ...[examRoomsProjector, examRoutineProjector],
];

/** The papers of a section's exam: those with a condition, or all its subjects while there is none. @throws DocumentsAway */
export async function papersOfExam(
  tenant: Tenant,
  place: ResultsPlace,
  language: PaperLanguage,
): Promise<ExamPaper[]> {
  const [conditions, books, rooms, routine] = await Promise.all([
    tenant.findOne(conditionsProjector, placeKey(place)),
    registerRows(tenant, subjects, subjectsProjector),
    registerRows(tenant, examRooms, examRoomsProjector),
    registerRows(tenant, examRoutine, examRoutineProjector),
  ]);
  const maxOf = new Map(conditions?.subjects.map(({ subjectId, max }) => [subjectId, max]));
  const own = [...books.values()].filter(
    ({ sectionId, retired }) => sectionId === place.sectionId && !retired,
  );
  const asked = maxOf.size > 0 ? own.filter(({ id }) => maxOf.has(id)) : own;
  const sat = [...routine.values()].filter(
    (row) =>
      !row.retired &&
      row.sessionId === place.sessionId &&
      row.examId === place.examId &&
      row.sectionId === place.sectionId,
  );
  return asked.map(({ id, name }) => {
    const row = sat.find(({ subjectId }) => subjectId === id);
    return {
      id,
      name: nameIn({ name }, language),
      max: maxOf.get(id),
      sat: row && { ...row, room: nameIn(rooms.get(row.roomId), language) },
    };
  });
}

/** A paper over its column; with the day and the time at which it is sat. */
export function paperTitle({ name, sat }: ExamPaper, withRoutine: boolean, language: PaperLanguage): string {
  if (!withRoutine || !sat) return name;
  return digitsOf(`${name} (${dayInWords(sat.day, language)}, ${sat.from})`, language);
}
