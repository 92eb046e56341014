import { addDays, type Day, dayNumber } from '@madrasah/events';
import { examRooms, examRoutine } from '@madrasah/events/exams';
import { resultCommands } from '@madrasah/events/results';
import type { Clerk } from '../clerk.ts';

/** A section's papers in the order in which they are sat. */
interface Sitting {
  readonly place: {
    readonly SessionID: number;
    readonly ExamID: number | undefined;
    readonly SubClassID: number;
  };
  readonly papers: readonly { readonly subjectId: number }[];
}

/** In Bengali and Arabic. */
const ROOMS = [
  ['দারুল হাদীস', 'دار الحديث'],
  ['দারুল কুরআন', 'دار القرآن'],
  ['হলরুম', 'القاعة الكبرى'],
  ['মসজিদ ভবন ১', 'مبنى المسجد ١'],
  ['মসজিদ ভবন ২', 'مبنى المسجد ٢'],
  ['পূর্ব ভবন ১', 'المبنى الشرقي ١'],
  ['পূর্ব ভবন ২', 'المبنى الشرقي ٢'],
] as const;
const SECTIONS_IN_A_ROOM = 2;
const SEATS = 80;
const ACROSS = 8;
const FRIDAY = 5;

/** 1970-01-01, day 0, was a Thursday. */
const isFriday = (day: Day) => (dayNumber(day) + 4) % 7 === FRIDAY;

/** Where the examinations are sat, when, on which seat, and who watches. */
export class Routine {
  readonly #clerk: Clerk;
  readonly #teachers: readonly number[];
  #rooms: readonly number[] = [];

  constructor(clerk: Clerk, teachers: readonly number[]) {
    this.#clerk = clerk;
    this.#teachers = teachers;
  }

  async prepare(): Promise<void> {
    const rooms: number[] = [];
    for (const [index, [RoomName, RoomAraName]] of ROOMS.entries())
      rooms.push(
        await this.#clerk.add(examRooms.commands.add, {
          ...{ RoomName, RoomEngName: `Room ${index + 1}`, RoomAraName, Seats: SEATS, Across: ACROSS },
        }),
      );
    this.#rooms = rooms;
  }

  /** One paper a morning from a day on, two sections a room; no paper on a Friday. */
  async set(sittings: readonly Sitting[], from: Day): Promise<void> {
    for (const [index, { place, papers }] of sittings.entries()) {
      const at = this.#roomAt(index);
      let day = from;
      for (const { subjectId } of papers) {
        if (isFriday(day)) day = addDays(day, 1);
        await this.#clerk.add(examRoutine.commands.add, {
          ...{ ...place, SubjectID: subjectId, Day: day, TimeFrom: '09:00', TimeTo: '12:00' },
          ...{ RoomID: this.#rooms[at], InvigilatorID: this.#teachers[at] ?? null },
        });
        day = addDays(day, 1);
      }
    }
  }

  /** A plan for each room, of the sections that sit in it. */
  async seat(sittings: readonly Sitting[]): Promise<void> {
    const rooms = Map.groupBy(sittings.entries(), ([index]) => this.#roomAt(index));
    for (const [at, inRoom] of rooms) {
      const [[, { place }] = [0, { place: undefined }]] = inRoom;
      await this.#clerk.send(resultCommands.makeSeatPlan, {
        ...{ SessionID: place?.SessionID, ExamID: place?.ExamID, RoomIDs: [this.#rooms[at]] },
        SubClassIDs: inRoom.map(([, sitting]) => sitting.place.SubClassID),
      });
    }
  }

  /** Its place in the list of rooms. */
  #roomAt(sitting: number): number {
    return Math.floor(sitting / SECTIONS_IN_A_ROOM) % this.#rooms.length;
  }
}
