import test from 'ava';
import { receiptDocument } from './document.ts';
import type { ReceiptPaper } from './paper.ts';
import { includesAll, linesOf, PART, RECEIPT, row, withPart } from './test-support.ts';

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
