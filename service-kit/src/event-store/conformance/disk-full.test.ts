import { join } from 'node:path';
import { SmallDisk } from '@madrasah/embedded/test-support';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { StoreAway } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { connectionString, startEmbedded } from './embedded-process.ts';
import { all, freshStream, sample } from './samples.ts';

const disk = SmallDisk.mount(4);
const onSmallDisk = disk ? test : test.skip;
test.after.always(() => {
  disk?.unmount();
});

onSmallDisk(
  'a full disk is a store that is away, by name, and nothing is recorded (where a disk may be mounted)',
  async (t) => {
    const small = disk as SmallDisk;
    const server = await startEmbedded(join(small.folder, 'events.db'));
    const store = clientEventStore({ connectionString: connectionString(server.port) });
    t.teardown(async () => {
      await store.close();
      await server.end('SIGTERM');
    });
    const stream = freshStream();
    const large = sample({ text: 'x'.repeat(50_000) });
    await store.append(stream, NO_STREAM, [sample({ n: 0 })]);
    small.fill();
    const refused = store.append(stream, 0, [large]);
    await t.throwsAsync(refused, { instanceOf: StoreAway, message: /the disk is full/ });
    t.is((await all(store.readStream(stream))).length, 1);
    small.free();
    t.is((await store.append(stream, 0, [large])).revision, 1);
    t.is((await all(store.readAll())).length, 2);
  },
);
