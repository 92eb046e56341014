import { book, day, type Given, rich } from './book.ts';
import { type Brought, marked, utf8 } from './text.ts';

const BN = 'নাম,পিতার নাম,মাতার নাম,লিঙ্গ,জন্ম তারিখ,অভিভাবকের মোবাইল,সম্পর্ক,জামাত,শাখা,আবাসন,ভর্তির ধরন,আর্থিক অবস্থা';
const EN =
  'Name,Father,Mother,Gender,Date of birth,Mobile,Relationship,Class,Section,Residence,Admission type,Financial condition';
const REST = ['পিতা', 'মীযান', 'ক', 'আবাসিক', 'পুরাতন', 'সচ্ছল'];

/** A student who is born so and called at that number. */
const born = (name: string, birth: Given, mobile: Given = '01712345678', rest: readonly Given[] = REST) => [
  ...[name, 'আব্দুর রহমান', 'আয়েশা', 'পুরুষ', birth, mobile],
  ...rest,
];
const line = (name: string, birth: string, mobile?: string) => born(name, birth, mobile).join(',');
const one = (rows: readonly (readonly Given[])[], style: Parameters<typeof book>[1] = {}) =>
  book([{ name: 'ছাত্র', rows }], style);

/**
 * Files of students for the class মীযান, section ক. What comes: whoever is taken, with birthday and mobile as they are
 * recorded, then what is wrong by line and column.
 */
