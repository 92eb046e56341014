import type { Language } from '@madrasah/events/kernel';
import test from 'ava';
import type { Verdict } from '../../ledger/index.ts';
import { createPdf, pdfBytes } from '../../printing/pdf/create-pdf.ts';
import { readLines } from '../../printing/pdf/read-back.ts';
import { drawCertificate } from './draw.ts';
import { CERTIFICATE_LABELS } from './labels.ts';
import { certificatePaper } from './paper.ts';
import { drawChecks, drawFacts, drawHead, drawRoot, drawSignatures, drawTrialBalance } from './sections.ts';

const ROOT = '0123456789abcdef'.repeat(4);
const check = (name: string, detail: string, pass = true) => ({ name, detail, pass });
const VERDICT: Verdict = {
  pass: true,
  position: '4711',
  events: 1234,
  streams: 9,
  debit: 1_234_567.5,
  credit: 1_234_567.5,
  checks: [
    check('chains', '1234 events in unbroken chains'),
    check('events', '1234 events read and understood'),
    check('documents:people', '7 documents equal to their replay'),
    check('documents:funds', '5 documents equal to their replay'),
  ],
  trialBalance: { debit: 950.25, credit: 950.25, funds: [{ FundID: 1, debit: 950.25, credit: 950.25 }] },
  roots: [{ rootId: 1, day: '2026-04-13', position: 4000, root: ROOT, pass: true }],
};
const AROUND = {
  schoolId: '10001',
  institution: { name: 'আল-জামিয়া মাদ্রাসা', address: 'পটিয়া, চট্টগ্রাম', contact: '01712345678' },
  printedAt: new Date('2026-04-14T04:05:00Z'),
  fundName: (fundId: number) => `তহবিল ${fundId}`,
};

async function linesOf(verdict: Verdict, language: Language, more: object = {}) {
  const document = drawCertificate(certificatePaper(verdict, { ...AROUND, ...more }), language, false);
  const pages = document.bufferedPageRange().count;
  return { pages, lines: readLines(await pdfBytes(document), 'actualText') };
}
const missing = (lines: readonly string[], expected: readonly string[]) =>
  expected.filter((text) => !lines.some((line) => line.includes(text)));

test('in Bengali it names the house, the verdict, the root in groups of four, and the totals', async (t) => {
  const { lines, pages } = await linesOf(VERDICT, 'bn');
  const root = ['0123  4567  89ab  cdef  0123  4567  89ab  cdef'];
  const said = ['আল-জামিয়া মাদ্রাসা', 'পুনর্গণনার সনদ', 'সব মিলেছে', '১২৩৪টি ঘটনা', '১৩ এপ্রিল ২০২৬', '৯৫০.২৫'];
  t.deepEqual(missing(lines, [...root, ...said, 'তহবিল', '১২টি', 'নিরীক্ষক', '১২,৩৪,৫৬৭.৫০']), []);
  t.is(pages, 1);
});

test('in English it says as of when the totals are', async (t) => {
  const clocks = { asOf: '2026-03-31', knownAt: new Date('2026-04-01T04:00:00Z') };
  const { lines } = await linesOf(VERDICT, 'en', clocks);
  const totals = 'Trial balance, totals (As of 31 March 2026, As known at 1 April 2026, 10:00)';
  t.deepEqual(missing(lines, ['Certificate of Recount', 'PASS', '1234 events, 9 streams', totals]), []);
});

test('whether the only person of the school confirms his own is printed where somebody allowed it', async (t) => {
  const alone = { allowed: true, since: '2026-04-10T04:00:00.000Z', confirmed: 3 };
  const { lines } = await linesOf({ ...VERDICT, alone }, 'bn');
  t.deepEqual(missing(lines, ['একাই অনুমোদন', 'চালু', '১০ এপ্রিল ২০২৬', '৩ বার একাই অনুমোদিত']), []);
  const never = await linesOf(VERDICT, 'bn');
  t.is(missing(never.lines, ['একাই অনুমোদন']).length, 1);
});

