import type { CrowdedOnWire } from '@madrasah/events/exams';
import { resultQueries } from '@madrasah/events/results';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

/** A seat plan of an exam: its sections, and how many sit in each of its rooms. */
export interface SeatPlanRow {
  readonly ID: number;
  readonly SessionID: number;
  readonly ExamID: number;
  readonly Sections: readonly string[];
  /** Who was listed after the plan was made, and has no seat. */
  readonly Unseated: readonly {
    readonly UserID: number;
    readonly UserCode: string;
    readonly UserName: string;
  }[];
  readonly Rooms: readonly {
    readonly RoomID: number;
    readonly RoomName: string;
    readonly Seats: number;
    readonly Seated: number;
  }[];
}

export const seatPlanList = answering<Listed<SeatPlanRow> & { readonly crowded: readonly CrowdedOnWire[] }>()(
  resultQueries.seatPlans,
);
