import { ARABIC, ENGLISH } from '../academics/index.ts';
import { answers, defineRegister, field, type Names } from '../kernel/index.ts';

const { cell } = answers;
const shared = { stream: 'library', power: 'library', remove: 'refuse' } as const;

/** কিতাবের ধরন: of lessons, of reference … How long a book may be kept goes by its kind. */
export interface BookKind {
  readonly name: Names;
}
export const bookKinds = defineRegister<BookKind>()({
  ...shared,
  noun: 'BookKind',
  path: '/api/library/kinds',
  id: 'BookKindID',
  ordered: true,
  fields: {
    BookKind: field.text(
      'name.bn',
      { bn: 'কিতাবের ধরন', en: 'Kind of book' },
      { missing: { bn: 'কিতাবের ধরন লিখুন', en: 'Kind of book is required' } },
    ),
    EngBookKind: field.text('name.en', ENGLISH),
  },
  unique: ['name.bn'],
  words: {
    bn: {
      one: 'কিতাবের ধরন',
      many: 'কিতাবের ধরন',
      purpose: 'যেমন দরসি, মুতালাআ, অভিধান। কত দিনের জন্য কয়টি কিতাব দেওয়া যায়, তা ধরন অনুযায়ী ঠিক হয়।',
    },
    en: {
      one: 'kind of book',
      many: 'Kinds of book',
      purpose: 'Lessons, reading, dictionaries … How many books may be lent, and for how long, goes by kind.',
    },
  },
});

/** কিতাব: what was written once; of each the library has numbered copies. */
export interface Title {
  readonly name: Names;
  readonly author: string;
  readonly subject: string;
  readonly kindId: number;
  /** Where its copies stand. */
  readonly shelf: string;
}
export const titles = defineRegister<Title>()({
  ...shared,
  noun: 'Title',
  path: '/api/library/titles',
  id: 'TitleID',
  page: 50,
  fields: {
    TitleName: field.text(
      'name.bn',
      { bn: 'কিতাবের নাম', en: 'Title' },
      { max: 200, missing: { bn: 'কিতাবের নাম লিখুন', en: 'Title is required' } },
    ),
    EngTitleName: field.text('name.en', ENGLISH, { max: 200, aside: true }),
    AraTitleName: field.text('name.ar', ARABIC, { max: 200 }),
    Author: field.text('author', { bn: 'লেখক', en: 'Author' }, { repeats: true }),
    BookKindID: field.ref('kindId', bookKinds, { bn: 'ধরন', en: 'Kind' }, { filter: true, repeats: true }),
    Subject: field.text('subject', { bn: 'ফন', en: 'Branch of learning' }, { repeats: true }),
    Shelf: field.text('shelf', { bn: 'তাক', en: 'Shelf' }, { repeats: true }),
  },
  answer: () => ({ Copies: cell.count() }),
  unique: ['name.bn', 'author'],
  words: {
    bn: {
      one: 'কিতাব',
      many: 'কিতাব',
      purpose: 'গ্রন্থাগারে যেসব কিতাব আছে। প্রতিটির যত কপি আছে, তত নম্বর দেওয়া হয়।',
    },
    en: {
      one: 'book',
      many: 'Books',
      purpose: 'What the library has. Each copy of a title has a number of its own.',
    },
  },
});
