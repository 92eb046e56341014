import type { FormPart } from '../../kernel/index.ts';
import {
  FOR_THE_OFFICE,
  FORM_SIGNS,
  PERSON_PARTS,
  PRESENT_ADDRESS,
} from '../../people/reports/record-form.ts';
import { CODES, KIND, PLACE, type StudentReport } from './sources.ts';

type Part = FormPart<
  Extract<StudentReport['layout'], { readonly kind: 'sheet' }>['parts'][number]['lines'][number][number]
>;

/** What the form of a student says of him, as the records have it. */
const FILLED: readonly Part[] = [
  ...PERSON_PARTS,
  {
    title: PRESENT_ADDRESS,
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
    title: FOR_THE_OFFICE,
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
      scale: 1.3,
      front: {
        photo: 'photo',
        heading: 'name',
        lines: ['code', 'father', 'class', 'session'],
        signed: { said: { bn: 'মুহতামিম', en: 'Principal' }, by: 'SignaturePrincipal' },
      },
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
    layout: { kind: 'sheet', photo: 'photo', parts: FILLED, signs: FORM_SIGNS },
  },
  {
    id: 15,
    name: { bn: 'ভর্তি ফরম (দুই পৃষ্ঠা)', en: 'Admission form on two pages' },
    asks: ASKS,
    layout: { kind: 'sheet', photo: 'photo', parts: [...FILLED, ...BY_HAND], signs: FORM_SIGNS },
  },
  {
    id: 24,
    name: { bn: 'দাখেলা অনুযায়ী ভর্তি ফরম', en: 'Admission form by code' },
    asks: [...CODES, 'SessionID'],
    of: 'byCode',
    layout: { kind: 'sheet', photo: 'photo', parts: FILLED, signs: FORM_SIGNS },
  },
];
