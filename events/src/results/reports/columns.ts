import { SAID } from '../../kernel/index.ts';
import { MARK_SHEET_SAID as SHEET } from '../papers/said.ts';

/** The cells a report of results may print. */
export const resultReportColumns = {
  place: { kind: 'figure', said: SHEET.place },
  code: { kind: 'code', said: SAID.code },
  name: { kind: 'name', said: SAID.name, share: 1.3 },
  father: { kind: 'name', said: SAID.father },
  mother: { kind: 'name', said: SAID.mother },
  birth: { kind: 'day', said: SAID.birth },
  address: { kind: 'words', said: SAID.address, share: 1.4 },
  mobile: { kind: 'code', said: SAID.mobile },
  residence: { kind: 'words', said: SAID.residence },
  section: { kind: 'words', said: SAID.section },
  exam: { kind: 'words', said: SHEET.exam },
  session: { kind: 'words', said: SAID.session },
  photo: { kind: 'photo', said: { bn: 'ছবি', en: 'Photo', ar: 'الصورة' } },
  /** A column a paper, each under its name with its full marks. */
  marks: { kind: 'figure', said: SHEET.mark, across: 'subject', turned: true },
  /** The same in one cell. */
  papers: {
    kind: 'words',
    said: { bn: 'বিষয়ভিত্তিক নম্বর', en: 'Marks by subject', ar: 'درجات المواد' },
  },
  total: { kind: 'figure', said: SHEET.total },
  mean: {
    kind: 'figure',
    decimals: 2,
    said: { bn: 'গড় / জিপিএ', en: 'Average / GPA', ar: 'المعدل' },
  },
  division: { kind: 'words', said: SHEET.division, share: 0.8 },
} as const;

/** What results are counted and grouped by. */
export const resultReportDimensions = {
  subject: SHEET.subject,
  division: SHEET.division,
  section: SAID.section,
  gender: SAID.gender,
};
