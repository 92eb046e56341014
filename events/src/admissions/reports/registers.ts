import { CODES, KIND, PLACE, type StudentReport } from './sources.ts';

const WHO = ['serial', 'code', 'name', 'father'] as const;
const WHOLE = [
  ...([...WHO, 'mother', 'birth', 'address', 'mobile'] as const),
  ...(['class', 'residence', 'newOld', 'entryDay'] as const),
] as const;
const GUARDIAN = ['guardian', 'relation', 'mobile', 'mobile2'] as const;
const ALL = [...PLACE, ...KIND, ...CODES] as const;

/** Lists of students: a row an admission. */
export const studentRegisters: readonly StudentReport[] = [
  {
    id: 1,
    name: { bn: 'ভর্তি রেজিস্টার', en: 'Admission register' },
    asks: ALL,
    size: 'legal-landscape',
    layout: { kind: 'register', cells: WHOLE },
  },
  {
    id: 2,
    name: { bn: 'নতুন ও পুরাতন ছাত্রের তালিকা', en: 'New and old students' },
    asks: [...PLACE, ...KIND],
    size: 'a4-landscape',
    layout: { kind: 'register', cells: [...WHO, 'class', 'residence', 'mobile', 'entryDay'], by: 'newOld' },
  },
  {
    id: 4,
    name: { bn: 'সংক্ষিপ্ত তালিকা (দুই কলাম)', en: 'Short list in two columns' },
    asks: [...PLACE, ...KIND],
    layout: { kind: 'register', cells: ['code', 'name', 'father'], by: 'place', lanes: 2 },
  },
  {
    id: 5,
    name: { bn: 'অভিভাবকের মোবাইল তালিকা', en: 'Guardian mobile list' },
    asks: [...PLACE, ...KIND],
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'class', 'guardian', 'relation', 'mobile', 'relation2', 'mobile2'],
    },
  },
  {
    id: 6,
    name: { bn: 'জামাতভিত্তিক কিতাব তালিকা', en: 'Books of each class' },
    asks: ['ClassID', 'SubClassID'],
    of: 'subjects',
    layout: {
      kind: 'register',
      cells: ['subjectNo', 'subject', 'subjectEnglish', 'subjectArabic'],
      by: 'place',
    },
  },
  {
    id: 12,
    name: { bn: 'মেধাক্রম অনুযায়ী ভর্তি রেজিস্টার', en: 'Admission register by place in the class' },
    asks: [...PLACE, ...KIND],
    of: 'byMerit',
    size: 'legal-landscape',
    layout: {
      kind: 'register',
      cells: ['merit', ...WHO, 'mother', 'birth', 'address', 'mobile'],
      by: 'place',
    },
  },
  {
    id: 16,
    name: { bn: 'দাখেলার সীমা অনুযায়ী রেজিস্টার', en: 'Register by range of codes' },
    asks: [...CODES, ...PLACE, ...KIND],
    of: 'byCode',
    size: 'legal-landscape',
    layout: { kind: 'register', cells: WHOLE },
  },
  {
    id: 17,
    name: { bn: 'দাখেলার ক্রম অনুযায়ী রেজিস্টার', en: 'Register in order of codes' },
    asks: [...PLACE, ...KIND],
    of: 'byCode',
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'father', 'class', 'section', 'residence', 'mobile'],
    },
  },
  {
    id: 18,
    name: { bn: 'ছবিসহ রেজিস্টার', en: 'Register with photos' },
    asks: ALL,
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['photo', 'code', 'name', 'father', 'birth', 'address', 'mobile', 'class'],
    },
  },
  {
    id: 19,
    name: { bn: 'অভিভাবকের মোবাইল (দুই কলাম)', en: 'Guardian mobiles in two columns' },
    asks: [...PLACE, ...KIND],
    size: 'legal-landscape',
    layout: { kind: 'register', cells: ['code', 'name', ...GUARDIAN], by: 'place', lanes: 2 },
  },
  {
    id: 21,
    name: { bn: 'আর্থিক অবস্থাভিত্তিক রেজিস্টার', en: 'Register by financial status' },
    asks: [...PLACE, ...KIND],
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'father', 'class', 'residence', 'address', 'mobile'],
      by: 'financial',
    },
  },
  {
    id: 22,
    name: { bn: 'জন্ম নিবন্ধন ও এনআইডি তালিকা', en: 'Birth registration and NID list' },
    asks: [...PLACE, ...KIND],
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'father', 'mother', 'birth', 'nationalId', 'class'],
    },
  },
  {
    id: 23,
    name: { bn: 'অভিভাবকের তথ্য', en: 'Guardian information' },
    asks: [...PLACE, ...KIND],
    size: 'legal-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'father', 'mother', ...GUARDIAN, 'address', 'class'],
    },
  },
  {
    id: 25,
    name: { bn: 'ঠিকানাভিত্তিক রেজিস্টার', en: 'Register by address' },
    asks: [...PLACE, 'DivisionID', 'DistrictID', 'permanentPoliceStationID', ...KIND],
    size: 'a4-landscape',
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'father', 'village', 'post', 'class', 'mobile'],
      by: 'thana',
    },
  },
];
