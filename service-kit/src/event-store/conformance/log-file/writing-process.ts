/** A process that holds a log's file and appends to it from many writers until it is killed; it tells what it was told. */
import { randomUUID } from 'node:crypto';
import { writtenLog } from '../../file/log-file.ts';
import { NO_STREAM } from '../../port.ts';
import { sample } from '../samples.ts';

const WRITERS = 16;
const [, , path = ''] = process.argv;
const own = { prefix: '', beginnings: [''], has: () => true };
const store = await writtenLog({ path, own }, (reason) => {
  throw reason;
});

async function write(stream: string): Promise<void> {
  for (let n = 0, revision = NO_STREAM; ; n += 1) {
    const events = Array.from({ length: (n % 3) + 1 }, (_, part) =>
      sample({ n, part, pad: 'x'.repeat(300) }),
    );
    revision = (await store.append(stream, revision, events)).revision;
    process.send?.({ stream, ids: events.map(({ id }) => id) });
  }
}

process.on('disconnect', () => process.exit());
await Promise.all(Array.from({ length: WRITERS }, () => write(`written-${randomUUID()}`)));
