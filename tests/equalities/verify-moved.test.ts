import { randomUUID } from 'node:crypto';
import { type EventStore, inProcessEventStore, type RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { type KnownRoot, takenRoots, Verifier } from '../../projection-service/src/ledger/proof/index.ts';
import { forged, rehashed } from './test-support/forged-events.ts';
import { SCHOOL } from './test-support/product.ts';
import { faults, JOURNAL, RecountedSchool } from './test-support/recounted-school.ts';

// A house that has moved: the same events in the same order at other positions, because others write there, too.
let recounted: RecountedSchool;
let first: KnownRoot;
let second: KnownRoot;
let third: KnownRoot;

const takeRoot = () => recounted.school.client.command('/api/accounts/audit/roots', {});

test.before(async () => {
  recounted = await RecountedSchool.open();
  await takeRoot();
  await recounted.school.admit('তালহা');
  await takeRoot();
  await recounted.school.admit('যুবায়ের');
  await takeRoot();
  await recounted.school.admit('পরে');
  [first, second, third] = (await takenRoots(recounted.log, SCHOOL)).roots as [
    KnownRoot,
    KnownRoot,
    KnownRoot,
  ];
});
test.after.always(() => recounted.end());

const isOurs = ({ stream }: RecordedEvent) => !stream.startsWith('orders');

/** A store that others have written to before, and write to meanwhile. */
async function shared(): Promise<EventStore> {
  const store = inProcessEventStore();
  let next = -1;
  const foreign = async (events: number) => {
    for (let left = events; left > 0; left -= 1) {
      await store.append('orders-77', next, [
        { id: randomUUID(), type: 'OrderPlaced', data: {}, metadata: {} },
      ]);
      next += 1;
    }
  };
  await foreign(500);
  return {
    ...store,
    async append(...appended) {
      await foreign(next % 3);
      return store.append(...appended);
    },
    async *readAll(after) {
      for await (const event of store.readAll(after)) if (isOurs(event)) yield event;
    },
  };
}

const write = ({ stream, revision, id, type, data, metadata }: RecordedEvent, to: EventStore) =>
  to.append(stream, revision - 1, [{ id, type, data, metadata }]);

/** The house's log, elsewhere. @param change what somebody has made of it there */
async function moved(change: (events: RecordedEvent[]) => RecordedEvent[] = (events) => events) {
  const all: RecordedEvent[] = [];
  for await (const event of recounted.log.readAll()) all.push(event);
  const store = await shared();
  for (const event of change(all)) await write(event, store);
  return store;
}

const verdictOf = (store: EventStore, handedOver: readonly KnownRoot[] = []) =>
  new Verifier({ store, codec: recounted.product.codec, handedOver }).verify(SCHOOL);

/** The events with those of one stream become others, each where it stood; more come last. */
const changedIn =
  (stream: string, change: (events: RecordedEvent[]) => RecordedEvent[]) => (all: RecordedEvent[]) => {
    const own = change(all.filter((event) => event.stream === stream));
    const rest = all.flatMap((event) => (event.stream === stream ? own.splice(0, 1) : [event]));
    return [...rest, ...own];
  };

test('roots made before the move verify after it: those of the log, mailed and printed ones', async (t) => {
  const store = await moved();
  const { roots, checks } = await verdictOf(store);
  t.deepEqual(faults({ checks }), []);
  t.is(roots.length, 3);
  const positions: number[] = [];
  for await (const { position } of store.readStream(JOURNAL)) positions.push(position);
  t.true(Math.min(...positions) > third.position, 'no position is what it was');
  for (const root of [first, second, third]) {
    t.deepEqual(faults(await verdictOf(store, [root])), [], 'with its heads, as it was mailed');
    const { day, position, root: hash } = root;
    const printed = { day, position, root: hash };
    t.deepEqual(faults(await verdictOf(store, [printed])), [], 'without them, as it was printed');
  }
  await store.close();
});

test('home again, it verifies as before', async (t) => {
  const away = await moved();
  const home = inProcessEventStore();
  for await (const event of away.readAll()) await write(event, home);
  t.deepEqual(faults(await verdictOf(home, [first, second])), []);
});

test('after the move what is gone, slipped in or changed is named as before', async (t) => {
  const cut = await moved(changedIn(JOURNAL, (events) => events.slice(0, 5)));
  t.deepEqual(faults(await verdictOf(cut)), [
    `roots: ${JOURNAL}@5 is gone: the root of 2026-04-10 knew the stream up to @6`,
  ]);
  const CHART = `chart-${SCHOOL}`;
  const longer = await moved((all) => {
    const chart = all.filter(({ stream }) => stream === CHART);
    const last = chart.at(-1) as RecordedEvent;
    const more = rehashed([...chart, { ...last, revision: last.revision + 1, id: randomUUID() }]).at(-1);
    return all.flatMap((event) => (event === last ? [event, more as RecordedEvent] : [event]));
  });
  const end = first.heads?.find(([stream]) => stream === CHART)?.[1] ?? 0;
  t.deepEqual(faults(await verdictOf(longer)), [
    `roots: ${CHART}@${end + 1} was slipped in: the root of 2026-04-10 knew the stream up to @${end}`,
  ]);
  const other = await moved(changedIn(JOURNAL, forged));
  t.deepEqual(faults(await verdictOf(other)), [
    `roots: ${JOURNAL}@6 is another event than the root of 2026-04-10 knew`,
  ]);
});

test('a root that the log has lost is found by what it was made of, and names what is missing', async (t) => {
  const AUDIT = `audit-${SCHOOL}`;
  const PEOPLE = `people-${SCHOOL}`;
  const withoutRoots = await moved((all) => all.filter(({ stream }) => stream !== AUDIT));
  const known = { ...first, rootId: undefined };
  t.deepEqual(faults(await verdictOf(withoutRoots, [known])), [], 'the first follows no other');
  const printed = { day: first.day, position: first.position, root: first.root };
  t.deepEqual(faults(await verdictOf(withoutRoots, [printed])), []);
  const cut = await moved((all) =>
    changedIn(PEOPLE, (events) => events.slice(0, 2))(all).filter(({ stream }) => stream !== AUDIT),
  );
  const [gone] = faults(await verdictOf(cut, [second]));
  t.regex(gone ?? '', /(audit|people)-10001@\d is gone: the root of 2026-04-10 that was handed over knew/);
});
