import type { PaperDocument } from '@madrasah/events';
import test from 'ava';
import { pdfBytes } from '../pdf/create-pdf.ts';
import { readLines } from '../pdf/read-back.ts';
import { PAPER, REGISTER } from '../test-support.ts';
import { drawPaper } from './render.ts';

async function linesOf(paper: PaperDocument): Promise<string[]> {
  return readLines(await pdfBytes(drawPaper([paper], { compress: false })), 'actualText');
}
const count = (lines: readonly string[], text: string) => lines.filter((line) => line === text).length;
const withRows = (rows: typeof REGISTER.rows) => ({ ...PAPER, blocks: [{ ...REGISTER, rows }] });

test('a register names its groups once, counts its rows, and writes nil as a dash and in sums as a figure', async (t) => {
  const lines = await linesOf(PAPER);
  for (const text of [
    'সাধারণ তহবিল',
    'সমাপনী জের',
    'সম্পদ',
    '১৪ এপ্রিল ২০২৬',
    '১,২৩,৪৫৬.৫০',
    '১,২৩,৪৫৭.৫০',
    '০.০০',
  ])
    t.is(count(lines, text), 1, text);
  t.is(count(lines, '১'), 1);
  t.is(count(lines, '২'), 1);
  t.is(count(lines, '৩'), 0, 'neither the advance nor the sum is counted');
  t.true(lines.includes('মুদ্রণ: ১৫ এপ্রিল ২০২৬, ১০:০৫ · admin'));
  t.true(lines.includes('পটিয়া · ০১৭১২'));
});

test('a long register has its head on every page, and no name of a group at the foot of one', async (t) => {
  const rows = Array.from({ length: 90 }, (_, at) =>
    at % 3 === 0
      ? ({ kind: 'head', cells: [`দল ${at}`] } as const)
      : { cells: ['2026-04-14', `নাম ${at}`, 100, 0] },
  );
  const lines = await linesOf(withRows(rows));
  const pages = lines.filter((line) => line.startsWith('পৃষ্ঠা')).length;
  t.true(pages > 1);
  t.is(count(lines, 'সমাপনী জের'), pages);
  for (const [at, line] of lines.entries())
    if (line.startsWith('দল')) t.notRegex(lines[at + 1] ?? '', /^(ক্র|তারিখ|সমাপনী|মুদ্রণ)/, line);
});

test('a register without rows says so', async (t) => {
  const lines = await linesOf(withRows([]));
  t.true(lines.includes('এই শর্তে কিছু নেই।'));
  t.is(count(lines, 'সমাপনী জের'), 0);
});

test('every size has its page', (t) => {
  const boxOf = (size: PaperDocument['size']) => {
    const { page } = drawPaper([{ ...PAPER, size }]);
    return [Math.round(page.width), Math.round(page.height)];
  };
  t.deepEqual(boxOf('a4'), [595, 842]);
  t.deepEqual(boxOf('a4-landscape'), [842, 595]);
  t.deepEqual(boxOf('a5-landscape'), [595, 420]);
});
