import type { EntryAsked, Refusal, Whose } from '@madrasah/events';
import {
  type AskedRegistration,
  type BoardRegistration,
  boardCenters,
  boardExams,
  refuseBoards as refuse,
} from '@madrasah/events/boards';
import { ofStudent } from '../../admissions/steps.ts';
import type { Around, EntryRules } from '../../kernel/entry/index.ts';
import { refusedAt, together } from '../../kernel/together.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { plainHome } from '../../registers/state.ts';
import { boardFeesStream } from '../state.ts';
import { about, chargedFor } from './charged.ts';

const exams = plainHome(boardExams);
const centers = plainHome(boardCenters);

/** A registration that stands of the same admission and exam, but the one in hand. */
const standsBeside = (
  examId: number,
  { userId, admissionId }: Whose,
  { state, own }: Around<BoardRegistration>,
): boolean =>
  (state.ofPerson.get(userId) ?? [])
    .flatMap((id) => state.entries.get(id) ?? [])
    .some((one) => one !== own && !one.withdrawn && one.examId === examId && one.admissionId === admissionId);

/** Once a student, exam and session; at a centre of the exam's board; and it says what he was charged for it. */
function settle(
  asked: EntryAsked<AskedRegistration>,
  whose: Whose,
  around: Around<BoardRegistration>,
): object | Refusal {
  const { context, own, state } = around;
  const boardOf = (home: typeof exams, id: number) =>
    home.rows(context.look(home.stream)).get(id)?.['boardId'];
  const isOtherExam = own !== undefined && own.examId !== asked.examId;
  const refused = together(
    isOtherExam && refusedAt('ExamNameID', refuse('board-registration.other-exam')),
    standsBeside(asked.examId, whose, around) && refusedAt('UserID', refuse('board-registration.already')),
    boardOf(exams, asked.examId) !== boardOf(centers, asked.centerId) &&
      refusedAt('CenterID', refuse('board-registration.other-board')),
  );
  if (refused) return refused;
  if (own) return { itemIds: own.itemIds };
  const items = chargedFor(context.look(journalStream), context.look(boardFeesStream), state, about(asked));
  return { itemIds: items.map(({ itemId }) => itemId) };
}

/** What is special about a registration for an exam of a board. */
export const registrationRules: EntryRules<BoardRegistration, AskedRegistration> = {
  reads: [...ofStudent.reads, boardFeesStream, journalStream],
  whose: ofStudent.whose,
  settle,
};
