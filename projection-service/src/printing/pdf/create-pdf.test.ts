import test from 'ava';
import { createPdf, pdfBytes, type ShapedDocument } from './create-pdf.ts';
import { readLines } from './read-back.ts';

function open(): ShapedDocument {
  const createdAt = new Date('2026-04-14T04:00:00Z');
  return createPdf({ size: 'A5', margin: 30, title: 'পরীক্ষা', language: 'bn', createdAt, compress: false });
}

const LINES = [
  'মেয়ে পড়েছে',
  'ভর্তি ফি মার্জিত নির্দেশ',
  'শ্রদ্ধা দ্ধ ত্রুটি স্ক্রিন',
  'কী কে কৈ কো কৌ কৃ',
  'র‍্যাব উদ্‌যাপন',
  '৳১২,৩৪,৫৬৭.৫০',
  'Class 5 (৫ম শ্রেণি) Roll: 12 / রোল: ১২',
];

for (const reader of ['actualText', 'codesOnly'] as const) {
  test(`what was written can be copied and searched, ${reader}`, async (t) => {
    const document = open();
    for (const line of LINES) document.text(line);
    t.deepEqual(readLines(await pdfBytes(document), reader), LINES);
  });
}

test('a word whose glyphs stand in another order than its letters carries its text', async (t) => {
  const document = open();
  document.text('মেয়ে আমরা');
  const file = (await pdfBytes(document)).toString('latin1');
  const hex = Buffer.from('মেয়ে', 'utf16le').swap16().toString('hex');
  t.true(file.includes(`/Span <</ActualText <feff${hex}>>> BDC`));
});

test('the bold weight and a second size draw the same text', async (t) => {
  const document = open();
  document.font('bold', 14).text('মোট').font('regular').fontSize(8).text('বকেয়া');
  t.deepEqual(readLines(await pdfBytes(document), 'actualText'), ['মোট', 'বকেয়া']);
});

test('no font but the two weights is accepted, and none of the built-in ones is embedded', async (t) => {
  const document = open();
  t.throws(() => document.font('Helvetica'), { instanceOf: TypeError });
  document.text('ক');
  const file = (await pdfBytes(document)).toString('latin1');
  t.notRegex(file, /Helvetica/);
  t.regex(file, /\/BaseFont \/\w{6}\+HindSiliguri/);
});

test('a table measures and draws with the same fonts', async (t) => {
  const document = open();
  document.table({
    data: [
      ['খাত', { text: 'বকেয়া', align: { x: 'right' } }],
      ['ভর্তি ফি', { text: '১,০০০.০০', align: { x: 'right' }, font: { src: 'bold' } }],
    ],
  });
  t.deepEqual(readLines(await pdfBytes(document), 'actualText'), ['খাত', 'বকেয়া', 'ভর্তি ফি', '১,০০০.০০']);
});

test('a paragraph wraps at its width and keeps its words', async (t) => {
  const document = open();
  const paragraph = 'আল-জামিয়াতুল ইসলামিয়া চট্টগ্রাম হিফজুল কুরআন বিভাগ প্রথম বর্ষ';
  for (const align of ['left', 'right', 'center', 'justify'] as const) {
    document.text(paragraph, { width: 90, align });
  }
  const lines = readLines(await pdfBytes(document), 'actualText');
  t.true(lines.length >= 8);
  t.is(
    lines
      .map((line) => line.trim())
      .join(' ')
      .replaceAll('- ', '-'),
    Array(4).fill(paragraph).join(' '),
  );
});

test('a word wider than the line is cut between syllables, never before a vowel sign', async (t) => {
  const word = 'ক্ষিস্ত্রীর্কোশ্রু'.repeat(6);
  const whole = new Set(['ক্ষি', 'স্ত্রী', 'র্কো', 'শ্রু']);
  const document = open();
  document.text(word, { width: 50 });
  const lines = readLines(await pdfBytes(document), 'actualText');
  t.true(lines.length > 2);
  t.is(lines.join(''), word);
  const syllables = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  for (const line of lines) {
    for (const { segment } of syllables.segment(line)) t.true(whole.has(segment), `${segment} in ${line}`);
  }
});

test('a word that fills its line but for the space behind it leaves no line empty', async (t) => {
  const document = open();
  const width = document.widthOfString('Brought') + 0.5;
  const one = document.heightOfString('Brought', { width });
  t.is(document.heightOfString('Brought forward', { width: width + 10 }), 2 * one);
  t.is(document.heightOfString('Brought forward', { width }), 2 * one);
  document.text('Brought forward', { width });
  t.deepEqual(readLines(await pdfBytes(document), 'actualText'), ['Brought', 'forward']);
});

test('a line break, a tab and an unknown sign in a name do no harm', async (t) => {
  const document = open();
  document.text('নাম\tপিতা\nমাতা 🙂');
  const lines = readLines(await pdfBytes(document), 'actualText');
  t.deepEqual(lines.slice(0, 1), ['নাম পিতা']);
});

test('the same text at the same time is the same file', async (t) => {
  const [first, second] = await Promise.all(
    [open(), open()].map((document) => pdfBytes(document.text('রসিদ') as ShapedDocument)),
  );
  t.true(first?.equals(second ?? Buffer.alloc(0)));
});

test('a text is written whole, whatever height it is given', async (t) => {
  const document = open();
  document.text('এক দুই তিন চার পাঁচ ছয়', { width: 40, height: 12, ellipsis: true });
  const words = readLines(await pdfBytes(document), 'actualText').join(' ');
  t.is(words.replaceAll(/\s+/g, ' '), 'এক দুই তিন চার পাঁচ ছয়');
});
