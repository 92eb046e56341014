import { isRefusal, type PaperBlock, say } from '@madrasah/events';
import { examRooms } from '@madrasah/events/exams';
import { seatQueries as queries, refuseResults as refuse } from '@madrasah/events/results';
import { FileAnswer } from '@madrasah/service-kit/http';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector, examRoomsProjector } from '../../exams/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { examineesNeed } from '../examinees.ts';
import { deskCards, doorBlocks, seatRooms } from './papers.ts';
import { seatPlansProjector } from './projector.ts';

const needs = [
  ...[seatPlansProjector, examRoomsProjector, examNamesProjector],
  ...[...examineesNeed, ...academicSources, ...paperHeadNeeds],
];

/** The seat plans of an exam, the lists for its doors, and the cards for its desks. */
export function seatPlans(deps: Deps): HandledQuery[] {
  const paper = (
    query: typeof queries.doorListPdf,
    title: 'results.door-list' | 'results.desk-cards',
    file: string,
    blocksOf: (...made: Parameters<typeof doorBlocks>) => PaperBlock[],
  ) =>
    handledQuery(query, [deps.shelf, ...needs], async (asked, tenant, call) => {
      const { language } = call;
      const seats = await seatRooms(tenant, await deps.shelf.of(tenant.school), asked, language);
      if (seats.rooms.length === 0) return refuse('results.no-seats');
      const pdf = await deps.files.pdf({
        ...(await paperHead(deps, tenant, call, language)),
        ...{ size: 'a4', title: say(language, title), filters: seats.titles },
        blocks: blocksOf(seats, language),
      });
      return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', file);
    });
  return [
    paper(queries.doorListPdf, 'results.door-list', 'door-list.pdf', doorBlocks),
    paper(queries.deskCardsPdf, 'results.desk-cards', 'desk-cards.pdf', (...made) => [deskCards(...made)]),
    handledQuery(
      queries.seatPlans,
      [seatPlansProjector, examRoomsProjector, ...academicSources],
      async ({ SessionID, ExamID }, tenant, { language }) => {
        const [plans, rooms, lists] = await Promise.all([
          tenant.find(seatPlansProjector, { sessionId: SessionID, examId: ExamID }),
          registerRows(tenant, examRooms, examRoomsProjector),
          academicLists(tenant),
        ]);
        const data = plans.map((plan) => ({
          ...{ ID: plan.planId, SessionID, ExamID },
          Sections: plan.sectionIds.map((id) => placeName(lists, id, language)),
          Rooms: plan.rooms.map(({ roomId, seated }) => ({
            ...{ RoomID: roomId, RoomName: nameIn(rooms.get(roomId), language) },
            ...{ Seats: seated.length, Seated: seated.filter((userId) => userId !== null).length },
          })),
        }));
        return { data };
      },
    ),
  ];
}
