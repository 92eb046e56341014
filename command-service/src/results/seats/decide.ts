import { compareCodes, type EventDraft, type Refusal } from '@madrasah/events';
import { examRooms } from '@madrasah/events/exams';
import {
  refuseResults as refuse,
  SeatPlanMade,
  SeatPlanWithdrawn,
  seatSections,
} from '@madrasah/events/results';
import type { ExamState } from '../../exams/state.ts';
import type { Frame } from '../frame.ts';
import { lostAmong } from '../lost.ts';
import { candidatesAt, type ResultState } from '../state.ts';

type Decided = readonly EventDraft[] | Refusal;

interface Making {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionIds: readonly number[];
  readonly roomIds: readonly number[];
}

/** The refusal where a section or a room has a plan of this exam already, by its name. */
function planned(
  { plans }: ResultState,
  { examId, sectionIds, roomIds }: Making,
  frame: Frame,
  exams: ExamState,
) {
  const own = [...plans.values()].filter((plan) => plan.examId === examId);
  const section = sectionIds.find((id) => own.some((plan) => plan.sectionIds.includes(id)));
  if (section !== undefined) return refuse('results.seats-planned', { name: frame.sectionName(section) });
  const room = roomIds.find((id) => own.some((plan) => plan.rooms.some(({ roomId }) => roomId === id)));
  return room === undefined
    ? undefined
    : refuse('results.seats-planned', { name: exams.examRoom.get(room)?.name.bn ?? '' });
}

/** Seats the candidates of sections that have no seats yet, by their codes. Pure. */
export function makePlan(state: ResultState, making: Making, frame: Frame, exams: ExamState): Decided {
  const { sessionId, examId, sectionIds, roomIds } = making;
  const lost = lostAmong(sectionIds, making, frame);
  if (lost) return lost;
  const rooms = roomIds.map((id) => exams.examRoom.get(id)).filter((room) => room && !room.retired);
  if (rooms.length < roomIds.length) return examRooms.refuse(examRooms.codes.unknown);
  const taken = planned(state, making, frame, exams);
  if (taken) return taken;
  const sections = sectionIds.map((sectionId) => ({
    sectionId,
    userIds: [...candidatesAt(state, { sessionId, examId, sectionId }).keys()].sort((one, other) =>
      compareCodes(frame.codeOf(one), frame.codeOf(other)),
    ),
  }));
  if (sections.every(({ userIds }) => userIds.length === 0)) return refuse('results.no-cards');
  const seated = seatSections(
    rooms.flatMap((room) => (room ? [{ roomId: room.id, seats: room.seats, across: room.across }] : [])),
    sections,
  );
  if ('fault' in seated)
    return seated.fault === 'seats'
      ? refuse('results.seats-missing', { count: seated.missing })
      : refuse('results.seats-apart', { name: frame.sectionName(seated.sectionId), places: seated.places });
  const planId = (state.lastPlan.get(0) ?? 0) + 1;
  const rows = seated.map(({ roomId, across, seated: seats }) => ({ roomId, across, seated: [...seats] }));
  return [SeatPlanMade({ sessionId, examId, planId, sectionIds: [...sectionIds], rooms: rows })];
}

export function withdrawPlan(
  { plans }: ResultState,
  { sessionId, planId }: { readonly sessionId: number; readonly planId: number },
): Decided {
  const plan = plans.get(planId);
  if (!plan) return refuse('results.no-seats');
  return [SeatPlanWithdrawn({ sessionId, examId: plan.examId, planId })];
}
