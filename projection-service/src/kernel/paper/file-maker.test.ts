import { isRefusal, type PaperDocument } from '@madrasah/events';
import test from 'ava';
import { FileMaker } from './file-maker.ts';
import { renderPaper } from './render.ts';
import { PAPER } from './test-support.ts';
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

test('closed before it was ever asked, it has nothing to end', async (t) => {
  await t.notThrowsAsync(new FileMaker().close());
});
