import { SAID } from '../../kernel/index.ts';
import { ADMIT_CARD_SAID as CARD } from '../cards/said.ts';
import { MARK_SHEET_SAID as SHEET } from '../papers/said.ts';

/** The cells a report of an exam may print. */
export const examReportColumns = {
  serial: { kind: 'figure', said: SAID.serial },
  code: { kind: 'code', said: SAID.code },
  name: { kind: 'name', said: SAID.name, share: 1.3 },
  father: { kind: 'name', said: SAID.father },
  section: { kind: 'words', said: SAID.section },
  exam: { kind: 'words', said: SHEET.exam },
  session: { kind: 'words', said: SAID.session },
  photo: { kind: 'photo', said: { bn: 'ছবি', en: 'Photo', ar: 'الصورة' } },
  seat: { kind: 'code', said: CARD.seat },
  card: { kind: 'code', said: CARD.scan },
  fee: { kind: 'money', said: { bn: 'পরীক্ষার ফি', en: 'Exam fee', ar: 'رسوم الاختبار' } },
  paid: { kind: 'money', said: { bn: 'আদায়', en: 'Collected', ar: 'المدفوع' } },
  due: { kind: 'money', said: { bn: 'বকেয়া', en: 'Due', ar: 'المتبقي' } },
  /** To be filled by hand, a column a paper. */
  signature: { kind: 'words', said: { bn: 'স্বাক্ষর', en: 'Signature', ar: 'التوقيع' }, across: 'paper' },
  written: { kind: 'words', said: SHEET.mark, share: 0.5, across: 'paper' },
  subject: { kind: 'words', said: SHEET.subject },
  day: { kind: 'day', said: CARD.day },
  time: { kind: 'words', said: { bn: 'সময়', en: 'Time', ar: 'الوقت' } },
  room: { kind: 'words', said: { bn: 'কক্ষ', en: 'Room', ar: 'القاعة' } },
  top: { kind: 'figure', said: SHEET.top },
  candidates: { kind: 'count', said: { bn: 'মোট পরীক্ষার্থী', en: 'Candidates', ar: 'عدد الطلاب' } },
  present: { kind: 'words', said: { bn: 'উপস্থিত', en: 'Present', ar: 'الحاضرون' } },
  absent: { kind: 'words', said: { bn: 'অনুপস্থিত', en: 'Absent', ar: 'الغائبون' } },
  examiner: { kind: 'words', said: { bn: 'পরীক্ষকের স্বাক্ষর', en: 'Examiner’s signature', ar: 'توقيع المصحح' } },
  invigilator: { kind: 'name', said: { bn: 'পরিদর্শক', en: 'Invigilator', ar: 'المراقب' } },
} as const;

/** What examinees are counted and grouped by; `paper` are the subjects of one section. */
export const examReportDimensions = {
  paper: SHEET.subject,
  section: SAID.section,
  gender: SAID.gender,
  residence: SAID.residence,
};
