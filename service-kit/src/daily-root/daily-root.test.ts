import { randomUUID } from 'node:crypto';
import test from 'ava';
import { type EventStore, inProcessEventStore } from '../event-store/index.ts';
import {
  foldHeads,
  NO_ROOT,
  presentHeads,
  presentHeadsOf,
  readRootText,
  rootOf,
  rootText,
  type StreamHead,
} from './index.ts';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const heads: StreamHead[] = [
  ['people-10001', 4, B],
  ['chart-10001', 0, A],
];
const made = { schoolId: '10001', day: '2026-04-13', position: 4000, previousRoot: NO_ROOT, heads };

// A golden value: whoever changes it can no longer prove a root that hangs on somebody's wall.
test('a root is what it was', (t) => {
  t.is(rootOf(made), '759e653f1f20fce02a88acac539b1fe918d75cca2b9688608ef6850839f7f939');
});

test('the order in which heads are given means nothing, everything else does', (t) => {
  t.is(rootOf({ ...made, heads: [...heads].reverse() }), rootOf(made));
  const changes = [
    { schoolId: '10002' },
    { day: '2026-04-14' },
    { position: 4001 },
    { previousRoot: A },
    { heads: [] },
  ];
  for (const change of changes) t.not(rootOf({ ...made, ...change }), rootOf(made));
  for (const head of [
    ['people-10001', 4, A],
    ['people-10001', 5, B],
    ['people-10002', 4, B],
  ] as StreamHead[])
    t.not(rootOf({ ...made, heads: [heads[1] as StreamHead, head] }), rootOf(made));
});

const handed = { ...made, root: rootOf(made) };

test('what is mailed is read again, also when it was quoted, typed, and stands among other words', (t) => {
  t.deepEqual(readRootText(rootText(handed)), handed);
  const quoted = `Dear auditor,\r\n\r\n${rootText(handed).replaceAll(/^/gm, '> ')}\r\n\r\nThank you: nobody`;
  t.deepEqual(readRootText(quoted), handed);
  for (const line of rootText(handed).split('\n')) t.true(line.length <= 76, line);
  const typed = `School: 10001\nDay: 2026-04-13\nPosition: 4000\nRoot: ${handed.root.toUpperCase()}`;
  t.deepEqual(readRootText(typed), { schoolId: '10001', day: made.day, position: 4000, root: handed.root });
});

test('two roots in one text are refused: only one of them would be compared', (t) => {
  const other = { ...handed, day: '2026-04-14', root: B };
  const message = /more than one root/;
  t.throws(() => readRootText(`${rootText(other)}\n${rootText(handed)}`), { message });
});

for (const [line, wrong] of [
  ['school: 10001', 'school: x'],
  ['day: 2026-04-13', ''],
  ['position: 4000', 'position: many'],
  [/^root:\n.*$/m, 'root: 1234'],
  [/^previous root:\n.*$/m, 'previous root: 12'],
  [`head: chart-10001 0\n  ${A}`, 'head: chart-10001 0 12'],
] as const)
  test(`a text without ${line} is refused`, (t) => {
    t.throws(() => readRootText(rootText(handed).replace(line, wrong)), { instanceOf: RangeError });
  });

const eventOf = (hash: string) => ({ id: randomUUID(), type: 'ThingNamed', data: {}, metadata: { hash } });

test('heads are those at one position, though the log goes on while they are read', async (t) => {
  const store = inProcessEventStore(':memory:');
  await store.append('one', -1, [eventOf('1'), eventOf('2')]);
  const { position } = await store.append('two', -1, [eventOf('3')]);
  let reads = 0;
  const growing: EventStore = {
    ...store,
    async *readStream(stream, options) {
      reads += 1;
      yield* store.readStream(stream, options);
      // Behind the back of the first round: one grows after it was read, before the other is.
      if (reads <= 2)
        await store.append(
          'one',
          reads,
          Array.from({ length: 1 }, () => eventOf('later')),
        );
    },
  };
  const present = await presentHeads(growing, ['one', 'two', 'three']);
  t.deepEqual(present, {
    position,
    heads: [
      ['one', 1, '2'],
      ['two', 0, '3'],
    ],
  });
});

test('a store without events has no heads', async (t) => {
  t.deepEqual(await presentHeads(inProcessEventStore(':memory:'), ['one']), { position: 0, heads: [] });
});

const SOME: StreamHead[] = [
  ['results-10001_4', 1, A],
  ['journal-10001_1', 5, B],
  ['journal-10001_2', 0, A],
  ['chart-10001', 3, B],
  ['results-10001_30', 2, B],
];

test('heads of opened streams are folded by category, those that every school has are kept', (t) => {
  const { heads, opened, folded } = foldHeads(SOME);
  t.deepEqual(
    heads.map(([stream]) => stream),
    ['chart-10001', 'journal-10001_1'],
  );
  t.deepEqual(
    opened.map(([stream]) => stream),
    ['journal-10001_2', 'results-10001_30', 'results-10001_4'],
  );
  t.deepEqual(
    folded.map(([category, streams, events]) => [category, streams, events]),
    [
      ['journal', 1, 1],
      ['results', 2, 5],
    ],
  );
  t.deepEqual(foldHeads([...SOME].reverse()), { heads, opened, folded });
  const other = SOME.map(([stream, revision, hash]): StreamHead => [stream, revision, hash === A ? B : A]);
  for (const [index, [category, , , digest]] of foldHeads(other).folded.entries())
    t.not(digest, folded[index]?.[3], category);
});

test('what is folded is under the root; where nothing is, the root is that of before', (t) => {
  const { heads, folded } = foldHeads(SOME);
  const with5 = { ...made, heads, folded };
  t.is(rootOf(with5), '25e96e8b99a9cfd2bce302669a76b78e275dfbc714f2534b704eeab17956a555');
  t.not(rootOf(with5), rootOf({ ...with5, folded: folded.slice(1) }));
  t.is(rootOf({ ...made, folded: [] }), rootOf(made));
  const root = { ...with5, root: rootOf(with5) };
  t.deepEqual(readRootText(rootText(root)), root);
  for (const line of rootText(root).split('\n')) t.true(line.length <= 76, line);
  const wrong = rootText(root).replace('folded: results 2 5', 'folded: results many');
  t.throws(() => readRootText(wrong), { message: /^no fold of streams/ });
});

test('a stream opened and begun while heads are read is among them', async (t) => {
  const store = inProcessEventStore(':memory:');
  await store.append('chart-1001', -1, [eventOf('1')]);
  let lists = 0;
  const growing: EventStore = {
    ...store,
    async *readStream(stream, options) {
      yield* store.readStream(stream, options);
      if (stream !== 'streams-1001' || options?.backwards) return;
      lists += 1;
      if (lists > 1) return;
      const opening = { ...eventOf('2'), type: 'StreamOpened', data: { category: 'journal', key: '2' } };
      await store.append('streams-1001', -1, [opening]);
      await store.append('journal-1001_2', -1, [eventOf('3')]);
      await store.append('chart-1001', 0, [eventOf('4')]); // what was read stands behind it
    },
  };
  const { heads } = await presentHeadsOf(growing, '1001');
  t.deepEqual(heads, [
    ['chart-1001', 1, '4'],
    ['journal-1001_2', 0, '3'],
    ['streams-1001', 0, '2'],
  ]);
});
