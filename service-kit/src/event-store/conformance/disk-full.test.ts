import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { StoreAway } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { connectionString, startEmbedded } from './embedded-process.ts';
import { all, freshStream, sample } from './samples.ts';

/** A disk of 4 MiB; undefined where this user may not mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'event-store-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

function fill(ballast: string): void {
  for (const size of [64 * 1024, 1024])
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

const disk = smallDisk();
const onSmallDisk = disk ? test : test.skip;
test.after.always(() => {
  if (!disk) return;
  execFileSync('umount', ['--lazy', disk]);
  rmdirSync(disk);
});

onSmallDisk(
  'a full disk is a store that is away, by name, and nothing is recorded (where a disk may be mounted)',
  async (t) => {
    const ballast = join(disk as string, 'ballast');
    const server = await startEmbedded(join(disk as string, 'events.db'));
    const store = clientEventStore({ connectionString: connectionString(server.port) });
    t.teardown(async () => {
      await store.close();
      await server.end('SIGTERM');
    });
    const stream = freshStream();
    const large = sample({ text: 'x'.repeat(50_000) });
    await store.append(stream, NO_STREAM, [sample({ n: 0 })]);
    fill(ballast);
    const refused = store.append(stream, 0, [large]);
    await t.throwsAsync(refused, { instanceOf: StoreAway, message: /the disk is full/ });
    t.is((await all(store.readStream(stream))).length, 1);
    rmSync(ballast);
    t.is((await store.append(stream, 0, [large])).revision, 1);
    t.is((await all(store.readAll())).length, 2);
  },
);
