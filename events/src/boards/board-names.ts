import { ARABIC, ENGLISH } from '../academics/index.ts';
import { defineRegister, field, type Names } from '../kernel/index.ts';

/** বোর্ড: befaq and the others, whose exams the school’s students sit. */
export interface BoardName {
  readonly name: Names;
}

export const boardNames = defineRegister<BoardName>()({
  noun: 'BoardName',
  stream: 'boards',
  power: 'board_exam',
  path: '/api/board_exam/names',
  id: 'ID',
  page: 5,
  fields: {
    BoardName: field.text(
      'name.bn',
      { bn: 'বোর্ডের নাম', en: 'Board name' },
      { missing: { bn: 'বোর্ডের নাম লিখুন', en: 'Board exam name is required' } },
    ),
    EngBoardName: field.text('name.en', ENGLISH),
    AraBoardName: field.text('name.ar', ARABIC),
  },
  unique: ['name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'বোর্ড',
      many: 'বোর্ডের নাম',
      purpose: 'যেসব বোর্ডের পরীক্ষায় আপনার শিক্ষার্থীরা অংশ নেয়।',
    },
    en: {
      one: 'board',
      many: 'Board names',
      purpose: 'The boards whose exams your students sit.',
    },
  },
});
