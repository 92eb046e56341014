import { sessions } from '../academics/index.ts';
import { HEAD_CLASSES } from '../fees/setup/index.ts';
import { defineRegister, field } from '../kernel/index.ts';
import { subLedgers } from '../ledger/index.ts';
import { boardExams } from './board-exams.ts';

/** মারকায নিবন্ধন ফি: what is charged to whoever is registered for a board exam, a row for each head (W26). */
export interface BoardFee {
  readonly sessionId: number;
  readonly examId: number;
  /** A liability where it is passed on to the board, an income where the house keeps it. */
  readonly subLedgerId: number;
  /** Paisa; null never stands, a form may send it. */
  readonly fee: number | null;
}

export const boardFees = defineRegister<BoardFee>()({
  noun: 'BoardFee',
  stream: 'boardfees',
  power: 'board_exam',
  path: '/api/board_exam/maskas_fees',
  id: 'ID',
  page: 5,
  fields: {
    SessionID: field.ref(
      'sessionId',
      sessions,
      { bn: 'শিক্ষাবর্ষ', en: 'Session' },
      { filter: true, fixed: true, repeats: true },
    ),
    ExamNameID: field.ref(
      'examId',
      boardExams,
      { bn: 'বোর্ড পরীক্ষা', en: 'Board exam' },
      { filter: true, fixed: true, repeats: true },
    ),
    SLID: field.ref(
      'subLedgerId',
      subLedgers,
      { bn: 'ফি-র খাত', en: 'Fee head' },
      {
        only: ({ CAID }) => HEAD_CLASSES.includes(CAID as number),
        hint: {
          bn: 'বোর্ডের অংশ দায়ের খাতে, মাদরাসার নিজের অংশ আয়ের খাতে; দুটিই “অন্যান্য ফি” গ্রুপের, প্রয়োজনে ধার্য হয়',
          en: 'The board’s part under a liability, the madrasah’s own under an income; both of the group Other fees, charged on demand',
        },
      },
    ),
    Amount: field.money('fee', { bn: 'ফি', en: 'Fee' }),
  },
  unique: ['sessionId', 'examId', 'subLedgerId'],
  remove: 'retire',
  words: {
    bn: {
      one: 'মারকায নিবন্ধন ফি',
      many: 'মারকায নিবন্ধন ফি নির্ধারণ',
      purpose: 'বোর্ড পরীক্ষায় নিবন্ধন করলে শিক্ষার্থীর নামে এই ফি ধার্য হবে: বোর্ডের অংশ ও মাদরাসার অংশ আলাদা খাতে।',
    },
    en: {
      one: 'board registration fee',
      many: 'Board registration fees',
      purpose:
        'Whoever is registered for a board exam is charged these: the board’s part and the madrasah’s under heads of their own.',
    },
  },
});
