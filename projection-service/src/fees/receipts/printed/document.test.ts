import type { Language } from '@madrasah/events/kernel';
import { DEFAULT_PRINT_SETTINGS, type PaperSettings } from '@madrasah/events/papers';
import test from 'ava';
import { drawPaper, renderMany, renderPaper } from '../../../printing/drawing/render.ts';
import { pageCount, pdfBytes } from '../../../printing/pdf/create-pdf.ts';
import { readLines } from '../../../printing/pdf/read-back.ts';
import { receiptDocument } from './document.ts';
import type { ReceiptPaper, ReceiptPart, ReceiptRow } from './paper.ts';

function row(name: string, fee: number, paidNow: number): ReceiptRow {
  return {
    name,
    fund: 'সাধারণ তহবিল',
    fee,
    pastDiscount: 0,
    deduction: 0,
    paidBefore: 0,
    paidNow,
    due: fee - paidNow,
  };
}

const PART: ReceiptPart = {
  student: {
    code: '20260045',
    name: 'মুহাম্মদ আব্দুল্লাহ',
    father: 'নূরুল ইসলাম',
    className: 'মীযান',
    section: 'ক',
    session: '2026-2027',
    months: 'শাওয়াল',
  },
  rows: [row('ভর্তি ফি', 150_000, 100_000), row('খোরাকি', 12_345_678, 2_000_050)],
  advance: 100_000,
  total: 2_200_050,
};

const RECEIPT: ReceiptPaper = {
  institution: { name: 'আল-জামিয়া মাদ্রাসা', address: 'পটিয়া, চট্টগ্রাম', contact: '০১৭১২-৩৪৫৬৭৮' },
  settled: { settings: DEFAULT_PRINT_SETTINGS, signatures: new Map() },
  receiptNo: '2026-000123',
  bookNo: '',
  on: '2026-04-14',
  recordedOn: '',
  hijriOffset: -1,
  printedAt: '2026-04-14T04:05:00Z',
  parts: [PART],
  total: 2_200_050,
  advance: 100_000,
  earlierDue: 35_000,
  dueAfter: 10_395_628,
  paidThrough: 'নগদ',
  remark: '',
  payer: '',
  payerMobile: '',
  collector: 'আব্দুল করিম',
  verifyCode: '12-BCDFG-HJKLM',
  verifyAddress: 'https://madrasah.example.org/verify/10001/12-BCDFG-HJKLM',
  printed: 0,
};

const withPart = (part: Partial<ReceiptPart>): ReceiptPaper => ({
  ...RECEIPT,
  parts: [{ ...PART, ...part }],
});

const sheets = (receipt: ReceiptPaper, language: Language, copies = 1) => {
  const guardians = receiptDocument(receipt, language);
  return copies === 1
    ? ([guardians] as const)
    : ([guardians, receiptDocument(receipt, language, 'office')] as const);
};

async function linesOf(receipt: ReceiptPaper, language: Language, copies = 1): Promise<string[]> {
  const document = drawPaper(sheets(receipt, language, copies), { compress: false });
  return readLines(await pdfBytes(document), 'actualText');
}

function includesAll(lines: string[], expected: string[]): string[] {
  return expected.filter((text) => !lines.includes(text));
}

test('a fact of which there is nothing to say has no line, and lines begin where the others do', async (t) => {
  const labels = (receipt: ReceiptPaper) =>
    receiptDocument(receipt, 'bn').blocks.flatMap((block) =>
      block.kind === 'facts' ? block.lines.flat().map(({ label }) => label) : [],
    );
  t.false(labels(RECEIPT).includes('মন্তব্য'));
  t.false(labels(withPart({ student: { ...PART.student, months: '' } })).includes('মাস'));
  t.true(labels({ ...RECEIPT, remark: 'এতিম' }).includes('মন্তব্য'));
  const [first] = receiptDocument(RECEIPT, 'bn').blocks;
  if (first?.kind !== 'facts') return t.fail();
  for (const line of first.lines) {
    const begins = line.map((_, at) => line.slice(0, at).reduce((sum, { share }) => sum + share, 0));
    t.true(
      begins.every((at) => [0, 0.25, 0.5, 0.75].includes(at)),
      begins.join(),
    );
    t.is((begins.at(-1) as number) + (line.at(-1)?.share ?? 0), 1);
  }
});

