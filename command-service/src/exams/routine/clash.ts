import type { Refusal } from '@madrasah/events';
import { type ExamRoom, type RoutineRow, refuseExams as refuse } from '@madrasah/events/exams';

/** What a clash is told by. */
export interface RoutineNames {
  section(sectionId: number): string;
  subject(subjectId: number): string;
  /** A teacher's code. */
  code(userId: number): number;
}

interface Scene {
  /** Rows that stand, but the one in hand. */
  readonly others: readonly RoutineRow[];
  readonly room: ExamRoom;
  /** How many take a section's exam. */
  candidates(row: RoutineRow): number;
  readonly names: RoutineNames;
}

const overlaps = (one: RoutineRow, other: RoutineRow): boolean =>
  one.day === other.day && one.from < other.to && other.from < one.to;

const isSamePaper = (one: RoutineRow, other: RoutineRow): boolean =>
  one.sessionId === other.sessionId &&
  one.examId === other.examId &&
  one.sectionId === other.sectionId &&
  one.subjectId === other.subjectId;

/** How many of a section sit in the room of a row: they part evenly among the rooms of their paper. */
function sitting(row: RoutineRow, all: readonly RoutineRow[], candidates: number): number {
  const rooms = all.filter((other) => isSamePaper(row, other));
  return Math.ceil(candidates / Math.max(1, rooms.length));
}

const told = (row: RoutineRow, { section, subject }: RoutineNames) => ({
  ...{ section: section(row.sectionId), subject: subject(row.subjectId) },
  ...{ from: row.from, to: row.to },
});

/** Why a row cannot stand beside the others: a teacher or a section in two places, or a room too full. Pure. */
export function routineClash(
  row: RoutineRow,
  { others, room, candidates, names }: Scene,
): Refusal | undefined {
  const meanwhile = others.filter((other) => overlaps(row, other));
  const busy = meanwhile.find(
    ({ invigilatorId, roomId }) =>
      row.invigilatorId !== null && invigilatorId === row.invigilatorId && roomId !== row.roomId,
  );
  if (busy) {
    const code = names.code(row.invigilatorId as number);
    return refuse('exams.invigilator-busy', { code, ...told(busy, names) });
  }
  const elsewhere = meanwhile.find((other) => other.sectionId === row.sectionId && !isSamePaper(row, other));
  if (elsewhere) return refuse('exams.section-busy', told(elsewhere, names));
  const all = [...others, row];
  const inRoom = [...meanwhile.filter(({ roomId }) => roomId === row.roomId), row];
  const count = inRoom.reduce((sum, one) => sum + sitting(one, all, candidates(one)), 0);
  return count > room.seats
    ? refuse('exams.room-full', { room: room.name.bn, seats: room.seats, count })
    : undefined;
}
