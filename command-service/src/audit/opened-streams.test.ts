import { type DataOf, paisa, streams } from '@madrasah/events';
import type { DailyRootTaken, StreamHeadsNoted } from '@madrasah/events/audit';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import { NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import { plainTable } from '@madrasah/service-kit/folding';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { stepOn } from '../kernel/desk.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { takeRoot } from './decide.ts';
import { DailyRoots } from './roots.ts';
import { type AuditState, auditStream } from './state.ts';
import { systemErrand } from './system-errand.ts';

type Root = DataOf<typeof DailyRootTaken>;
type Noted = DataOf<typeof StreamHeadsNoted>;

const hashOf = (n: number) => n.toString(16).padStart(64, '0');
const standing: StreamHead[] = [['chart-10001', 4, hashOf(1)]];
const openedHeads = (count: number, first = 0): StreamHead[] =>
  Array.from({ length: count }, (_, n) => [`results-10001_${first + n + 1}`, 2, hashOf(100 + first + n)]);

/** The state after roots over these heads, one after another, and what the last one recorded. */
function afterRoots(...sets: readonly (readonly StreamHead[])[]) {
  const state: AuditState = auditStream.initial(plainTable);
  let events: ReturnType<typeof takeRoot> = [];
  for (const [index, heads] of sets.entries()) {
    events = takeRoot(state, { schoolId: SCHOOL, position: 10 * (index + 1), heads }, '2026-04-14');
    if (!Array.isArray(events)) throw new Error('refused');
    for (const [revision, { type, data }] of events.entries()) {
      const metadata = { at: '2026-04-14T18:00:00.000Z', actor: { id: 0 } };
      auditStream.evolve(state, { type, data, revision, metadata } as never);
    }
  }
  const made = events as readonly { type: string; data: object }[];
  const noted = made.filter(({ type }) => type === 'StreamHeadsNoted').map(({ data }) => data as Noted);
  return { state, made, noted, root: made.at(-1)?.data as Root };
}

test('given a thousand opened streams, then the root is no longer than with one', (t) => {
  const one = afterRoots([...standing, ...openedHeads(1)]);
  const many = afterRoots([...standing, ...openedHeads(1000)]);
  t.deepEqual(many.root.heads, standing as never);
  t.deepEqual(
    many.root.folded.map(([category, count, events]) => [category, count, events]),
    [['results', 1000, 3000]],
  );
  t.true(JSON.stringify(many.root).length - JSON.stringify(one.root).length < 10);
  t.is(many.noted.length, 5, 'two hundred heads an event');
  t.deepEqual(many.noted.flatMap(({ heads }) => heads).length, 1000);
  t.is(many.root.root, rootOf({ schoolId: SCHOOL, ...many.root }));
  t.is(many.root.previousRoot, NO_ROOT);
});

test('given a root, when three streams have moved, then only they are noted in front of the next', (t) => {
  const before = [...standing, ...openedHeads(500)];
  const moved = openedHeads(3, 40).map(
    ([stream, , hash]): StreamHead => [stream, 9, hash.replace(/^0/, 'f')],
  );
  const names = new Set(moved.map(([stream]) => stream));
  const after = [...before.filter(([stream]) => !names.has(stream)), ...moved];
  const { noted, root, made } = afterRoots(before, after);
  t.deepEqual(
    noted.map(({ rootId, heads }) => [rootId, heads.map(([stream]) => stream)]),
    [[2, [...names].sort()]],
  );
  t.is(made.length, 2);
  t.is(root.rootId, 2);
  t.is(root.folded[0]?.[2], 500 * 3 + 3 * 7);
});

test('given a root, when nothing has moved in any stream, then there is no second', (t) => {
  const heads = [...standing, ...openedHeads(2)];
  t.deepEqual(afterRoots(heads, heads).made, []);
  t.is(afterRoots(heads, [...standing, ...openedHeads(2, 1)]).made.length, 2, 'another stream has begun');
});

const secondBook = { ...journalStream, nameFor: (school: string) => streams.journal(school, 2) };
const gift = VoucherPosted({
  ...UNSAID_BEFORE,
  ...{ voucherId: 1, voucherNo: 1, series: '1-1-2026', on: '2026-04-14', fundId: 1, direction: 1 },
  ...{ moneyAccount: 1, payee: '', bookNo: '', remark: '' },
  lines: [{ subLedgerId: 2, particulars: '', amount: paisa(100) }],
  postings: [dr('sl:1', 1, 100), cr('sl:2', 1, 100)],
});
const give = (app: TestApp) =>
  app.desk.perform(
    stepOn(secondBook, () => [gift]),
    systemErrand(SCHOOL, 'gift'),
  );

test('what happened in an opened stream alone makes a day’s root due', async (t) => {
  const app = await openSchool();
  await app.done('POST', '/api/accounts/audit/roots');
  const look = () => new DailyRoots(app.desk, undefined, silentLogger()).look();
  const roots = async () => {
    const found: Root[] = [];
    for await (const { type, data } of app.store.readStream(streams.audit(SCHOOL)))
      if (type === 'DailyRootTaken') found.push(data as unknown as Root);
    return found;
  };
  await give(app);
  app.clock.set('2026-04-14T18:00:01Z');
  await look();
  const [first, second] = await roots();
  t.deepEqual(first?.folded, []);
  t.like(second, { rootId: 2, day: '2026-04-14', previousRoot: first?.root });
  t.is(second?.folded[0]?.[0], 'journal');
  await give(app); // of the day that has begun
  app.clock.set('2026-04-15T18:00:01Z');
  await app.restart();
  await look();
  t.is((await roots()).length, 3, 'and so does what is added to it later');
  app.clock.set('2026-04-16T18:00:01Z');
  await look();
  t.is((await roots()).length, 3, 'a quiet day has none');
  await app.close();
});
