import {
  type AskedCertificate,
  type Certificate,
  certificates,
  type Wanted,
} from '@madrasah/events/certificates';
import test from 'ava';
import { academicsStream } from '../academics/state.ts';
import { examsStream } from '../exams/state.ts';
import type { Kept } from '../kernel/entry/index.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { given } from '../test-support/given.ts';
import { refuses } from '../test-support/house.ts';
import { certificateRules } from './decide.ts';
import { certificatesStream } from './state.ts';

const TODAY = '2026-04-14';
const AS_PUBLISHED: Wanted = { totalMark: '', division: '', reason: '' };
const asked: AskedCertificate = { sessionId: 1, examId: 2, classId: 3, wanted: AS_PUBLISHED };
const whose = { userId: 12, admissionId: 31 };
const called = (bn: string) => ({ bn, en: '', ar: '' });
const rows = (...names: string[]) =>
  new Map(names.map((name, index) => [index + 1, { name: called(name), classId: 3 }]));
const outcomes = new Map([[12, { total: 1560, max: 2000, division: 'মুমতায', position: 3 }]]);
const PUBLISHED = {
  publications: new Map([
    ['2:4', { isPublished: true, version: 2, outcomes, words: { exam: called('সালানা') } }],
  ]),
};
const STATES: Readonly<Record<string, unknown>> = {
  [academicsStream.category]: {
    session: rows('১৪৪৭', '১৪৪৮'),
    class: rows('নাজেরা', 'হিফয', 'মীযান'),
    section: rows('ক', 'খ', 'গ', 'ঘ'),
  },
  [examsStream.category]: { examName: rows('প্রথম সাময়িক', 'বার্ষিক') },
  results: PUBLISHED,
};
const context = { today: TODAY, look: ({ category }: StreamKind) => STATES[category] } as never;
const words = { session: called('১৪৪৭'), exam: called('সালানা'), class: called('মীযান') };
const from = { sectionId: 4, version: 2 };
const published = { outcome: { totalMark: '780', division: 'মুমতায', place: 3 }, from };

const settle = (more: Partial<AskedCertificate> = {}, own?: Kept<Certificate>) =>
  certificateRules.settle?.({ ...asked, ...more, userId: 12 }, whose, {
    ...{ state: given(certificatesStream), context, own },
  });
/** A certificate of his as it stands. */
const standing = (more: object) => {
  const { wanted: _wanted, ...named } = asked;
  const facts = { ...named, certificateId: 1, userId: 12, on: TODAY, ...published, words, ...more };
  return given(certificatesStream, certificates.events.write(facts)).entries.get(1) as Kept<Certificate>;
};

test('given a published sheet, when nothing is typed, then it says what is published, in the words of the sheet', (t) => {
  t.deepEqual(settle(), { ...published, words });
  const other = { ...words, class: called('নাজেরা') };
  t.deepEqual(settle({ classId: 1 }), { ...published, words: other }, 'the sheet is of another class');
});

test('given no published sheet, then all is called as it is today, and figures need a reason', (t) => {
  const wanted = { ...AS_PUBLISHED, totalMark: '৭৯০' };
  t.deepEqual(settle({ examId: 1, wanted: { ...wanted, reason: 'খাতা' } }), {
    ...{ outcome: { totalMark: '৭৯০', division: '', reason: 'খাতা' }, from: null },
    words: { ...words, exam: called('প্রথম সাময়িক') },
  });
  refuses(t, settle({ examId: 1, wanted }), 'certificate.figures-typed');
});

test('given a published sheet, when another figure is typed, then it needs a reason and stays below the top', (t) => {
  const wanted = { ...AS_PUBLISHED, totalMark: '৭৯০' };
  refuses(t, settle({ wanted }), 'certificate.figures-typed');
  refuses(t, settle({ wanted: { ...wanted, totalMark: '১০০১', reason: 'ভুল' } }), 'certificate.above-top');
});

test('given figures that were typed with a reason, when something else is changed, then they stay', (t) => {
  const outcome = { totalMark: '৭৯০', division: 'মুমতায', reason: 'খাতা পুনরায় দেখা হয়েছে' };
  const own = standing({ outcome, from: null });
  const left = { classId: 1, wanted: { ...outcome, reason: '' } };
  t.deepEqual(settle(left, own), { outcome, from: null, words: { ...words, class: called('নাজেরা') } });
  refuses(t, settle({ ...left, examId: 1 }, own), 'certificate.figures-typed');
  refuses(t, settle({ ...left, sessionId: 2 }, own), 'certificate.figures-typed');
});

test('given a certificate of before, when it is changed, then what it names still keeps no word', (t) => {
  t.deepEqual(settle({}, standing({ words: undefined })), { ...published, words: {} });
});

test('it looks at the results of the session that is named, and holds its person while one stands', (t) => {
  const reads = certificateRules.reads as (one: object) => readonly StreamKind[];
  t.is(
    reads({ ...asked, userId: 12 })
      .at(-1)
      ?.nameFor('7'),
    'results-7_1',
  );
  const tie = certificatesStream.refers?.find((one) => one.tie === 'certified');
  const facts = { certificateId: 1, userId: 12, on: TODAY };
  const { wanted: _wanted, ...named } = asked;
  const given1 = certificates.events.write({ ...named, ...facts, ...published });
  t.true(tie?.names(given(certificatesStream, given1), 12));
  const gone = given(certificatesStream, given1, certificates.events.withdraw(facts));
  t.false(tie?.names(gone, 12));
});