test('what is wrong is said in place of what was looked at', async (t) => {
  const checks = [check('chains', 'journal-10001_1@3: its content does not match its hash', false)];
  const { lines } = await linesOf({ ...VERDICT, pass: false, checks }, 'en');
  const told = lines.join(' ').replaceAll(/\s+/g, ' ');
  t.true(told.includes('journal-10001_1@3: its content does not match its hash'), told);
  t.true(lines.includes('FAIL'));
  t.false(lines.includes('PASS'));
});

test('it says that it is to be compared with a root from outside, and whether it was', async (t) => {
  const { lines } = await linesOf(VERDICT, 'en');
  t.deepEqual(missing(lines, ['with those of these books.', 'Compared with a root']), []);
  t.true(lines.includes('no root was handed over'));
  const outside = { day: '2026-04-12', position: 3000, root: ROOT, pass: false };
  const handed = await linesOf({ ...VERDICT, pass: false, roots: [...VERDICT.roots, outside] }, 'en');
  t.deepEqual(missing(handed.lines, ['12 April 2026: FAIL']), []);
  t.deepEqual(missing((await linesOf(VERDICT, 'bn')).lines, ['একা যথেষ্ট নয়', 'মেলানো হয়নি']), []);
});

test('a count of the log alone does not claim to have compared the books and the lists', async (t) => {
  const claim = 'compared with what is kept';
  t.deepEqual(missing((await linesOf(VERDICT, 'en')).lines, [claim]), []);
  const checks = VERDICT.checks.filter(({ name }) => !name.startsWith('documents:'));
  const alone = await linesOf({ ...VERDICT, checks }, 'en');
  t.deepEqual(missing(alone.lines, [claim]), [claim]);
  t.deepEqual(missing(alone.lines, ['books and lists were not compared']), []);
});

test('a school without a root is told so, and every fund of many is named', async (t) => {
  const funds = Array.from({ length: 40 }, (_, index) => ({ FundID: index, debit: 1, credit: 2 }));
  const many = { ...VERDICT, roots: [], trialBalance: { debit: 40, credit: 80, funds } };
  const faults = [
    'chains',
    'events',
    'balance',
    'numbering',
    'papers',
    'roots',
    'replay',
    'books',
    'documents:x',
  ];
  const wrong = { ...many, pass: false, checks: faults.map((name) => check(name, 'x '.repeat(400), false)) };
  const { lines } = await linesOf(wrong, 'en');
  const named = funds.map(({ FundID }) => AROUND.fundName(FundID));
  t.deepEqual(missing(lines, ['No daily root has been taken yet.', ...named, '40.00', '80.00']), []);
});

test('however many funds there are, nobody signs over what is printed', (t) => {
  const seen = new Set<number>();
  for (let count = 1; count <= 40; count += 1) {
    const funds = Array.from({ length: count }, (_, index) => ({ FundID: index, debit: 1, credit: 1 }));
    const verdict = { ...VERDICT, trialBalance: { debit: count, credit: count, funds } };
    const document = createPdf({
      size: 'A4',
      margin: 40,
      title: 'x',
      language: 'en',
      createdAt: new Date(0),
      bufferPages: true,
    });
    const paper = certificatePaper(verdict, AROUND);
    const sheet = { document, paper, labels: CERTIFICATE_LABELS.en, language: 'en' as const };
    for (const draw of [drawHead, drawFacts, drawRoot, drawTrialBalance, drawChecks]) draw(sheet);
    const { count: before } = document.bufferedPageRange();
    const end = document.y;
    let line = 0;
    const { moveTo } = document;
    document.moveTo = (x, y) => {
      line = y;
      return moveTo.call(document, x, y);
    };
    drawSignatures(sheet);
    const { count: after } = document.bufferedPageRange();
    t.true(after > before || line > end + 12, `${count} funds: signed at ${line}, printed to ${end}`);
    seen.add(after);
  }
  t.deepEqual([...seen], [1, 2]);
});
