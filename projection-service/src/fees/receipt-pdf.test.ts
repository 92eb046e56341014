import type { Language } from '@madrasah/events/kernel';
import test from 'ava';
import { pdfBytes } from '../kernel/pdf/create-pdf.ts';
import { readLines } from '../kernel/pdf/read-back.ts';
import type { ReceiptPaper, ReceiptRow } from './receipt-paper.ts';
import { drawReceipt, renderReceipt } from './receipt-pdf.ts';

function row(name: string, fee: number, paidNow: number): ReceiptRow {
  return { name, fee, pastDiscount: 0, deduction: 0, paidBefore: 0, paidNow, due: fee - paidNow };
}

const RECEIPT: ReceiptPaper = {
  institution: { name: 'আল-জামিয়া মাদ্রাসা', address: 'পটিয়া, চট্টগ্রাম', contact: '০১৭১২-৩৪৫৬৭৮' },
  receiptNo: '2026-000123',
  on: '2026-04-14',
  printedAt: '2026-04-14T04:05:00Z',
  student: {
    code: '20260045',
    name: 'মুহাম্মদ আব্দুল্লাহ',
    father: 'নূরুল ইসলাম',
    className: 'মীযান',
    section: 'ক',
    session: '2026-2027',
  },
  rows: [row('ভর্তি ফি', 150_000, 100_000), row('খোরাকি', 12_345_678, 2_000_050)],
  total: 2_200_050,
  advance: 100_000,
  paidThrough: 'নগদ',
  remark: '',
  collector: 'আব্দুল করিম',
};

async function linesOf(receipt: ReceiptPaper, language: Language): Promise<string[]> {
  return readLines(await pdfBytes(drawReceipt(receipt, language, false)), 'actualText');
}

function includesAll(lines: string[], expected: string[]): string[] {
  return expected.filter((text) => !lines.includes(text));
}

test('a Bengali receipt carries its words, its figures in Bengali and the sum in words', async (t) => {
  const lines = await linesOf(RECEIPT, 'bn');
  const expected = [
    ...['ফি আদায় রসিদ', '২০২৬-০০০১২৩', '১৪ এপ্রিল ২০২৬', 'মুহাম্মদ আব্দুল্লাহ', 'মীযান – ক'],
    ...['নির্ধারিত', 'পূর্ব ছাড়', 'ছাড়', 'পূর্ব জমা', 'আজকের জমা', 'বকেয়া'],
    ...['ভর্তি ফি', '১,৫০০.০০', '৫০০.০০', '১,২৩,৪৫৬.৭৮', '২০,০০০.৫০', '–'],
    ...['অগ্রিম', '১,০০০.০০', 'মোট', '২২,০০০.৫০', 'বাইশ হাজার টাকা পঞ্চাশ পয়সা মাত্র'],
    ...['নগদ', 'জমাদাতা', 'আদায়কারী', 'মুহাসিব', 'আব্দুল করিম'],
  ];
  t.deepEqual(includesAll(lines, expected), []);
  t.is(lines.filter((line) => line.includes('৳')).length, 1, 'the sign is named once');
  t.false(
    lines.some((line) => /\d/.test(line)),
    'no Latin figure',
  );
});

test('an English receipt has Latin figures, in lakhs too', async (t) => {
  const lines = await linesOf(RECEIPT, 'en');
  const expected = ['Fee Receipt', '14 April 2026', '1,23,456.78', 'Paid now', 'Total', '22,000.50'];
  t.deepEqual(includesAll(lines, expected), []);
  t.true(lines.includes('Taka Twenty-Two Thousand and Fifty Paisa only'));
});

test('a reversed receipt says on every page that it is void, and on the first when and why', async (t) => {
  const rows = Array.from({ length: 30 }, (_, index) => row(`খাত ${index}`, 100, 100));
  const reversed = { on: '2026-04-15', reason: 'ভুল ছাত্রের নামে' };
  const lines = await linesOf({ ...RECEIPT, rows, reversed }, 'bn');
  const pages = lines.filter((line) => line.startsWith('পৃষ্ঠা')).length;
  t.is(lines.filter((line) => line === 'বাতিল').length, pages);
  t.true(lines.includes('বাতিল: ১৫ এপ্রিল ২০২৬ – কারণ: ভুল ছাত্রের নামে'));
  t.false((await linesOf(RECEIPT, 'bn')).some((line) => line.includes('বাতিল')));
});

test('many heads run on to a second page under a repeated table head', async (t) => {
  const rows = Array.from({ length: 20 }, (_, index) => row(`খাত ${index}`, 100, 100));
  const lines = await linesOf({ ...RECEIPT, rows }, 'bn');
  t.is(lines.filter((line) => line === 'আজকের জমা').length, 2);
  t.deepEqual(
    includesAll(
      lines,
      rows.map(({ name }) => name),
    ),
    [],
  );
  t.true(lines.includes('পৃষ্ঠা ১/২ · ২০২৬-০০০১২৩'));
});

test('the largest sum stands in one line', async (t) => {
  const lines = await linesOf({ ...RECEIPT, rows: [row('দান', 99_999_999_999, 0)] }, 'bn');
  t.is(lines.filter((line) => line === '৯৯,৯৯,৯৯,৯৯৯.৯৯').length, 2);
});

test('names in Arabic and Latin, erased ones and empty ones are all printed', async (t) => {
  const student = { ...RECEIPT.student, name: 'عبد الله', father: 'Md. Nūr al-Islām', section: '' };
  const erased = { ...RECEIPT.student, name: 'মুছে ফেলা হয়েছে', father: '' };
  t.deepEqual(includesAll(await linesOf({ ...RECEIPT, student }, 'bn'), ['Md. Nūr al-Islām', 'মীযান']), []);
  t.deepEqual(includesAll(await linesOf({ ...RECEIPT, student: erased }, 'bn'), [erased.name, '–']), []);
});

test('the file is a PDF of one A5 page, across', async (t) => {
  const file = (await renderReceipt(RECEIPT, 'bn')).toString('latin1');
  t.true(file.startsWith('%PDF-1.7'));
  t.deepEqual(file.match(/\/MediaBox \[.*?\]/g), ['/MediaBox [0 0 595.28 419.53]']);
});
