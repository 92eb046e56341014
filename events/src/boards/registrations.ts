import * as z from 'zod';
import { defineEntry, field, type OfStudent, stored, word } from '../kernel/index.ts';
import { boardExams } from './board-exams.ts';
import { boardCenters } from './centers.ts';

/** What is asked where a student is registered. */
export interface AskedRegistration {
  readonly examId: number;
  readonly centerId: number;
  readonly on: string;
  /** The board's numbers of him; they may come later. null once he is erased. */
  readonly roll: string | null;
  readonly registrationNo: string | null;
}

/** A student who sits an exam of a board. */
export interface BoardRegistration extends AskedRegistration, OfStudent {
  /** What he was charged for it, open items of the journal. */
  readonly itemIds: readonly number[];
}

/** বোর্ডে নিবন্ধন: a student is registered for an exam of a board, and charged for it (W26). */
export const boardRegistrations = defineEntry<BoardRegistration, 'registrationId', AskedRegistration>({
  noun: 'BoardRegistration',
  code: 'board-registration',
  stream: 'boardregistrations',
  power: 'board_exam',
  path: '/api/board_exam/registrations',
  id: 'registrationId',
  fields: {
    ExamNameID: field.ref('examId', boardExams, word('boardExam')),
    CenterID: field.ref('centerId', boardCenters, word('boardCenter')),
    CreateDate: field.day('on', word('day'), { past: true }),
    BoardRoll: field.text('roll', word('boardRoll'), { max: 20 }),
    RegistrationNo: field.text('registrationNo', word('boardRegistrationNo'), { max: 30 }),
  },
  sealed: ['roll', 'registrationNo'],
  holds: { itemIds: z.array(stored.storedId) },
  steps: {
    write: ['RegisterForBoard', 'BoardRegistered'],
    change: ['ChangeBoardRegistration', 'BoardRegistrationChanged'],
    withdraw: ['RemoveBoardRegistration', 'BoardRegistrationWithdrawn'],
    print: ['RecordBoardSlip', 'BoardSlipPrinted'],
  },
  paper: { name: 'BoardSlipPdf', kind: 'board-slip', bare: true },
  words: {
    bn: {
      one: 'বোর্ড নিবন্ধন',
      paper: 'নিবন্ধন স্লিপ',
      failed: { write: 'নিবন্ধন করা যায়নি', change: 'নিবন্ধন সংশোধন করা যায়নি', withdraw: 'নিবন্ধন তুলে নেওয়া যায়নি' },
    },
    en: {
      one: 'board registration',
      paper: 'registration slip',
      failed: {
        write: 'The student could not be registered',
        change: 'The registration could not be changed',
        withdraw: 'The registration could not be withdrawn',
      },
    },
  },
  example: {
    ...{ UserID: 1, SessionID: 1, ExamNameID: 1, CenterID: 1, CreateDate: '2026-04-14' },
    ...{ BoardRoll: '১২০৪৫', RegistrationNo: '২০২৬/১১৭' },
  },
});
