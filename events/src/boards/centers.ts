import { ARABIC, ENGLISH } from '../academics/index.ts';
import { defineRegister, field, type Names } from '../kernel/index.ts';
import { boardNames } from './board-names.ts';

/** মারকায: where the students sit the exams of a board. */
export interface BoardCenter {
  readonly boardId: number;
  readonly name: Names;
  /** The number the board has given it; may be empty. */
  readonly centerNo: string;
}

export const boardCenters = defineRegister<BoardCenter>()({
  noun: 'BoardCenter',
  stream: 'boards',
  power: 'board_exam',
  path: '/api/board_exam/centers',
  id: 'CenterID',
  page: 5,
  fields: {
    BoardID: field.ref('boardId', boardNames, { bn: 'বোর্ড', en: 'Board' }, { filter: true, repeats: true }),
    CenterName: field.text(
      'name.bn',
      { bn: 'মারকাযের নাম', en: 'Centre name' },
      { missing: { bn: 'মারকাযের নাম লিখুন', en: 'Centre name is required' } },
    ),
    EngCenterName: field.text('name.en', ENGLISH),
    AraCenterName: field.text('name.ar', ARABIC),
    CenterNo: field.text('centerNo', { bn: 'মারকায নম্বর', en: 'Centre number' }),
  },
  unique: ['boardId', 'name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'মারকায',
      many: 'মারকাযের নাম',
      purpose: 'বোর্ডের পরীক্ষায় শিক্ষার্থীরা যেসব মারকাযে বসে।',
    },
    en: {
      one: 'centre',
      many: 'Centre names',
      purpose: 'Where your students sit the exams of a board.',
    },
  },
});
