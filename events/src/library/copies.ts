import * as z from 'zod';
import { answers, defineCommand, defineRegister, field, fields, power } from '../kernel/index.ts';
import { titles } from './titles.ts';

const { cell, record } = answers;

/** How a copy is: only what is on the shelf is lent. */
export const COPY = { usable: 1, mending: 2, gone: 3 } as const;
export const COPY_STATES = [
  { value: COPY.usable, name: { bn: 'ব্যবহারযোগ্য', en: 'Usable' } },
  { value: COPY.mending, name: { bn: 'মেরামতে', en: 'Being mended' } },
  { value: COPY.gone, name: { bn: 'বাদ দেওয়া', en: 'Taken out' } },
] as const;

/** একটি কপি: its number in the accession register, given once and to no other. */
export interface BookCopy {
  readonly titleId: number;
  /** Which copy of its title it is. */
  readonly copyNo: number;
  readonly state: number;
  /** Its number in an older register. */
  readonly oldNo: string;
}
export const bookCopies = defineRegister<BookCopy>()({
  noun: 'BookCopy',
  plural: 'BookCopies',
  stream: 'library',
  power: 'library',
  path: '/api/library/copies',
  id: 'AccessionNo',
  page: 50,
  fields: {
    TitleID: field.ref(
      'titleId',
      titles,
      { bn: 'কিতাবের নাম', en: 'Title' },
      { filter: true, fixed: true, repeats: true },
    ),
    CopyNo: field.number('copyNo', { bn: 'কততম কপি', en: 'Which copy' }, 1, 9999, { derived: true }),
    OldNo: field.text('oldNo', { bn: 'পুরনো নম্বর', en: 'Old number' }),
    State: field.choice('state', { bn: 'কপির অবস্থা', en: 'State of the copy' }, COPY_STATES),
  },
  unique: ['titleId', 'copyNo'],
  remove: 'refuse',
  words: {
    bn: {
      one: 'কপি',
      many: 'কপি',
      purpose: 'প্রতিটি কপির নিজস্ব দাখিলা নম্বর থাকে; লেবেলে সেটিই ছাপা হয়।',
    },
    en: {
      one: 'copy',
      many: 'Copies',
      purpose: 'Each copy has an accession number of its own, which stands on its label.',
    },
  },
});

/** Several copies of one title, numbered on. */
export const addBookCopies = defineCommand({
  name: 'AddBookCopies',
  path: '/api/library/copies/several',
  access: power('library', 'insert'),
  body: z.object({ TitleID: fields.id() }),
  fields: [
    field.number('Copies', { bn: 'কয়টি কপি', en: 'How many copies' }, 1, 100, {
      begins: 1,
      hint: {
        bn: 'নম্বরগুলো পরপর দেওয়া হবে; পরে লেবেল ছাপা যাবে',
        en: 'They are numbered on; labels can be printed afterwards',
      },
    }),
  ],
  toCommand: ({ TitleID: titleId, Copies: count }) => ({ titleId, count }),
  answer: () => record({ from: cell.number(), to: cell.number() }),
  message: 'library.copies-added',
  status: 201,
  example: { TitleID: 1, Copies: 3 },
});
