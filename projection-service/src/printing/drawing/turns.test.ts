import type { PaperBlock, PaperDocument, TableBlock } from '@madrasah/events/kernel';
import test from 'ava';
import { pagesOf } from './render.ts';
import { withTurns } from './turns.ts';

const IN_WORDS: PaperBlock = {
  kind: 'facts',
  lines: [[{ label: 'কথায়', value: 'একশত টাকা মাত্র', share: 1 }], [{ label: 'মাধ্যম', value: 'নগদ', share: 1 }]],
};

const paper = (heads: number, ...signed: readonly PaperBlock[]): PaperDocument => ({
  ...{ language: 'bn', size: 'a5-landscape', title: 'ফি আদায় রসিদ', filters: [] },
  letterhead: { name: 'মাদরাসা', address: 'পটিয়া', contact: '' },
  blocks: [
    { kind: 'facts', lines: [[{ label: 'নাম', value: 'আব্দুল্লাহ', share: 1 }]] },
    {
      kind: 'table',
      numbered: 'ক্র.',
      columns: [
        { title: 'খাত', kind: 'name' },
        { title: 'টাকা', kind: 'money' },
      ],
      rows: [
        ...Array.from({ length: heads }, (_, index) => ({ cells: [`খাত ${index}`, 100] })),
        { kind: 'sum', cells: ['মোট', heads * 100] },
      ],
    },
    ...signed,
    { kind: 'signatures', slots: [{ label: 'আদায়কারী' }] },
  ],
  printedAt: '2026-04-14T04:05:00Z',
});

test('a paper of one page has no turn', (t) => {
  t.deepEqual(withTurns(paper(3)), paper(3));
});

test('a turn stands wherever the print goes on, the table counted on, nothing lost', (t) => {
  const long = paper(40);
  const { blocks } = withTurns(long);
  t.is(blocks.filter(({ kind }) => kind === 'page').length, pagesOf(long) - 1);
  t.true(pagesOf(long) > 2);
  const tables = blocks.filter((block): block is TableBlock => block.kind === 'table');
  t.deepEqual(
    tables.flatMap(({ rows }) => rows),
    (long.blocks[1] as TableBlock).rows,
  );
  t.deepEqual(
    tables.map(({ first = 1 }) => first),
    tables.map((_, at) => 1 + tables.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0)),
  );
  const page = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'page'),
  );
  t.is(pagesOf({ ...long, blocks: page }), 1);
});

test('lines to sign on never stand alone on a page, however many rows there are', (t) => {
  for (let heads = 1; heads <= 40; heads += 1) {
    const last = withTurns(paper(heads)).blocks.toReversed();
    t.is(last[0]?.kind, 'signatures');
    t.is(last[1]?.kind, 'table', `${heads} rows`);
  }
});

test('nor does the sum in words with them: the last row goes along, on the screen as in print', (t) => {
  for (let heads = 1; heads <= 40; heads += 1) {
    const signed = paper(heads, IN_WORDS);
    const { blocks } = withTurns(signed);
    t.deepEqual(
      blocks.slice(-3).map(({ kind }) => kind),
      ['table', 'facts', 'signatures'],
      `${heads} rows`,
    );
    t.is(blocks.filter(({ kind }) => kind === 'page').length, pagesOf(signed) - 1, `${heads} rows`);
  }
});
