import type { Refusal } from '@madrasah/events';
import {
  type ExamRoom,
  isSamePaper,
  overlaps,
  type RoutineRow,
  refuseExams as refuse,
  sittingWith,
  type TakersOf,
} from '@madrasah/events/exams';

/** What a clash is told by. */
export interface RoutineNames {
  section(sectionId: number): string;
  subject(subjectId: number): string;
  /** A teacher's code. */
  code(userId: number): string;
}

interface Scene {
  /** Rows that stand, but the one in hand. */
  readonly others: readonly RoutineRow[];
  readonly room: ExamRoom;
  readonly takersOf: TakersOf;
  readonly names: RoutineNames;
}

const told = (row: RoutineRow, { section, subject }: RoutineNames) => ({
  ...{ section: section(row.sectionId), subject: subject(row.subjectId) },
  ...{ from: row.from, to: row.to },
});

/** Why a row cannot stand beside the others: a teacher or a section in two places, or a room too full. Pure. */
export function routineClash(row: RoutineRow, { others, room, takersOf, names }: Scene): Refusal | undefined {
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
  const count = sittingWith(row, others, takersOf);
  return count > room.seats
    ? refuse('exams.room-full', { room: room.name.bn, seats: room.seats, count })
    : undefined;
}