test('a Bengali receipt carries its words, its figures in Bengali and the sum in words', async (t) => {
  const lines = await linesOf(RECEIPT, 'bn');
  const expected = [
    ...['ফি আদায় রসিদ', '২০২৬-০০০১২৩', '১৪ এপ্রিল ২০২৬ / ২৫ শাওয়াল ১৪৪৭ হিজরী', 'মুহাম্মদ আব্দুল্লাহ', 'মীযান – ক'],
    ...['নির্ধারিত', 'পূর্ব ছাড়', 'ছাড়', 'পূর্ব জমা', 'আজকের জমা', 'বকেয়া'],
    ...['ভর্তি ফি', '১,৫০০.০০', '৫০০.০০', '১,২৩,৪৫৬.৭৮', '২০,০০০.৫০', '–'],
    ...['অগ্রিম', '১,০০০.০০', 'মোট (৳)', '২২,০০০.৫০', 'বাইশ হাজার টাকা পঞ্চাশ পয়সা মাত্র'],
    ...['শাওয়াল', '৩৫০.০০', '১,০৩,৯৫৬.২৮', '12-BCDFG-HJKLM', 'অভিভাবকের কপি'],
    ...['নগদ', 'জমাদাতা', 'আদায়কারী', 'মুহাসিব', 'আব্দুল করিম'],
  ];
  t.deepEqual(includesAll(lines, expected), []);
  t.is(lines.filter((line) => line.includes('৳')).length, 1, 'the sign is named once');
  t.false(
    lines.some((line) => !line.includes('BCDFG') && /\d/.test(line)),
    'no Latin figure',
  );
});

test('the Hijri day is that of the calendar of the student’s class', async (t) => {
  const lines = await linesOf({ ...RECEIPT, hijriOffset: 0 }, 'en');
  t.deepEqual(includesAll(lines, ['14 April 2026 / 26 Shawwal 1447 AH']), []);
});

test('an English receipt has Latin figures, in lakhs too', async (t) => {
  const lines = await linesOf(RECEIPT, 'en');
  const expected = [
    'Fee Receipt',
    '14 April 2026 / 25 Shawwal 1447 AH',
    '1,23,456.78',
    'Paid now',
    'Total (৳)',
    '22,000.50',
  ];
  t.deepEqual(includesAll(lines, expected), []);
  t.true(lines.includes('Taka Twenty-Two Thousand and Fifty Paisa only'));
});

test('a reversed receipt says on every page that it is void, and on the first when and why', async (t) => {
  const rows = Array.from({ length: 30 }, (_, index) => row(`খাত ${index}`, 100, 100));
  const reversed = { on: '2026-04-15', recordedOn: '', reason: 'ভুল ছাত্রের নামে' };
  const lines = await linesOf({ ...withPart({ rows }), reversed }, 'bn');
  const pages = lines.filter((line) => line.includes('পৃষ্ঠা')).length;
  t.is(lines.filter((line) => line === 'বাতিল').length, pages);
  t.true(lines.includes('বাতিল: ১৫ এপ্রিল ২০২৬ – কারণ: ভুল ছাত্রের নামে'));
  t.false((await linesOf(RECEIPT, 'bn')).some((line) => line.includes('বাতিল')));
});

test('a receipt of an earlier day tells the day on which it was written, and so does what took it back', async (t) => {
  const lines = await linesOf({ ...RECEIPT, recordedOn: '2026-04-16' }, 'bn');
  t.deepEqual(includesAll(lines, ['লেখার তারিখ: ', '১৬ এপ্রিল ২০২৬']), []);
  t.false((await linesOf(RECEIPT, 'bn')).includes('লেখার তারিখ: '));
  const reversed = { on: '2026-04-14', recordedOn: '2026-04-17', reason: 'ভুল' };
  t.true(
    (await linesOf({ ...RECEIPT, reversed }, 'bn')).includes(
      'বাতিল: ১৪ এপ্রিল ২০২৬ (লেখার তারিখ: ১৭ এপ্রিল ২০২৬) – কারণ: ভুল',
    ),
  );
});

test('many heads run on to a second page under a repeated table head', async (t) => {
  const rows = Array.from({ length: 20 }, (_, index) => row(`খাত ${index}`, 100, 100));
  const lines = await linesOf(withPart({ rows }), 'bn');
  t.is(lines.filter((line) => line === 'আজকের জমা').length, 2);
  t.deepEqual(
    includesAll(
      lines,
      rows.map(({ name }) => name),
    ),
    [],
  );
  t.true(lines.includes('২০২৬-০০০১২৩ · পৃষ্ঠা ১/'));
});

