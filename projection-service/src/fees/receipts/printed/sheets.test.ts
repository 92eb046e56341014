import { DEFAULT_PRINT_SETTINGS, type PaperSettings } from '@madrasah/events/papers';
import test from 'ava';
import { drawPaper, renderMany, renderPaper } from '../../../printing/drawing/render.ts';
import { pageCount } from '../../../printing/pdf/create-pdf.ts';
import { receiptDocument } from './document.ts';
import type { ReceiptPaper, ReceiptPart } from './paper.ts';
import { includesAll, linesOf, PART, RECEIPT, row, sheets, withPart } from './test-support.ts';

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
