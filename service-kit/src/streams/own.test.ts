import { randomUUID } from 'node:crypto';
import { streamList, streams } from '@madrasah/events';
import test, { type ExecutionContext } from 'ava';
import { clientEventStore } from '../event-store/client/index.ts';
import { temporaryDataFile } from '../event-store/conformance/data-file.ts';
import {
  connectionString,
  type EmbeddedProcess,
  startEmbedded,
} from '../event-store/conformance/embedded-process.ts';
import { all, until } from '../event-store/conformance/samples.ts';
import { NO_STREAM, type RecordedEvent } from '../event-store/index.ts';
import { ownStreams } from './index.ts';

let server: EmbeddedProcess;
test.before(async () => {
  server = await startEmbedded((await temporaryDataFile()).path);
});
test.after.always(() => server.end('SIGKILL'));

function storeOf(t: ExecutionContext, own?: ReturnType<typeof ownStreams>) {
  const store = clientEventStore({
    connectionString: connectionString(server.port),
    ...(own && { own }),
    silentMs: 200,
  });
  t.teardown(() => store.close());
  return store;
}

const event = (type: string) => ({ id: randomUUID(), type, data: {}, metadata: {} });
const named = (events: readonly RecordedEvent[]) => events.map(({ stream, type }) => `${stream} ${type}`);

test('what begins the names of own streams is derived from what the contexts declare', (t) => {
  const beginnings = streamList.beginnings();
  for (const name of [...streamList.standingOf('1001'), streams.policy('repairs')])
    t.true(
      beginnings.some((beginning) => name.startsWith(beginning)),
      name,
    );
  t.is(new Set(beginnings).size, beginnings.length);
});

test('a stream is own by the whole of its name', (t) => {
  const [plain, north] = [ownStreams(), ownStreams('north')];
  for (const name of ['people-1001', 'platform', 'journal-1001_1', 'policy-repairs']) {
    t.true(plain.has(name), name);
    t.true(north.has(`north.${name}`), name);
    t.false(north.has(name), name);
    t.false(plain.has(`north.${name}`), name);
  }
  for (const name of ['orders-77', 'platforms', 'people-abc', 'people', '$people-1001', 'north.orders-77'])
    t.false(plain.has(name) || north.has(name), name);
});

test('installations and strangers on one server read their own streams and no other', async (t) => {
  const [stranger, plain] = [storeOf(t), storeOf(t, ownStreams())];
  const [north, south] = [storeOf(t, ownStreams('north')), storeOf(t, ownStreams('south'))];
  await stranger.append('orders-77', NO_STREAM, [event('OrderPlaced')]);
  await plain.append('platform', NO_STREAM, [event('One')]);
  await north.append('platform', NO_STREAM, [event('Two')]);
  await south.append('people-1001', NO_STREAM, [event('Three')]);
  await stranger.append('platforms', NO_STREAM, [event('Stranger')]);
  await north.append('people-1001', NO_STREAM, [event('Four')]);
  t.deepEqual(named(await all(plain.readAll())), ['platform One']);
  t.deepEqual(named(await all(north.readAll())), ['platform Two', 'people-1001 Four']);
  t.deepEqual(named(await all(south.readAll())), ['people-1001 Three']);
  t.deepEqual(named(await all(north.readStream('people-1001'))), ['people-1001 Four']);
  t.deepEqual(await all(plain.readStream('people-1001')), []);
  t.true(named(await all(stranger.readAll())).includes('north.people-1001 Four'));
});

test('a subscription brings own streams only, and strangers that write on and on do not disturb it', async (t) => {
  const [stranger, own] = [storeOf(t), storeOf(t, ownStreams('east'))];
  const seen: RecordedEvent[] = [];
  const told: string[] = [];
  await own.append('people-1001', NO_STREAM, [event('One')]);
  const subscription = own.subscribeAll(undefined, {
    onEvents: async (events) => void seen.push(...events),
    onCaughtUp: () => void told.push('caught up'),
    onInterrupted: () => void told.push('interrupted'),
  });
  await until(() => told.length > 0, 'the end of the log');
  for (let n = 0; n < 10; n += 1) {
    await stranger.append(`orders-${randomUUID()}`, NO_STREAM, [event('OrderPlaced')]);
    await new Promise((resolve) => setTimeout(resolve, 100)); // longer than it is silent without being doubted
  }
  await own.append('people-1001', 0, [event('Two')]);
  await until(() => seen.length === 2, 'the second event');
  t.deepEqual(named(seen), ['people-1001 One', 'people-1001 Two']);
  t.false(told.includes('interrupted'));
  await subscription.stop();
});