test('the largest sum stands in one line', async (t) => {
  const lines = await linesOf(withPart({ rows: [row('দান', 99_999_999_999, 0)] }), 'bn');
  t.is(lines.filter((line) => line === '৯৯,৯৯,৯৯,৯৯৯.৯৯').length, 2);
});

test('names in Arabic and Latin, erased ones and empty ones are all printed', async (t) => {
  const student = { ...PART.student, name: 'عبد الله', father: 'Md. Nūr al-Islām', section: '' };
  const erased = { ...PART.student, name: 'মুছে ফেলা হয়েছে', father: '' };
  t.deepEqual(includesAll(await linesOf(withPart({ student }), 'bn'), ['Md. Nūr al-Islām', 'মীযান']), []);
  t.deepEqual(includesAll(await linesOf(withPart({ student: erased }), 'bn'), [erased.name, '–']), []);
});

test('the file is a PDF of one A5 page, across', async (t) => {
  const file = (await renderPaper(sheets(RECEIPT, 'bn'))).toString('latin1');
  t.true(file.startsWith('%PDF-1.7'));
  t.deepEqual(file.match(/\/MediaBox \[.*?\]/g), ['/MediaBox [0 0 595.28 419.53]']);
});

const counted = (lines: readonly string[], text: string) => lines.filter((line) => line === text).length;

test('two copies stand on one A4; only the office’s names the funds', async (t) => {
  const lines = await linesOf(RECEIPT, 'bn', 2);
  t.is(counted(lines, 'অভিভাবকের কপি'), 1);
  t.is(counted(lines, 'অফিস কপি'), 1);
  t.is(counted(lines, 'ফি আদায় রসিদ'), 2);
  t.is(counted(lines, 'তহবিল'), 1);
  t.is(counted(lines, 'সাধারণ তহবিল'), PART.rows.length);
  t.false((await linesOf(RECEIPT, 'bn')).includes('সাধারণ তহবিল'));
  const file = (await renderPaper(sheets(RECEIPT, 'bn', 2))).toString('latin1');
  t.deepEqual(file.match(/\/MediaBox \[.*?\]/g), ['/MediaBox [0 0 595.28 841.89]']);
});

test('however many heads there are, the foot of a receipt stays together', async (t) => {
  for (let count = 6; count < 16; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => row(`খাত ${index}`, 100, 100));
    const document = drawPaper(sheets(withPart({ rows }), 'bn'), { compress: false });
    t.true(pageCount(document) <= 2, `${count} heads`);
  }
});

test('copies that do not fit half a sheet have pages of their own, counted apart', async (t) => {
  const rows = Array.from({ length: 20 }, (_, index) => row(`খাত ${index}`, 100, 100));
  const lines = await linesOf(withPart({ rows }), 'bn', 2);
  t.is(counted(lines, '২০২৬-০০০১২৩ · পৃষ্ঠা ১/'), 2);
  t.is(counted(lines, '২০২৬-০০০১২৩ · পৃষ্ঠা ২/'), 2);
  t.is(lines.filter((line) => line.includes('পৃষ্ঠা')).length, 4);
});

test('what was printed before says that it is a reprint, and which', async (t) => {
  const lines = await linesOf({ ...RECEIPT, printed: 3 }, 'bn', 2);
  t.is(counted(lines, 'পুনর্মুদ্রণ ৩'), 2);
  t.true(lines.some((line) => line.startsWith('মুদ্রণ') && line.endsWith('পুনর্মুদ্রণ ৩')));
  t.false((await linesOf(RECEIPT, 'bn')).some((line) => line.includes('পুনর্মুদ্রণ')));
});

test('a reversed receipt is struck on both copies', async (t) => {
  const reversed = { on: '2026-04-15', recordedOn: '', reason: 'ভুল' };
  t.is(counted(await linesOf({ ...RECEIPT, reversed }, 'bn', 2), 'বাতিল'), 2);
});

