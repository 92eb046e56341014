import { buffer } from 'node:stream/consumers';
import { isRefusal, type PaperDocument } from '@madrasah/events';
import test from 'ava';
import { renderPaper } from '../drawing/render.ts';
import { PAPER, REGISTER } from '../test-support.ts';
import { FileMaker } from './file-maker.ts';
import { paperWorkbook } from './workbook.ts';

async function pdfOf(files: FileMaker, paper: PaperDocument = PAPER) {
  const file = await files.pdf(paper);
  return isRefusal(file) ? file : buffer(file);
}
/** A register of so many rows. */
const rowsOf = (count: number): PaperDocument => ({
  ...PAPER,
  blocks: [
    {
      ...REGISTER,
      rows: Array.from({ length: count }, (_, at) => ({ cells: ['2026-04-14', `নাম ${at}`, at, 0] })),
    },
  ],
});

test('the thread makes the very files that are made here', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  t.deepEqual(await pdfOf(files), await renderPaper([PAPER]));
  t.deepEqual(await files.make(PAPER, 'xlsx'), await paperWorkbook(PAPER));
});

test('a paper that cannot be drawn is told, and the next one is made', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const broken = { ...PAPER, printedAt: 'never' } satisfies PaperDocument;
  await t.throwsAsync(async () => files.pdf(broken), { message: /Invalid time value/ });
  t.false(isRefusal(await pdfOf(files)));
});

test('when many wait, one more is turned away and the others have theirs', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const all = await Promise.all(Array.from({ length: 30 }, () => files.pdf(PAPER)));
  const refused = all.filter((file) => isRefusal(file));
  t.true(refused.length > 0 && refused.length < 30, `${refused.length}`);
  for (const refusal of refused) t.like(refusal, { code: 'paper.busy', status: 503 });
});

test('closed, it turns everybody away who still waits, and whoever comes', async (t) => {
  const files = new FileMaker();
  const waiting = [files.pdf(PAPER), files.pdf(PAPER)];
  await files.close();
  for (const answer of [...(await Promise.all(waiting)), await files.pdf(PAPER)])
    t.like(answer, { code: 'paper.busy' });
});

test('a paper of too many rows is refused before anything is drawn', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const rows = Array.from({ length: 50_001 }, () => ({ cells: [] }));
  const long = { ...PAPER, blocks: [{ ...REGISTER, rows }] };
  for (const answer of [await files.pdf(long), await files.make(long, 'xlsx')])
    t.like(answer, { code: 'paper.too-long', status: 413 });
});

test('a long paper comes in pieces that say how far it is, and is whole at the end', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const file = await files.pdf(rowsOf(2_000));
  if (isRefusal(file)) return t.fail();
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  t.true(pieces.length > 1, `${pieces.length}`);
  const whole = Buffer.concat(pieces).toString('latin1');
  const made = [...whole.matchAll(/^%made (\d+)\/2000$/gm)].map(([, rows]) => Number(rows));
  t.true(made.length > 0 && made.every((rows, at) => rows > (made[at - 1] ?? 0) && rows < 2_000), `${made}`);
  // Every object stands where the table at the end says.
  const table = Number(/startxref\n(\d+)/.exec(whole)?.[1]);
  t.is(whole.slice(table, table + 4), 'xref');
  const [, second = ''] = /xref\n0 \d+\n\d+ \d+ f \n(\d+)/.exec(whole.slice(table)) ?? [];
  t.regex(whole.slice(Number(second), Number(second) + 12), /^1 0 obj/);
});

test('who leaves has the drawing stopped, and a short paper does not wait for a long one', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const long = await files.pdf(rowsOf(24_000));
  if (isRefusal(long)) return t.fail();
  t.false(isRefusal(await pdfOf(files)));
  t.false(long.readableEnded);
  long.destroy();
  t.false(isRefusal(await pdfOf(files, rowsOf(1_200))), 'and the next long one is drawn');
});

test('those who waited behind one whose thread died have theirs', async (t) => {
  const files = new FileMaker(undefined, new URL('deadly-thread.ts', import.meta.url));
  t.teardown(() => files.close());
  const deadly = files.pdf({ ...PAPER, title: 'die' });
  const behind = [pdfOf(files), files.make(PAPER, 'xlsx')];
  await t.throwsAsync(deadly, { any: true, message: 'the thread dies' });
  for (const file of await Promise.all(behind)) t.deepEqual(file, Buffer.from('made'));
});
