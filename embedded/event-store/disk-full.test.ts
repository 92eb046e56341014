import { join } from 'node:path';
import { type EventStoreDBClient, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import test, { type ExecutionContext } from 'ava';
import { announced, clientOf, start } from './test-support/program.ts';
import { SmallDisk } from './test-support/small-disk.ts';

const NO_ROOM = /the disk is full/;
const event = (length = 10) => jsonEvent({ type: 'Tested', data: { text: 'x'.repeat(length) } });

async function count(client: EventStoreDBClient, stream: string): Promise<number> {
  let events = 0;
  for await (const { event } of client.readStream(stream, { fromRevision: START, maxCount: 1000 }))
    events += event ? 1 : 0;
  return events;
}

/** Appends until an append is refused for want of room. Returns how many were taken. */
async function untilRefused(t: ExecutionContext, client: EventStoreDBClient): Promise<number> {
  for (let taken = 0; taken < 1000; taken += 1)
    try {
      const expectedRevision = taken === 0 ? NO_STREAM : BigInt(taken - 1);
      await client.appendToStream('a', event(20_000), { expectedRevision });
    } catch (error) {
      t.regex(String(error), NO_ROOM);
      return taken;
    }
  throw new Error('the disk is never full');
}

const disk = SmallDisk.mount(4);
const onSmallDisk = disk ? test.serial : test.serial.skip;
test.after.always(() => {
  disk?.unmount();
});

onSmallDisk(
  'a start on a full disk can be read, and written when there is room (where a disk may be mounted)',
  async (t) => {
    const small = disk as SmallDisk;
    const path = join(small.folder, 'restarted.db');
    const first = start(t, path);
    const client = clientOf(t, (await announced(first)).listening);
    t.teardown(() => small.free());
    await client.appendToStream('a', event(), { expectedRevision: NO_STREAM });
    first.child.kill('SIGTERM');
    await first.ended;
    small.fill();
    const again = clientOf(t, (await announced(start(t, path))).listening);
    t.is(await count(again, 'a'), 1);
    await t.throwsAsync(again.appendToStream('a', event(20_000), { expectedRevision: 0n }), {
      message: NO_ROOM,
    });
    small.free();
    t.is((await again.appendToStream('a', event(), { expectedRevision: 0n })).nextExpectedRevision, 1n);
    t.is(await count(again, 'a'), 2);
  },
);

for (const args of [['--no-batch'], []])
  onSmallDisk(
    `on a full disk appends are refused, reads go on, and room is used again ${args.join()} (where a disk may be mounted)`,
    async (t) => {
      const small = disk as SmallDisk;
      const { folder } = small;
      const program = start(t, join(folder, `events${args.length}.db`), ...args);
      const client = clientOf(t, (await announced(program)).listening);
      const seen: bigint[] = [];
      const all = client.subscribeToAll({ fromPosition: START });
      all.on('data', ({ event }) => event?.streamId === 'a' && seen.push(event.revision));
      all.on('error', (error) => t.log(String(error), program.stderr()));

      t.teardown(() => small.free());
      small.fill();
      const taken = await untilRefused(t, client);
      t.is(await count(client, 'a').catch(() => 0), taken, 'nothing of the refused append is there');
      const refused = client.appendToStream('a', event(20_000), { expectedRevision: 'any' });
      const error = await t.throwsAsync(refused, { message: NO_ROOM });
      if (args.length > 0) t.like(error, { code: status.FAILED_PRECONDITION });

      small.free();
      const next = taken === 0 ? NO_STREAM : BigInt(taken - 1);
      const { nextExpectedRevision } = await client.appendToStream('a', event(), { expectedRevision: next });
      t.is(nextExpectedRevision, BigInt(taken));
      t.is(await count(client, 'a'), taken + 1);
      while (seen.length < taken + 1) await new Promise((resolve) => setTimeout(resolve, 5));
      t.deepEqual(seen, [...Array(taken + 1).keys()].map(BigInt));
      await all.unsubscribe();
      t.is(program.child.exitCode, null, 'it is still the same process');
      t.is(program.stderr(), '');
      program.child.kill('SIGTERM');
      t.is(await program.ended, 0);
    },
  );
