import { sections, sessions } from '../academics/index.ts';
import { HEAD_CLASSES } from '../fees/setup/index.ts';
import { defineRegister, field, power } from '../kernel/index.ts';
import { subLedgers } from '../ledger/index.ts';
import { examNames } from './exam-names.ts';

/** পরীক্ষার ফি: what a candidate of a section's exam is charged. */
export interface ExamFee {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId: number;
  /** The fee head it is charged under. */
  readonly subLedgerId: number;
  /** Paisa; null never stands, a form may send it. */
  readonly fee: number | null;
}

/** The specification's sentence in Bengali words, whichever of the three is missing. */
const missing = {
  bn: 'ফর্ম অসম্পূর্ণ: শিক্ষাবর্ষ, শাখা এবং পরীক্ষা নির্বাচন করুন।',
  en: 'The form is incomplete: choose session, section and exam.',
};

export const examFees = defineRegister<ExamFee>()({
  noun: 'ExamFee',
  stream: 'exams',
  power: 'exam_fee_setting',
  read: power('exam_fee_setting', 'view'),
  path: '/api/exam/fee_settings',
  id: 'ID',
  page: 10,
  fields: {
    SessionID: field.ref(
      'sessionId',
      sessions,
      { bn: 'শিক্ষাবর্ষ', en: 'Session' },
      { filter: true, fixed: true, repeats: true, missing },
    ),
    ExamID: field.ref(
      'examId',
      examNames,
      { bn: 'পরীক্ষা', en: 'Exam' },
      { filter: true, fixed: true, repeats: true, missing },
    ),
    SubClassID: field.ref(
      'sectionId',
      sections,
      { bn: 'জামাত ও শাখা', en: 'Class and section' },
      { fixed: true, missing },
    ),
    SLID: field.ref(
      'subLedgerId',
      subLedgers,
      { bn: 'ফি-র খাত', en: 'Fee head' },
      {
        repeats: true,
        only: ({ CAID }) => HEAD_CLASSES.includes(CAID as number),
        hint: {
          bn: '“অন্যান্য ফি” গ্রুপের এমন খাত, যা প্রয়োজনে ধার্য হয়',
          en: 'A head of the group Other fees that is charged on demand',
        },
      },
    ),
    Fee: field.money('fee', { bn: 'ফি', en: 'Fee' }),
  },
  unique: ['sessionId', 'examId', 'sectionId'],
  remove: 'retire',
  codes: { added: 'exams.fee-saved', changed: 'exams.fee-saved', duplicate: 'exams.fee-exists' },
  words: {
    bn: {
      one: 'পরীক্ষার ফি',
      many: 'পরীক্ষার ফি নির্ধারণ',
      purpose: 'পরীক্ষার্থীর তালিকা সংরক্ষণ করলে প্রত্যেক নতুন পরীক্ষার্থীর নামে এই ফি ধার্য হবে।',
    },
    en: {
      one: 'exam fee',
      many: 'Exam fees',
      purpose: 'When the list of candidates is saved, every new candidate is charged this fee.',
      failed: { load: 'Failed to load exam fee settings. Please try again.' },
    },
  },
});
