import type { FormPart, Said } from '../../kernel/index.ts';
import { CODES, KIND, PLACE, type StudentReport } from './sources.ts';

type Part = FormPart<
  Extract<StudentReport['layout'], { readonly kind: 'sheet' }>['parts'][number]['lines'][number][number]
>;

/** What the form of a student says of him, as the records have it. */
const FILLED: readonly Part[] = [
  {
    title: { bn: 'শিক্ষার্থীর পরিচয়', en: 'The student' },
    lines: [['name'], ['father'], ['mother'], ['birth', 'gender'], ['nationalId', 'blood']],
  },
  {
    title: { bn: 'অভিভাবক', en: 'Guardian' },
    lines: [
      ['guardian', 'relation'],
      ['mobile', 'mobile2'],
    ],
  },
  {
    title: { bn: 'স্থায়ী ঠিকানা', en: 'Permanent address' },
    lines: [
      ['village', 'post'],
      ['thana', 'district'],
    ],
  },
  {
    title: { bn: 'বর্তমান ঠিকানা', en: 'Present address' },
    lines: [
      ['presentVillage', 'presentPost'],
      ['presentThana', 'presentDistrict'],
    ],
  },
  {
    title: { bn: 'ভর্তির তথ্য', en: 'Admission' },
    lines: [
      ['code', 'session', 'entryDay'],
      ['class', 'section', 'serial'],
      ['residence', 'newOld', 'financial'],
    ],
  },
];

const SIGNS: readonly Said[] = [
  { bn: 'অভিভাবকের স্বাক্ষর', en: 'Guardian’s signature' },
  { bn: 'মুহতামিমের স্বাক্ষর', en: 'Principal’s signature' },
];

/** What the second page leaves to be written by hand. */
const BY_HAND: readonly Part[] = [
  {
    title: { bn: 'পূর্ববর্তী শিক্ষা', en: 'Schooling before' },
    turn: true,
    lines: [['lastMadrasah'], ['lastClass', 'lastResult'], ['occupation']],
  },
  {
    title: { bn: 'ভর্তি পরীক্ষা (পরীক্ষক পূরণ করবেন)', en: 'Admission test (for the examiner)' },
    lines: [['examiner'], ['lastResult', 'class']],
  },
  {
    title: { bn: 'অফিস পূরণ করবে', en: 'For the office' },
    lines: [
      ['code', 'name'],
      ['receiptNo', 'entryDay'],
    ],
  },
];

const ASKS = [...PLACE, ...KIND] as const;

/** Papers of one student each: forms and cards. */
export const studentSheets: readonly StudentReport[] = [
  {
    id: 7,
    name: { bn: 'পরিচয়পত্র', en: 'ID cards' },
    asks: [...PLACE, ...KIND, ...CODES],
    layout: {
      kind: 'cards',
      width: 85.6,
      height: 54,
      front: { photo: 'photo', heading: 'name', lines: ['code', 'father', 'class', 'session'] },
      back: {
        lines: ['guardian', 'mobile', 'blood', 'address'],
        mark: 'code',
        text: {
          bn: 'কার্ডটি কেউ পেলে মাদরাসায় পৌঁছে দেবেন।',
          en: 'If found, please return this card to the madrasah.',
        },
      },
    },
  },
  {
    id: 14,
    name: { bn: 'ভর্তি ফরম', en: 'Admission form' },
    asks: ASKS,
    layout: { kind: 'sheet', photo: 'photo', parts: FILLED, signs: SIGNS },
  },
  {
    id: 15,
    name: { bn: 'ভর্তি ফরম (দুই পৃষ্ঠা)', en: 'Admission form on two pages' },
    asks: ASKS,
    layout: { kind: 'sheet', photo: 'photo', parts: [...FILLED, ...BY_HAND], signs: SIGNS },
  },
  {
    id: 24,
    name: { bn: 'দাখেলা অনুযায়ী ভর্তি ফরম', en: 'Admission form by code' },
    asks: [...CODES, 'SessionID'],
    of: 'byCode',
    layout: { kind: 'sheet', photo: 'photo', parts: FILLED, signs: SIGNS },
  },
];
