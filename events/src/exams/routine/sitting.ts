import { answers } from '../../kernel/index.ts';
import type { RoutineRow } from './routine.ts';

/** Who of a section takes its exam: how many, and how many of them a seat plan puts in each room (by RoomID). */
export interface Takers {
  readonly count: number;
  readonly seated: ReadonlyMap<number, number>;
}

/** Where nobody is listed. */
export const NOBODY: Takers = { count: 0, seated: new Map() };

/** Who takes the exam of the section of a row. */
export type TakersOf = (row: RoutineRow) => Takers;

interface PlannedSeats {
  readonly roomId: number;
  /** Its seats with a UserID, or free. */
  readonly seated: readonly (number | null)[];
}

/** @param rooms of the seat plans of the exam; who does not take it any more is not counted */
export function takersIn(candidates: Iterable<number>, rooms: readonly PlannedSeats[]): Takers {
  const taking = new Set(candidates);
  const seated = new Map<number, number>();
  for (const room of rooms) {
    const own = room.seated.filter((userId) => userId !== null && taking.has(userId)).length;
    if (own > 0) seated.set(room.roomId, (seated.get(room.roomId) ?? 0) + own);
  }
  return { count: taking.size, seated };
}

/** Whether two rows are in time of each other. */
export const overlaps = (one: RoutineRow, other: RoutineRow): boolean =>
  one.day === other.day && one.from < other.to && other.from < one.to;

export const isSamePaper = (one: RoutineRow, other: RoutineRow): boolean =>
  one.sessionId === other.sessionId &&
  one.examId === other.examId &&
  one.sectionId === other.sectionId &&
  one.subjectId === other.subjectId;

const sum = (figures: Iterable<number>): number => [...figures].reduce((total, one) => total + one, 0);

/**
 * How many of a section sit in the room of a row. A seat plan says it; whoever has no seat parts evenly among the rooms
 * of the paper, and whoever would sit in a room that the paper is not written in among those that the plan does not name.
 */
function sitting(row: RoutineRow, all: readonly RoutineRow[], takersOf: TakersOf): number {
  const { count, seated } = takersOf(row);
  const rooms = all.filter((other) => isSamePaper(row, other)).map(({ roomId }) => roomId);
  const unplanned = rooms.filter((roomId) => !seated.has(roomId));
  const own = seated.get(row.roomId) ?? 0;
  if (unplanned.length === 0) return own + Math.ceil((count - sum(seated.values())) / rooms.length);
  if (own > 0) return own;
  return Math.ceil((count - sum(rooms.map((roomId) => seated.get(roomId) ?? 0))) / unplanned.length);
}

/** How many sit in the room of a row while it lasts. @param others rows that stand, but this one */
export function sittingWith(row: RoutineRow, others: readonly RoutineRow[], takersOf: TakersOf): number {
  const all = [...others, row];
  const inRoom = all.filter((other) => other.roomId === row.roomId && overlaps(row, other));
  return sum(inRoom.map((one) => sitting(one, all, takersOf)));
}

/** A row at which more sit in its room than it has seats; one for all that are sat there at the same time. */
export interface Crowded {
  readonly row: RoutineRow;
  readonly seats: number;
  readonly count: number;
}

/**
 * The rows of an exam at which more sit in the room than it has seats, by day and time.
 * @param rows all that stand, of whatever exam
 * @param seatsOf of a room, by RoomID
 * @param sectionIds whose rows are looked at
 */
export function crowdedRows(
  rows: readonly RoutineRow[],
  seatsOf: (roomId: number) => number,
  takersOf: TakersOf,
  { sessionId, examId, sectionIds }: CrowdedIn,
): Crowded[] {
  const own = rows.filter(
    (row) => row.sessionId === sessionId && row.examId === examId && sectionIds.includes(row.sectionId),
  );
  const apart = new Map(own.map((row) => [`${row.roomId} ${row.day} ${row.from} ${row.to}`, row]));
  return [...apart.values()]
    .map((row) => {
      const others = rows.filter((other) => other !== row);
      return { row, seats: seatsOf(row.roomId), count: sittingWith(row, others, takersOf) };
    })
    .filter(({ seats, count }) => count > seats)
    .toSorted((one, other) => (startOf(one.row) < startOf(other.row) ? -1 : 1));
}

/** Whose rows are looked at. */
export interface CrowdedIn {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionIds: readonly number[];
}

const startOf = ({ day, from }: RoutineRow) => `${day} ${from}`;

/** As an answer says it. @param nameOf a room, in the language of whoever asks */
export const crowdedOnWire = (crowded: readonly Crowded[], nameOf: (roomId: number) => string) =>
  crowded.map(({ row, seats, count }) => ({
    ...{ RoomID: row.roomId, RoomName: nameOf(row.roomId) },
    ...{ Day: row.day, TimeFrom: row.from, TimeTo: row.to, Seats: seats, Count: count },
  }));

export type CrowdedOnWire = ReturnType<typeof crowdedOnWire>[number];

/** The same for whoever holds an answer against it. */
export const crowdedAnswer = () =>
  answers.shaped<CrowdedOnWire>({
    ...{ RoomID: answers.cell.number(), RoomName: answers.cell.text(), Day: answers.cell.day() },
    ...{ TimeFrom: answers.cell.clock(), TimeTo: answers.cell.clock() },
    ...{ Seats: answers.cell.count(), Count: answers.cell.count() },
  });
