import { isRefusal, type PaperBlock, say } from '@madrasah/events';
import { examRooms } from '@madrasah/events/exams';
import {
  seatQueries as queries,
  refuseResults as refuse,
  type SeatPlanFacts,
} from '@madrasah/events/results';
import { FileAnswer } from '@madrasah/service-kit/http';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector, examRoomsProjector } from '../../exams/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { type Examinee, examineesNeed, examineesOf } from '../examinees.ts';
import { named } from '../papers/named.ts';
import { crowdedNeed, crowdedRooms } from './crowded.ts';
import { deskCards, doorBlocks, seatRooms } from './papers.ts';
import { seatPlansProjector } from './projector.ts';

const needs = [
  ...[seatPlansProjector, examRoomsProjector, examNamesProjector],
  ...crowdedNeed,
  ...[...examineesNeed, ...academicSources, ...paperHeadNeeds],
];

/** Who has come onto the list of a section after its seats were planned, by plan. */
function unseated(plans: readonly SeatPlanFacts[], people: readonly Examinee[]) {
  return new Map(
    plans.map(({ planId, sectionIds, rooms }) => {
      const seated = new Set(rooms.flatMap((room) => room.seated));
      const own = people.filter(({ sectionId }) => sectionIds.includes(sectionId));
      return [planId, own.filter(({ person }) => !seated.has(person.userId))] as const;
    }),
  );
}

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
      [deps.shelf, ...needs],
      async ({ SessionID, ExamID }, tenant, { language }) => {
        const exam = { sessionId: SessionID, examId: ExamID };
        const [plans, people, rooms, lists] = await Promise.all([
          tenant.find(seatPlansProjector, exam),
          examineesOf(tenant, await deps.shelf.of(tenant.school), exam),
          registerRows(tenant, examRooms, examRoomsProjector),
          academicLists(tenant),
        ]);
        const late = unseated(plans, people);
        const data = plans.map((plan) => ({
          ...{ ID: plan.planId, SessionID, ExamID },
          Sections: plan.sectionIds.map((id) => placeName(lists, id, language)),
          Unseated: (late.get(plan.planId) ?? []).map(({ person }) => {
            const { code, name } = named(person, language);
            return { UserID: person.userId, UserCode: code, UserName: name };
          }),
          Rooms: plan.rooms.map(({ roomId, seated }) => ({
            ...{ RoomID: roomId, RoomName: nameIn(rooms.get(roomId), language) },
            ...{ Seats: seated.length, Seated: seated.filter((userId) => userId !== null).length },
          })),
        }));
        const sectionIds = plans.flatMap((plan) => plan.sectionIds);
        return { data, crowded: await crowdedRooms(tenant, { ...exam, sectionIds }, language) };
      },
    ),
  ];
}
