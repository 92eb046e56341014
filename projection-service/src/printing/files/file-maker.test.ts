import { isRefusal, type PaperDocument } from '@madrasah/events';
import test from 'ava';
import { renderPaper } from '../drawing/render.ts';
import { PAPER, REGISTER } from '../test-support.ts';
import { FileMaker } from './file-maker.ts';
import { paperWorkbook } from './workbook.ts';

test('the thread makes the very files that are made here', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  t.deepEqual(await files.make(PAPER, 'pdf'), await renderPaper([PAPER]));
  t.deepEqual(await files.make(PAPER, 'xlsx'), await paperWorkbook(PAPER));
});

test('a paper that cannot be drawn is told, and the next one is made', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const broken = { ...PAPER, printedAt: 'never' } satisfies PaperDocument;
  await t.throwsAsync(async () => files.make(broken, 'pdf'), { message: /Invalid time value/ });
  t.false(isRefusal(await files.make(PAPER, 'pdf')));
});

test('when many wait, one more is turned away and the others have theirs', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const all = await Promise.all(Array.from({ length: 30 }, () => files.make(PAPER, 'pdf')));
  const refused = all.filter((file) => isRefusal(file));
  t.true(refused.length > 0 && refused.length < 30, `${refused.length}`);
  for (const refusal of refused) t.like(refusal, { code: 'paper.busy', status: 503 });
});

test('closed, it turns everybody away who still waits, and whoever comes', async (t) => {
  const files = new FileMaker();
  const waiting = [files.make(PAPER, 'pdf'), files.make(PAPER, 'pdf')];
  await files.close();
  for (const answer of [...(await Promise.all(waiting)), await files.make(PAPER, 'pdf')])
    t.like(answer, { code: 'paper.busy' });
});

test('a paper of too many rows is refused before anything is drawn', async (t) => {
  const files = new FileMaker();
  t.teardown(() => files.close());
  const rows = Array.from({ length: 5_001 }, () => ({ cells: [] }));
  const long = { ...PAPER, blocks: [{ ...REGISTER, rows }] };
  t.like(await files.make(long, 'pdf'), { code: 'paper.too-long', status: 413 });
});

test('those who waited behind one whose thread died have theirs', async (t) => {
  const files = new FileMaker(new URL('deadly-thread.ts', import.meta.url));
  t.teardown(() => files.close());
  const deadly = files.make({ ...PAPER, title: 'die' }, 'pdf');
  const behind = [files.make(PAPER, 'pdf'), files.make(PAPER, 'xlsx')];
  await t.throwsAsync(deadly, { any: true, message: 'the thread dies' });
  for (const file of await Promise.all(behind)) t.deepEqual(file, Buffer.from('made'));
});