export const studentsFiles: readonly Brought[] = [
  {
    name: 'google-date-cells.xlsx',
    bytes: one([
      ['মাদরাসা দারুল উলূম — ছাত্র তালিকা ১৪৪৮'],
      [],
      BN.split(','),
      born('গুগল এক', day('2015-03-02', 'yyyy\\-mm\\-dd'), 1712345678),
      born('গুগল দুই', day('2015-11-05', '[$-5000445]dd mmmm yyyy'), { v: 8801712345679 }),
      born('গুগল তিন', day('2015-12-25', 'm/d/yy h:mm', 0.5), '+880 1712-345670'),
    ]),
    comes: 'গুগল এক 2015-03-02 01712345678, গুগল দুই 2015-11-05 01712345679, গুগল তিন 2015-12-25 01712345670',
  },
  {
    name: 'days-of-1904.xlsx',
    bytes: one([EN.split(','), born('ম্যাক', { v: 42_065 - 1462, format: 'd-mmm-yy' })], { date1904: true }),
    comes: 'ম্যাক 2015-03-02 01712345678',
  },
  {
    name: 'birthdays-either-way.csv',
    bytes: utf8(BN, line('দুমুখো এক', '03/04/2015'), line('দুমুখো দুই', '05/06/2014')),
    comes: 'দুমুখো এক 2015-04-03 01712345678, দুমুখো দুই 2014-06-05 01712345678',
    says: [/03\/04\/2015.*3 April 2015/],
  },
  {
    name: 'birthdays-either-way-month-said.csv',
    bytes: utf8(BN, line('মাস এক', '03/04/2015'), line('মাস দুই', '05/06/2014')),
    with: { days: 'month-first' },
    comes: 'মাস এক 2015-03-04 01712345678, মাস দুই 2014-05-06 01712345678',
  },
  {
    name: 'birthdays-month-first-proved.csv',
    bytes: utf8(BN, line('প্রমাণ এক', '03/04/2015'), line('প্রমাণ দুই', '03/25/2014')),
    comes: 'প্রমাণ এক 2015-03-04 01712345678, প্রমাণ দুই 2014-03-25 01712345678',
    says: [/month first/],
  },
  {
    name: 'birthdays-both-ways-at-once.csv',
    bytes: utf8(
      BN,
      line('মিশ্র এক', '03/25/2015'),
      line('মিশ্র দুই', '25/03/2014'),
      line('মিশ্র তিন', '2013-01-02'),
    ),
    comes: 'মিশ্র দুই 2014-03-25 01712345678, মিশ্র তিন 2013-01-02 01712345678 | 2.DateOfBirth',
  },
  {
    name: 'birthdays-as-people-write-them.csv',
    bytes: marked(
      BN,
      ...[
        '02-Mar-15',
        '2.3.2015',
        '2015/3/2',
        '২ মার্চ ২০১৫',
        '০২/০৩/২০১৫',
        'March 2, 2015',
        '২রা মার্চ, ২০১৫',
      ].map((birth, at) => line(`লেখা ${at + 1}`, `"${birth}"`)),
      line('লেখা আট', '13/03/2015 00:00'),
    ),
    comes: [
      ...['১', '২', '৩', '৪', '৫', '৬', '৭'].map((_, at) => `লেখা ${at + 1} 2015-03-02 01712345678`),
      'লেখা আট 2015-03-13 01712345678',
    ].join(', '),
  },
  {
    name: 'birthdays-with-words-and-short-years.csv',
    bytes: utf8(
      BN,
      line('শব্দ এক', '০২/০৩/২০১৫ ইং'),
      line('শব্দ দুই', '২রা মার্চ ২০১৫ খ্রি.'),
      line('শব্দ তিন', '13/03/98'),
    ),
    comes: 'শব্দ এক 2015-03-02 01712345678, শব্দ দুই 2015-03-02 01712345678, শব্দ তিন 1998-03-13 01712345678',
  },
  {
    name: 'birthdays-that-are-none.csv',
    bytes: utf8(
      BN,
      ...['42065', '2015', '31/02/2015', '২০১৫-১৩-০২', 'March 2015', '#######'].map((birth, at) =>
        line(`ভুল ${at}`, birth),
      ),
    ),
    comes: ' | 2.DateOfBirth 3.DateOfBirth 4.DateOfBirth 5.DateOfBirth 6.DateOfBirth 7.DateOfBirth',
  },
  {
    name: 'mobiles-shortened.csv',
    bytes: utf8(BN, line('ফোন এক', '2015-03-02', '1.71235E+09'), line('ফোন দুই', '2015-03-02', '171234567')),
    comes: ' | 2.Mobile1 3.Mobile1',
    says: [/1\.71235E\+09/],
  },
  {
    name: 'mobiles-as-people-write-them.csv',
    bytes: utf8(
      BN,
      ...[
        '1712345678',
        '০১৭১২-৩৪৫৬৭৮',
        '8801712345678',
        '+8801712345678',
        '="01712345678"',
        '\u200e01712 345 678',
      ].map((mobile, at) => line(`নম্বর ${at + 1}`, '2015-03-02', mobile)),
    ),
    comes: Array.from({ length: 6 }, (_, at) => `নম্বর ${at + 1} 2015-03-02 01712345678`).join(', '),
  },
  {
    name: 'one-unknown-heading.csv',
    bytes: utf8(`${BN},মন্তব্য`, `${line('মন্তব্য এক', '2015-03-02')},ভালো`, line('মন্তব্য দুই', '45')),
    comes: ' | 1. 3.DateOfBirth',
    says: [/মন্তব্য/],
  },
  {
    name: 'one-unknown-heading-left-out.csv',
    bytes: utf8(`${BN},মন্তব্য`, `${line('বাদ এক', '2015-03-02')},ভালো`),
    with: { columns: '13=-' },
    comes: 'বাদ এক 2015-03-02 01712345678',
    says: [/মন্তব্য/],
  },
  {
    name: 'heading-matched-by-hand.csv',
    bytes: utf8(BN.replace('জন্ম তারিখ', 'জন্মের দিনক্ষণ'), line('হাতে এক', '2015-03-02')),
    with: { columns: '5=DateOfBirth' },
    comes: 'হাতে এক 2015-03-02 01712345678',
  },
  {
    name: 'two-unknown-headings.csv',
    bytes: utf8(`${BN.replace('জন্ম তারিখ', 'জন্মের দিনক্ষণ')},মন্তব্য`, `${line('পাতা এক', '2015-03-02')},ভালো`),
    comes: ' | 1. 1. 1.DateOfBirth',
  },
  {
    name: 'headings-in-other-words.csv',
    bytes: utf8(
      'ক্র. নং,শিক্ষার্থীর নাম,পিতা,মাতা,ছাত্র/ছাত্রী,জন্মতারিখ,মোবাইল নং,সম্পর্ক,শ্রেণি,শাখা,আবাসিক/অনাবাসিক,নতুন/পুরাতন,আর্থিক অবস্থা',
      `১,${born('ভিন্ন এক', '2015-03-02').join(',')}`,
    ),
    comes: 'ভিন্ন এক 2015-03-02 01712345678',
    says: [/ক্র\. নং/],
  },
  {
    name: 'english-headings-in-other-words.csv',
    bytes: utf8(
      `SL,Student Name,Father's Name,Mother’s Name,Sex,DOB,Mobile No.,Relation,Class,Section,Residence,Admission type,Financial condition`,
      `1,${born('ইংরেজি এক', '2015-03-02').join(',')}`,
    ),
    comes: 'ইংরেজি এক 2015-03-02 01712345678',
    says: [/SL/],
  },
  {
    name: 'class-merged-over-rows.xlsx',
    bytes: book([
      {
        name: 's',
        rows: [
          BN.split(','),
          born('জোড়া এক', '2015-03-02'),
          born('জোড়া দুই', '2015-03-02', '01712345678', ['পিতা', null, null, 'আবাসিক', 'পুরাতন', 'সচ্ছল']),
        ],
        merged: ['H2:H3', 'I2:I3'],
      },
    ]),
    comes: 'জোড়া এক 2015-03-02 01712345678 | 3.ClassID 3.SubClassID',
  },
  {
    name: 'same-student-twice.csv',
    bytes: utf8(BN, line('দুবার এক', '2015-03-02'), line('দুবার\u200c এক', '02/03/2015')),
    comes: 'দুবার এক 2015-03-02 01712345678 | 3.',
  },
  {
    name: 'rich-names-and-lost-class.xlsx',
    bytes: one([
      BN.split(','),
      [rich('রঙিন', ' এক'), ...born('', '2015-03-02').slice(1)],
      born('রঙিন দুই', '2015-03-02', '01712345678', [
        'পিতা',
        { t: 'e', v: '#N/A' },
        'ক',
        'আবাসিক',
        'পুরাতন',
        'সচ্ছল',
      ]),
    ]),
    comes: 'রঙিন এক 2015-03-02 01712345678 | 3.ClassID',
  },
];
