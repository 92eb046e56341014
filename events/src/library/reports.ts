import { defineReports, filter, power, SAID, word } from '../kernel/index.ts';

const said = {
  accession: { bn: 'দাখিলা নম্বর', en: 'Accession no.', ar: 'رقم التسجيل' },
  title: { bn: 'কিতাবের নাম', en: 'Title', ar: 'العنوان' },
  author: { bn: 'লেখক', en: 'Author', ar: 'المؤلف' },
  kind: { bn: 'কিতাবের ধরন', en: 'Kind of book', ar: 'نوع الكتاب' },
  subject: { bn: 'ফন', en: 'Branch of learning', ar: 'الفن' },
  shelf: { bn: 'তাক', en: 'Shelf', ar: 'الرف' },
};

/** Reports of the library: what it has, and the labels of its copies. */
export const libraryReports = defineReports({
  name: 'LibraryReport',
  path: '/api/library/report',
  access: power('library', 'view'),
  filters: {
    from: filter.code({ bn: 'শুরুর নম্বর', en: 'From number' }),
    to: filter.code({ bn: 'শেষ নম্বর', en: 'To number' }),
  },
  sources: ['copies', 'titles', 'loans', 'late'],
  needs: ['titles'],
  dimensions: { kind: said.kind },
  columns: {
    accession: { kind: 'code', said: said.accession },
    oldNo: { kind: 'code', said: { bn: 'পুরনো নম্বর', en: 'Old number' } },
    title: { kind: 'name', said: said.title, share: 1.6 },
    arabic: { kind: 'name', said: { bn: 'আরবি', en: 'Arabic' }, share: 1.4 },
    author: { kind: 'name', said: said.author },
    subject: { kind: 'words', said: said.subject, share: 0.8 },
    shelf: { kind: 'words', said: said.shelf, share: 0.6 },
    state: { kind: 'words', said: { bn: 'কপির অবস্থা', en: 'State of the copy' }, share: 0.7 },
    copies: { kind: 'count', said: { bn: 'কপি', en: 'Copies' } },
    code: { kind: 'code', said: SAID.code },
    reader: { kind: 'name', said: { bn: 'পাঠক', en: 'Reader' }, share: 1.2 },
    class: { kind: 'words', said: SAID.class, share: 0.7 },
    mobile: { kind: 'code', said: SAID.mobile },
    lent: { kind: 'day', said: word('lentOn') },
    due: { kind: 'day', said: word('dueBack') },
    late: { kind: 'count', said: word('daysLate'), sums: false },
    standing: { kind: 'words', said: word('state'), share: 0.7 },
    remark: { kind: 'words', said: { bn: 'মন্তব্য', en: 'Remark' }, share: 0.8 },
  },
  reports: [
    {
      id: 1,
      name: { bn: 'দাখিলা রেজিস্টার', en: 'Accession register' },
      asks: ['from', 'to'],
      size: 'a4-landscape',
      layout: {
        kind: 'register',
        cells: ['accession', 'oldNo', 'title', 'author', 'subject', 'shelf', 'state', 'remark'],
      },
    },
    {
      id: 2,
      of: 'titles',
      name: { bn: 'ধরনভিত্তিক কিতাবের তালিকা', en: 'Titles by kind' },
      asks: [],
      layout: {
        kind: 'register',
        cells: ['title', 'arabic', 'author', 'shelf', 'copies'],
        by: 'kind',
        totals: true,
      },
    },
    {
      id: 4,
      of: 'loans',
      name: { bn: 'ধারের রেজিস্টার', en: 'Register of loans' },
      asks: [],
      size: 'a4-landscape',
      layout: {
        kind: 'register',
        cells: ['accession', 'title', 'code', 'reader', 'class', 'lent', 'due', 'standing'],
      },
    },
    {
      id: 5,
      of: 'late',
      name: { bn: 'ফেরতে দেরির তালিকা', en: 'List of late books' },
      asks: [],
      size: 'a4-landscape',
      layout: {
        kind: 'register',
        cells: ['accession', 'title', 'code', 'reader', 'class', 'mobile', 'due', 'late'],
      },
    },
    {
      id: 3,
      name: { bn: 'কপির লেবেল', en: 'Labels of copies' },
      asks: ['from', 'to'],
      layout: {
        kind: 'cards',
        width: 62,
        height: 34,
        front: { heading: 'accession', mark: 'accession', lines: ['title', 'author', 'shelf'] },
      },
    },
  ],
});
