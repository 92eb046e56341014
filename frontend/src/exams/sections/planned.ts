import type { ProposedRow } from '@madrasah/events/exams';

/** A day of the exam before, and the day it is on now. */
export interface DayPlan {
  readonly was: string;
  readonly now: string;
}

/** What the form of a routine for many sections holds. */
export interface RoutineForm {
  readonly SubClassIDs: readonly number[] | null;
  readonly days: readonly DayPlan[];
  /** `s` with a section's id → the room of all its papers; as proposed where none is said. */
  readonly rooms: Readonly<Record<string, number | undefined>>;
}

export const roomKey = (sectionId: number) => `s${sectionId}`;

/** What the form begins with. */
export const begunWith = (rows: readonly ProposedRow[]): RoutineForm => ({
  SubClassIDs: [...new Set(rows.map(({ SubClassID }) => SubClassID))],
  days: [...new Map(rows.map(({ was, Day }) => [was, { was, now: Day }])).values()].toSorted((one, other) =>
    one.was < other.was ? -1 : 1,
  ),
  rooms: {},
});

/** Tells its draft from others: of another exam, or with other days to be said, it is another plan. */
export const ofPlan = (
  { SessionID, ExamID }: { readonly SessionID: number; readonly ExamID: number },
  { days }: Pick<RoutineForm, 'days'>,
): string => [SessionID, ExamID, ...days.map(({ was, now }) => `${was}/${now}`)].join(' ');

/** The rows as they are planned: of the chosen sections, on the days and in the rooms of the form. */
export function planned(rows: readonly ProposedRow[], { SubClassIDs, days, rooms }: RoutineForm) {
  const dayOf = new Map(days?.map(({ was, now }) => [was, now]));
  return rows
    .filter(({ SubClassID }) => SubClassIDs?.includes(SubClassID))
    .map((row) => ({
      ...row,
      Day: dayOf.get(row.was) ?? '',
      RoomID: rooms?.[roomKey(row.SubClassID)] ?? row.RoomID,
    }));
}

/** The field of the form that a problem of a row is told at. */
export function fieldOfRow(name: string, rows: readonly ProposedRow[], { days }: RoutineForm): string {
  const [, index = '', member] = /^rows\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  const row = rows[Number(index)];
  if (name === 'rows') return 'SubClassIDs';
  if (index === '' || !row) return name;
  if (member === 'Day') return `days[${days.findIndex(({ was }) => was === row.was)}].now`;
  return member === 'RoomID' ? `rooms.${roomKey(row.SubClassID)}` : name;
}
