import { book, type Given, rich } from './book.ts';
import { type Brought, marked, utf8, utf16, western } from './text.ts';

const [SARF, ARABI] = ['মীযানুস সরফ ও মুনশা‘ইব', 'এসো আরবী শিখি'];
const HEAD = ['দাখেলা', 'নাম', SARF, ARABI];
const COMMAS = HEAD.join(',');
const one = (name: string, rows: readonly (readonly Given[])[], style: Parameters<typeof book>[1] = {}) =>
  book([{ name, rows }], style);

/**
 * Files of marks of a section with the students 1077 মুহাম্মাদ আলী, 1078 আব্দুল মালেক, 1079 উবাইদুল্লাহ and two papers of
 * 100. What comes: by code both marks (– where the cell says nothing), then what is wrong by line and column.
 */
export const marksFiles: readonly Brought[] = [
  {
    name: 'libreoffice-title-above.xlsx',
    bytes: book(
      [
        {
          name: 'Sheet1',
          rows: [
            ['জামিয়া ইসলামিয়া দারুল উলূম'],
            ['বার্ষিক পরীক্ষা ১৪৪৮ — নম্বরপত্র'],
            [],
            HEAD,
            [{ v: 1077, format: '0' }, 'মুহাম্মাদ আলী', { v: 71.5, format: '0.0' }, { v: 72, format: 'General' }],
          ],
          merged: ['A1:D1', 'A2:D2'],
        },
      ],
      { texts: 'shared' },
    ),
    comes: '1077 71.5 72',
    says: [/জামিয়া/],
  },
  {
    name: 'wps-inline-texts.xlsx',
    bytes: one('নম্বর', [HEAD, ['১০৭৭', 'মুহাম্মাদ আলী', '৭১.৫', '৭২']], { texts: 'inline' }),
    comes: '1077 71.5 72',
  },
  {
    name: 'cells-without-places-and-prefixes.xlsx',
    bytes: one('s', [HEAD, [1077, 'মুহাম্মাদ আলী', 71.5, 72]], { prefix: 'x', unplaced: true }),
    comes: '1077 71.5 72',
  },
  {
    name: 'rich-texts.xlsx',
    bytes: one('s', [
      [rich('দাখে', 'লা'), 'নাম', SARF, ARABI],
      [rich('10', '77'), null, rich('7', '1'), 72],
    ]),
    comes: '1077 71 72',
  },
  {
    name: 'carriage-returns-escaped.xlsx',
    bytes: one('s', [
      ['দাখেলা_x000D_\n', 'নাম', 'মীযানুস সরফ_x000D_\nও মুনশা‘ইব', ARABI],
      [1077, null, 71, '72_x000D_'],
    ]),
    comes: '1077 71 72',
  },
  {
    name: 'formula-with-value.xlsx',
    bytes: one('s', [HEAD, [1077, null, { f: 'SUM(40,31)', v: 71 }, 72], [1078, null, 60, 61]]),
    comes: '1078 60 61 | 2.P1',
    says: [/C2/],
  },
  {
    name: 'formula-in-a-column-nobody-reads.xlsx',
    bytes: one('s', [
      [...HEAD, 'মোট'],
      [1077, null, 71, 72, { f: 'SUM(C2:D2)', v: 143 }],
    ]),
    with: { columns: '5=-' },
    comes: '1077 71 72',
  },
  {
    name: 'one-unknown-heading.csv',
    bytes: utf8(`${COMMAS},মন্তব্য`, '1077,,71,72,ভালো', '1078,,60,61,'),
    comes: ' | 1.',
    says: [/মন্তব্য/],
  },
  {
    name: 'one-unknown-heading-left-out.csv',
    bytes: utf8(`${COMMAS},মন্তব্য`, '1077,,71,72,ভালো', '1078,,60,61,'),
    with: { columns: '5=-' },
    comes: '1077 71 72 · 1078 60 61',
    says: [/মন্তব্য/],
  },
  {
    name: 'roll-for-code-matched-by-hand.csv',
    bytes: utf8(`রোল,নাম,${SARF},আরবি`, '1077,,71,72'),
    with: { columns: '1=UserCode,4=Subject2' },
    comes: '1077 71 72',
  },
  {
    name: 'numbered-lines.csv',
    bytes: utf8(`ক্রমিক,${COMMAS}`, '1,1077,,71,72', '2,1078,,60,61'),
    comes: '1077 71 72 · 1078 60 61',
    says: [/ক্রমিক/],
  },
  {
    name: 'above-the-highest-and-no-mark.csv',
    bytes: utf8(COMMAS, '1077,,171,x', '1078,,101,61', '9999,,৭১,72.25', '1079,,50,100'),
    comes: '1079 50 100 | 2.P1 2.P2 3.P1 4.P2 4.code',
  },
  {
    name: 'words-of-absence.csv',
    bytes: utf8(COMMAS, '1077,,অনুপঃ,AB', '1078,,গায়েব,0', '1079,,Absent,অনুপস্থিত'),
    comes: '1077 absent absent · 1078 absent 0 · 1079 absent absent',
  },
  {
    name: 'signs-that-may-be-absence.csv',
    bytes: utf8(COMMAS, '1077,,–,x', '1078,,✗,-', '1079,,×,50'),
    comes: ' | 2.P1 2.P2 3.P1 3.P2 4.P1',
    says: [/absent/],
  },
  {
    name: 'invisible-letters.csv',
    bytes: marked(
      `দাখেলা\u00a0,নাম,${SARF.replace('‘', '’')},\u200bএসো\u00a0আরবী শিখি`,
      '\u200e1077,,\u200b71\u00a0,72\u200c',
    ),
    comes: '1077 71 72',
  },
  {
    name: 'utf16-semicolons-decimal-commas.csv',
    bytes: utf16(HEAD.join(';'), '1077;;71,5;৭২,৫', ''),
    comes: '1077 71.5 72.5',
  },
  {
    name: 'tabs-saved-as.xls',
    bytes: utf8(HEAD.join('\t'), '1077\tমুহাম্মাদ আলী\t71\t72'),
    comes: '1077 71 72',
  },
  {
    name: 'full-marks-behind-the-names.csv',
    bytes: utf8(`দাখেলা নং,ছাত্রের নাম,${SARF} (১০০),${ARABI} [100]`, '1077,,৭১½,72'),
    comes: '1077 71.5 72',
  },
  {
    name: 'headings-in-two-rows.xlsx',
    bytes: one('s', [
      ['দাখেলা', 'নাম', SARF, ARABI],
      [null, null, '(১০০)', '(১০০)'],
      [1077, null, 71, 72],
    ]),
    comes: '1077 71 72 | 2.P1 2.P2 2.code',
  },
  {
    name: 'total-and-signature-under.csv',
    bytes: utf8(COMMAS, '1077,,71,72', ',,,', 'মোট,,71,72', 'শিক্ষকের স্বাক্ষর:,,,'),
    comes: '1077 71 72 | 4.code 5.code',
  },
  {
    name: 'code-with-point-and-brackets.xlsx',
    bytes: one('s', [
      HEAD,
      [{ v: '1077', t: 'str' }, null, { v: 0.715, format: '0%' }, 72],
      ['1078', null, '60%', 61],
    ]),
    comes: ' | 2.P1 3.P1',
  },
  {
    name: 'hidden-by-a-filter.xlsx',
    bytes: book([
      {
        name: 's',
        rows: [HEAD, [1077, null, 71, 72], [1078, null, 60, 61]],
        hidden: { lines: [3], columns: [2] },
      },
    ]),
    comes: '1077 71 72 · 1078 60 61',
    says: [/3/],
  },
  {
    name: 'several-sheets-the-last-open.xlsx',
    bytes: book(
      [
        { name: 'পুরনো', rows: [HEAD, [1077, null, 11, 12]], state: 'veryHidden' },
        { name: 'ছক', rows: [['এই ফাইলে নম্বর দিন']] },
        { name: 'নম্বর', rows: [HEAD, [1077, null, 71, 72]] },
      ],
      { active: 2 },
    ),
    comes: ' | 1. 1.code',
    says: [/ছক, নম্বর/],
  },
  {
    name: 'several-sheets-one-named.xlsx',
    bytes: book([
      { name: 'ছক', rows: [['এই ফাইলে নম্বর দিন']] },
      { name: 'নম্বর', rows: [HEAD, [1077, null, 71, 72]] },
    ]),
    with: { sheet: 'নম্বর' },
    comes: '1077 71 72',
  },
  {
    name: 'same-student-twice-and-a-letter-o.csv',
    bytes: utf8(COMMAS, '1077,,71,72', '01077,,71,72', '1O78,,60,61'),
    comes: ' | 2.code 3.code 4.code',
  },
  {
    name: 'not-of-the-class.csv',
    bytes: utf8(`${COMMAS},কাফিয়া`, '1077,,71,72,55'),
    comes: ' | 1.',
    says: [/কাফিয়া/],
  },
  {
    name: 'date-in-place-of-a-mark.xlsx',
    bytes: one('s', [HEAD, [1077, null, { v: 46000, format: 'd-mmm-yy' }, { v: 71.50000000000001 }]]),
    comes: ' | 2.P1',
  },
  {
    name: 'windows-1252.csv',
    bytes: western('Code,Subject1,Subject2', '1077,71,72', '1078,60,\x96'),
    comes: '1077 71 72 | 3.P2',
  },
];
