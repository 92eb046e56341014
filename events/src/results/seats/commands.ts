import * as z from 'zod';
import { crowdedAnswer } from '../../exams/index.ts';
import { answers, defineCommand, defineQuery, field, fields, power, type RowTo } from '../../kernel/index.ts';

const { cell, listed, record } = answers;
const path = '/api/exam/seat_plans';
const MOST = 100;
const exam = { SessionID: fields.id(), ExamID: fields.id() };
const may = (flag: 'view' | 'insert' | 'delete') => power('exam_list_generation', flag);

/** Seats the candidates of some sections in some rooms. */
export const makeSeatPlan = defineCommand({
  name: 'MakeSeatPlan',
  path,
  access: may('insert'),
  body: z.object({ ...exam }),
  fields: [
    field.reading(field.several('SubClassIDs', { bn: 'শাখা', en: 'Sections' }), () =>
      z.array(fields.id()).min(1).max(MOST),
    ),
    field.reading(field.several('RoomIDs', { bn: 'কক্ষ', en: 'Rooms' }), () =>
      z.array(fields.id()).min(1).max(MOST),
    ),
  ],
  toCommand: ({ SessionID, ExamID, SubClassIDs, RoomIDs }) => ({
    ...{ sessionId: SessionID, examId: ExamID },
    ...{ sectionIds: [...new Set(SubClassIDs)], roomIds: [...new Set(RoomIDs)] },
  }),
  answer: () => answers.record({ crowded: z.array(crowdedAnswer()) }),
  message: 'results.seats-made',
  status: 201,
  example: { SessionID: 1, ExamID: 1, SubClassIDs: [1], RoomIDs: [1] },
});

/** Plans are counted within their session, so that the address names it. */
export const withdrawSeatPlan = defineCommand({
  name: 'WithdrawSeatPlan',
  method: 'DELETE',
  path: `${path}/:sessionId/:id`,
  access: may('delete'),
  params: { sessionId: fields.id(), id: fields.id() },
  toCommand: (_, { sessionId, id }) => ({ sessionId, planId: id }),
  message: 'results.seats-withdrawn',
});

const paper = (name: string, file: string) =>
  defineQuery({
    ...{ name, path: `${path}/${file}.pdf`, access: may('view') },
    query: { ...exam, RoomID: fields.optionalId() },
  });

export const seatQueries = {
  /** দরজার তালিকা: who sits in a room, to hang at its door. */
  doorListPdf: paper('DoorListPdf', 'door_list'),
  /** A card for each desk. */
  deskCardsPdf: paper('DeskCardsPdf', 'desk_cards'),
  seatPlans: defineQuery({
    ...{ name: 'SeatPlans', path, access: may('view'), query: exam },
    answer: () =>
      listed(
        {
          ...{ ID: cell.number(), SessionID: cell.number(), ExamID: cell.number(), Sections: cell.names() },
          /** Who was listed after the plan was made, and has no seat. */
          Unseated: z.array(record({ UserID: cell.number(), UserCode: cell.code(), UserName: cell.name() })),
          Rooms: z.array(
            record({
              ...{ RoomID: cell.number(), RoomName: cell.text() },
              ...{ Seats: cell.count(), Seated: cell.count() },
            }),
          ),
        },
        { crowded: z.array(crowdedAnswer()) },
      ),
  }),
};

/** A seat plan of an exam: its sections, and how many sit in each of its rooms. */
export type SeatPlanRow = RowTo<typeof seatQueries.seatPlans>;
