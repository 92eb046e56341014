import test from 'ava';
import { defineKeyedStream, defineStream, listStreams, type StreamCategory } from '../kernel/index.ts';
import { contexts } from './contexts.ts';
import { parseStream, streamList, streams } from './index.ts';

test('the streams that are called by name are those that the contexts declare', (t) => {
  const byName = (list: readonly StreamCategory[]) => list.map(({ category }) => category).sort();
  const declared = contexts.flatMap((context) => context.streams);
  t.deepEqual(byName(Object.values(streams)), byName(declared));
});

test('a school has a stream of every category that needs no opening, and the platform’s', (t) => {
  const own = streamList.standingOf('1001');
  t.true(own.includes('platform'));
  const counted = contexts.flatMap((context) => context.streams).filter(({ kind }) => kind !== 'progress');
  for (const { category, kind, standing } of counted)
    t.is(
      own.filter((name) => parseStream(name)?.category === category).length,
      kind === 'keyed' && !standing ? 0 : 1,
    );
  t.true(own.includes('journal-1001_1'));
});

test('of keyed streams only the first journal stands without an opening', (t) => {
  // A further one is stated in scripts/audit/verifier/verify-bundle.mjs and docs/audit-bundle.md first.
  const standing = Object.values<StreamCategory>(streams).filter((each) => each.standing !== undefined);
  t.deepEqual(
    standing.map(({ category, standing: key }) => `${category}_${key}`),
    ['journal_1'],
  );
});

test('a name is taken apart; one that nobody declared is none of ours', (t) => {
  t.deepEqual(parseStream('chart-1001'), {
    category: 'chart',
    school: '1001',
    key: undefined,
    isOpened: false,
  });
  t.like(parseStream('journal-1001_1'), { school: '1001', key: '1', isOpened: false });
  t.like(parseStream('journal-1001_2'), { school: '1001', key: '2', isOpened: true });
  t.like(parseStream('platform'), { category: 'platform', school: undefined });
  t.like(parseStream('policy-repairs'), { category: 'policy', school: undefined });
  const strange = [
    'toys-1001',
    'chart',
    'chart-1001_2',
    'chart-12',
    'journal-1001',
    'journal-1001_',
    'platform-1001',
  ];
  for (const name of [...strange, 'journal-1001_../2', 'policy', '', 'journal-1001_A', 'Chart-1001'])
    t.is(parseStream(name), undefined, name);
});

test('every name that is made is taken apart again', (t) => {
  t.like(parseStream(streams.journal('1001', 12)), { category: 'journal', school: '1001', key: '12' });
  t.is(streams.journal('1001'), 'journal-1001_1');
  const results = defineKeyedStream<[session: number, exam?: number]>('results');
  const list = listStreams([results]);
  t.like(list.parse(results('1001', 4, 7)), { key: '4_7', isOpened: true });
  t.deepEqual(list.standingOf('1001'), []);
  t.throws(() => results('1001', -1), { instanceOf: RangeError });
});

test('two categories of one name, and a name that is no word, are found at start', (t) => {
  t.throws(() => listStreams([defineStream('toys'), defineStream('toys')]), { message: /two categories/ });
  t.throws(() => defineStream('toys-2'), { message: /toys-2/ });
});
