import {
  type CardsBlock,
  digitsOf,
  type Language,
  namedTable,
  type PaperBlock,
  type QueryOf,
  SAID,
  saidIn,
  say,
} from '@madrasah/events';
import { examNames, examRooms } from '@madrasah/events/exams';
import { ADMIT_CARD_SAID as CARD, type seatQueries } from '@madrasah/events/results';
import { academicLists, nameIn, placeName } from '../../academics/index.ts';
import { examNamesProjector, examRoomsProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import type { Books } from '../../ledger/books/index.ts';
import type { Examinee } from '../examinees.ts';
import { examineesOf } from '../examinees.ts';
import { named } from '../papers/named.ts';
import { type Seat, seatsOf } from './projector.ts';

/** A seat with whoever sits on it; nobody who has left the list of the exam since. */
interface Seated extends Seat {
  readonly one: Examinee;
}

/** The rooms of an exam's plans with who sits in them, in the order of the rooms. */
export interface SeatRoom {
  readonly name: string;
  readonly seats: readonly Seated[];
}

type Asked = QueryOf<typeof seatQueries.doorListPdf>;

/** What the papers of an exam's seats are made of. @throws DocumentsAway */
export async function seatRooms(tenant: Tenant, books: Books, asked: Asked, language: Language) {
  const exam = { sessionId: asked.SessionID, examId: asked.ExamID };
  const [seats, people, rooms, exams, lists] = await Promise.all([
    seatsOf(tenant, exam),
    examineesOf(tenant, books, exam),
    registerRows(tenant, examRooms, examRoomsProjector),
    registerRows(tenant, examNames, examNamesProjector),
    academicLists(tenant),
  ]);
  const byUser = new Map(people.map((one) => [one.person.userId, one]));
  const seated = seats.flatMap((seat): Seated[] => {
    const one = byUser.get(seat.userId);
    return one && (asked.RoomID === undefined || seat.roomId === asked.RoomID) ? [{ ...seat, one }] : [];
  });
  const inRoom = Map.groupBy(seated, ({ roomId }) => roomId);
  return {
    rooms: [...rooms.values()].flatMap((room): SeatRoom[] => {
      const own = inRoom.get(room.id);
      return own ? [{ name: nameIn(room, language), seats: own }] : [];
    }),
    titles: [
      nameIn(exams.get(asked.ExamID), language),
      nameIn(lists.sessions.get(asked.SessionID), language),
    ],
    placeOf: (sectionId: number) => placeName(lists, sectionId, language),
  };
}

type Seats = Awaited<ReturnType<typeof seatRooms>>;

/** A sheet for the door of each room. */
export function doorBlocks({ rooms, placeOf }: Seats, language: Language): PaperBlock[] {
  const columns = {
    seat: { title: saidIn(CARD.seat, language), kind: 'code' },
    code: { title: saidIn(SAID.code, language), kind: 'code' },
    name: { title: saidIn(SAID.name, language), kind: 'name' },
    section: { title: saidIn(SAID.section, language), kind: 'words' },
  } as const;
  return rooms.flatMap(({ name, seats }, at): PaperBlock[] => [
    ...(at > 0 ? [{ kind: 'page' as const }] : []),
    {
      kind: 'table',
      title: digitsOf(`${name} – ${say(language, 'results.seats-count', { count: seats.length })}`, language),
      ...namedTable(
        columns,
        seats.map(({ number, one }) => {
          const { code, name: called } = named(one.person, language);
          return { cells: { seat: String(number), code, name: called, section: placeOf(one.sectionId) } };
        }),
      ),
    },
  ]);
}

/** A card for each desk, eight on a sheet. */
export function deskCards({ rooms, titles, placeOf }: Seats, language: Language): CardsBlock {
  const line = (key: 'code' | 'section', value: string) => ({
    label: saidIn(SAID[key], language),
    value: digitsOf(value, language),
  });
  return {
    ...{ kind: 'cards', width: 102, height: 72.5 },
    scale: 1.3,
    cards: rooms.flatMap(({ name, seats }) =>
      seats.map(({ number, one }) => {
        const { code, name: called } = named(one.person, language);
        return {
          front: {
            title: digitsOf([...titles, name].filter(Boolean).join(' · '), language),
            heading: called,
            lines: [line('code', code), line('section', placeOf(one.sectionId))],
            badge: { label: saidIn(CARD.seat, language), value: digitsOf(number, language) },
          },
        };
      }),
    ),
  };
}
