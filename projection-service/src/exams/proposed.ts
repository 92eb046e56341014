import type { Language } from '@madrasah/events';
import { type Section, type Subject, sections, subjects } from '@madrasah/events/academics';
import {
  examRooms,
  examRoutine,
  type IsOff,
  movedDays,
  type ProposedRoutine,
  type ProposedRow,
  proposedRoutine,
  type RoutineRow,
} from '@madrasah/events/exams';
import { nameIn, sectionsProjector, subjectsProjector } from '../academics/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { registerRows } from '../kernel/register.ts';
import { calendarProjector, holidaysOf } from '../settings/index.ts';
import { examRoomsProjector, examRoutineProjector } from './routine.ts';

type Standing<R> = R & { readonly id: number; readonly retired: boolean };

/** What of a school a routine is proposed from. */
interface School {
  /** Rows of all routines that stand. */
  readonly rows: readonly RoutineRow[];
  readonly sections: readonly Standing<Section>[];
  readonly subjects: ReadonlyMap<number, Standing<Subject>>;
  hasRoom(roomId: number): boolean;
  readonly isHoliday: IsOff;
}

interface Asked {
  readonly sessionId: number;
  readonly examId: number;
  /** Whose rows the others get. */
  readonly sectionId: number | undefined;
  readonly firstDay: string | undefined;
  readonly language: Language;
}

const isOf = (row: RoutineRow, { sessionId, examId }: Pick<RoutineRow, 'sessionId' | 'examId'>) =>
  row.sessionId === sessionId && row.examId === examId;

/** The rows of a section in its last exam but this one: the one that ended last. */
function lastRows({ rows }: School, asked: Asked, sectionId: number): readonly RoutineRow[] {
  const others = rows.filter((row) => row.sectionId === sectionId && !isOf(row, asked));
  const last = others.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
  return last ? others.filter((row) => isOf(row, last)) : [];
}

/** Days of the routine that a row is of, as they fall now: all sections of an exam move together. */
function daysOf({ rows, isHoliday }: School, row: RoutineRow, { sectionId, firstDay }: Asked) {
  if (sectionId !== undefined) return new Map([[row.day, row.day]]);
  const days = rows.filter((other) => isOf(other, row)).map(({ day }) => day);
  return movedDays(days, firstDay, isHoliday);
}

/** The subject of a section that a paper stands for: itself in its own, else its namesake. */
function subjectIn({ subjects }: School, sectionId: number, { subjectId }: RoutineRow) {
  const own = subjects.get(subjectId);
  if (own && own.sectionId === sectionId) return own.retired ? undefined : own;
  return [...subjects.values()].find(
    (one) => !one.retired && one.sectionId === sectionId && one.name.bn === own?.name.bn,
  );
}

/** What one section gets, and the names of papers that it has not. */
function ofSection(school: School, asked: Asked, sectionId: number) {
  const own = school.rows.filter((row) => isOf(row, asked));
  const source =
    asked.sectionId === undefined
      ? lastRows(school, asked, sectionId)
      : own.filter((row) => row.sectionId === asked.sectionId);
  const there = new Set(own.filter((row) => row.sectionId === sectionId).map(({ subjectId }) => subjectId));
  const lacking = new Set<string>();
  const data = source.flatMap((row): ProposedRow[] => {
    const subject = subjectIn(school, sectionId, row);
    if (!subject) lacking.add(nameIn(school.subjects.get(row.subjectId), asked.language));
    if (!subject || there.has(subject.id)) return [];
    return [
      {
        ...{ SubClassID: sectionId, SubjectID: subject.id, SubjectName: nameIn(subject, asked.language) },
        ...{ was: row.day, Day: daysOf(school, row, asked).get(row.day) ?? '' },
        ...{ TimeFrom: row.from, TimeTo: row.to, RoomID: school.hasRoom(row.roomId) ? row.roomId : null },
        from: { SessionID: row.sessionId, ExamID: row.examId, SubClassID: row.sectionId },
      },
    ];
  });
  return { data, lacking: { SubClassID: sectionId, names: [...lacking] } };
}

/** Rows for an exam: those of one section for the others, or each section's own of its last exam. Pure. */
export function proposedIn(school: School, asked: Asked): ProposedRoutine {
  const all = school.sections
    .filter(({ id, retired }) => !retired && id !== asked.sectionId)
    .map(({ id }) => ofSection(school, asked, id));
  return {
    data: all.flatMap(({ data }) => data),
    lacking: all.map(({ lacking }) => lacking).filter(({ names }) => names.length > 0),
  };
}

async function schoolOf(tenant: Tenant): Promise<School> {
  const [rows, groups, books, rooms] = await Promise.all([
    registerRows(tenant, examRoutine, examRoutineProjector),
    registerRows(tenant, sections, sectionsProjector),
    registerRows(tenant, subjects, subjectsProjector),
    registerRows(tenant, examRooms, examRoomsProjector),
  ]);
  return {
    rows: [...rows.values()].filter(({ retired }) => !retired) as unknown as RoutineRow[],
    sections: [...groups.values()] as unknown as Standing<Section>[],
    subjects: books as unknown as ReadonlyMap<number, Standing<Subject>>,
    hasRoom: (roomId) => rooms.get(roomId)?.retired === false,
    isHoliday: await holidaysOf(tenant),
  };
}

export const proposedRoutineQuery = (): HandledQuery =>
  handledQuery(
    proposedRoutine,
    [examRoutineProjector, sectionsProjector, subjectsProjector, examRoomsProjector, calendarProjector],
    async ({ SessionID, ExamID, SubClassID, FirstDay }, tenant, { language }) =>
      proposedIn(await schoolOf(tenant), {
        ...{ sessionId: SessionID, examId: ExamID, sectionId: SubClassID, firstDay: FirstDay, language },
      }),
  );
