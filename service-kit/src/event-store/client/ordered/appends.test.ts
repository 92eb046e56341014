import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { clientEventStore } from '../../client.ts';
import { connectionString, startEmbedded } from '../../conformance/embedded-process.ts';
import { all } from '../../conformance/samples.ts';
import { AppendTooLarge, OutcomeUnknown, WrongExpectedRevision } from '../../errors.ts';
import { type EncodedEvent, orderedAppends } from './appends.ts';
import { idOf } from './messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'madrasah-ordered-'));
const server = await startEmbedded(join(folder, 'events.sqlite'));
const address = connectionString(server.port);
test.after.always(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const event = (data: object = {}): EncodedEvent => ({
  ...{ id: randomUUID(), type: 'Sampled' },
  ...{ data: Buffer.from(JSON.stringify(data)), metadata: Buffer.from('{"a": 1}') },
});

/** What stands in the log of a server, the streams whose names begin so. */
async function standing(beginning: string, at = address) {
  const store = clientEventStore({ connectionString: at });
  const read = await all(store.readAll()).finally(() => store.close());
  return read.filter(({ stream }) => stream.startsWith(beginning));
}

test('many under way stand in the order they were given, whole streams and large ones among small', async (t) => {
  const appends = await orderedAppends(address, 'order.');
  const given: string[] = [];
  const revisions = new Map<string, number>();
  const answers = Array.from({ length: 600 }, (_, n) => {
    const stream = `s${n % 7}`;
    const events = Array.from({ length: 1 + (n % 3) }, () =>
      event({ n, x: 'x'.repeat(n % 50 ? 10 : 200_000) }),
    );
    given.push(...events.map(({ id }) => id));
    const expected = revisions.get(stream) ?? -1;
    revisions.set(stream, expected + events.length);
    return appends.append(stream, expected, events);
  });
  await Promise.all(answers);
  await appends.close();
  const there = await standing('order.');
  t.deepEqual(
    there.map(({ id }) => id),
    given,
  );
  t.deepEqual(there[0]?.metadata, { a: 1 });
});

test('the same again is answered as the first time; what is refused says why, and the others stand', async (t) => {
  const appends = await orderedAppends(address);
  t.teardown(() => appends.close());
  const stream = `again-${randomUUID()}`;
  const first = event();
  await appends.append(stream, -1, [first]);
  await appends.append(stream, -1, [first]);
  const other = appends.append(stream, 5, [event()]);
  const large = appends.append(stream, 0, [event({ x: 'x'.repeat(1_100_000) })]);
  const good = appends.append(stream, 0, [event()]);
  t.is((await t.throwsAsync(other, { instanceOf: WrongExpectedRevision }))?.actual, 0);
  await t.throwsAsync(large, { instanceOf: AppendTooLarge });
  await t.notThrowsAsync(good);
  t.is((await standing(stream)).length, 2);
});

test('a store that dies tells all that wait, once and for ever; what stands there is a beginning', async (t) => {
  const file = join(folder, 'dies.sqlite');
  const dying = await startEmbedded(file);
  const appends = await orderedAppends(connectionString(dying.port));
  const given = Array.from({ length: 2000 }, () => event());
  const answers = given.map((one, n) => appends.append(`s${n % 3}`, Math.floor(n / 3) - 1, [one]));
  const settled = Promise.allSettled(answers);
  await answers[20];
  await dying.end('SIGKILL');
  const failed = (await settled).filter(({ status }) => status === 'rejected');
  t.true(failed.length > 0);
  for (const { reason } of failed as PromiseRejectedResult[]) t.true(reason instanceof OutcomeUnknown);
  await t.throwsAsync(appends.append('s0', 0, [event()]), { message: /^the event store went away/ });
  await appends.close();
  const again = await startEmbedded(file);
  const ids = (await standing('s', connectionString(again.port))).map(({ id }) => id);
  t.deepEqual(
    ids,
    given.slice(0, ids.length).map(({ id }) => id),
  );
  t.true(ids.length > 20);
  await again.end('SIGTERM');
});

test('an answer is known by its id in either form', (t) => {
  const id = 'f0e1d2c3-b4a5-4697-8879-6a5b4c3d2e1f';
  const signed = (hex: string) => String(BigInt.asIntN(64, BigInt(`0x${hex}`)));
  const halves = {
    getMostSignificantBits: () => signed('f0e1d2c3b4a54697'),
    getLeastSignificantBits: () => signed('88796a5b4c3d2e1f'),
  };
  t.is(idOf({ getStructured: () => halves, getString: () => '' } as never), id);
  t.is(idOf({ getStructured: () => undefined, getString: () => id } as never), id);
});