test('a family receipt names each child, what was paid for him, and one total', async (t) => {
  const other: ReceiptPart = {
    student: { ...PART.student, code: '20260046', name: 'আয়েশা', className: 'নাহবেমীর' },
    rows: [row('খোরাকি', 60_000, 60_000)],
    ...{ advance: 0, total: 60_000 },
  };
  const family = { ...RECEIPT, parts: [PART, other], total: 2_260_050 };
  const lines = await linesOf(family, 'bn');
  const expected = [
    'ফি আদায় রসিদ (পারিবারিক)',
    '২০২৬০০৪৫ · মুহাম্মদ আব্দুল্লাহ · পিতা: নূরুল ইসলাম · মীযান – ক',
    '২০২৬০০৪৬ · আয়েশা · পিতা: নূরুল ইসলাম · নাহবেমীর – ক',
    ...['২২,০০০.৫০', '৬০০.০০', '২২,৬০০.৫০', '২০২৬-২০২৭'],
  ];
  t.deepEqual(includesAll(lines, expected), []);
  t.is(counted(lines, 'এই শিক্ষার্থীর মোট'), 1, 'one line is its own total');
  t.is(counted(lines, 'মোট (৳)'), 1);
  t.false(lines.includes('দাখেলা'), 'no child alone stands at the head');
  const later = { ...other, student: { ...other.student, session: '2027-2028' } };
  const ofTwo = await linesOf({ ...family, parts: [PART, later] }, 'bn');
  t.true(
    ofTwo.some((line) => line.includes('নাহবেমীর – ক · ২০২৭-২০২৮')),
    ofTwo.join('\n'),
  );
});

test('who paid stands with his number where there is room for it, and with his name where he signs', async (t) => {
  const lines = await linesOf({ ...RECEIPT, payer: 'আবু বকর', payerMobile: '01712345678' }, 'bn');
  t.is(counted(lines, 'আবু বকর, ০১৭১২৩৪৫৬৭৮'), 1);
  t.true(lines.includes('আবু বকর'));
});

test('a day’s receipts come in one file, each on a page of its own', async (t) => {
  const papers = [
    RECEIPT,
    { ...RECEIPT, receiptNo: '2026-000124' },
    { ...RECEIPT, receiptNo: '2026-000125' },
  ];
  const [first, ...others] = papers.map((receipt) => receiptDocument(receipt, 'bn'));
  if (!first) return t.fail();
  const file = (await renderMany([first, ...others])).toString('latin1');
  t.is(file.match(/\/MediaBox/g)?.length, 3);
});

const settled = (change: Partial<PaperSettings>, signatures: ReceiptPaper['settled']['signatures']) => {
  const receipt = { paper: 'receipt', ...ALL_SHOWN, ...change } as const;
  return { settings: { ...DEFAULT_PRINT_SETTINGS, papers: [receipt] }, signatures };
};
const ALL_SHOWN: Omit<PaperSettings, 'paper'> = {
  columns: [true, true, true],
  words: ['', '', ''],
  signatures: [null, null, null],
};
const titlesOf = (receipt: ReceiptPaper) =>
  receiptDocument(receipt, 'bn').blocks.flatMap((block) =>
    block.kind === 'table' ? block.columns.map(({ title }) => title) : [],
  );

test('a column that the institution does not want is left out, unless something was lessened', (t) => {
  const none = settled({ columns: [false, false, false] }, new Map());
  const bare = titlesOf({ ...RECEIPT, settled: none });
  t.deepEqual(bare, ['খাত', 'নির্ধারিত', 'আজকের জমা', 'বকেয়া']);
  const lessened = withPart({ rows: [{ ...row('খোরাকি', 100_00, 50_00), deduction: 10_00 }] });
  t.true(titlesOf({ ...lessened, settled: none }).includes('ছাড়'));
  t.is(titlesOf(RECEIPT).length, 7);
});

test('the institution’s words and signatures stand on the lines; a picture that is missing leaves a line to sign', (t) => {
  const signed = settled(
    { words: ['', 'নাজেম', ''], signatures: [null, 'SignatureNajem', 'SignatureAccountant'] },
    new Map([['SignatureNajem', '/api/files/7']]),
  );
  const { blocks } = receiptDocument({ ...RECEIPT, settled: signed }, 'bn');
  const slots = blocks.flatMap((block) => (block.kind === 'signatures' ? block.slots : []));
  t.deepEqual(slots, [{ label: 'জমাদাতা' }, { label: 'নাজেম', picture: '/api/files/7' }, { label: 'মুহাসিব' }]);
});
