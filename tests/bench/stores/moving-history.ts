import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type ChainHead, EMPTY_CHAIN, eventHash } from '@madrasah/service-kit/codec';
import { inProcessEventStore, type JsonObject, type NewEvent } from '@madrasah/service-kit/event-store';
import { tell } from '../figures.ts';
import { vaultIn } from './embedded-stores.ts';

/** Streams that take turns: five schools at work at the same time. */
const SCHOOLS = ['10001', '10002', '10003', '10004', '10005'];
const CATEGORIES = ['people-', 'admissions-', 'papers-', 'signins-'];
/** How many of a hundred events are of a journal. */
const OF_JOURNALS = 55;
const AT_ONCE = 500;
const ACTOR = { id: 1, permissionType: 1 };

/** The same turns each time it is run. */
const drawn = (n: number) => createHash('sha256').update(String(n)).digest();

const streamOf = (dice: Buffer): { school: string; stream: string } => {
  const school = SCHOOLS[(dice[0] as number) % SCHOOLS.length] as string;
  const category = CATEGORIES[(dice[1] as number) % CATEGORIES.length] as string;
  const isJournal = (dice[2] as number) % 100 < OF_JOURNALS;
  return { school, stream: isJournal ? `journal-${school}_1` : `${category}${school}` };
};

/** The next event of a stream, as large as the median one of a school at work, chained to the one before it. */
function next(stream: string, school: string, head: ChainHead, n: number): NewEvent {
  const [id, type, revision] = [randomUUID(), 'ReceiptPrinted', head.revision + 1];
  const rows = Array.from({ length: 6 }, (_, row) => ({ itemId: n + row, month: 4, amount: 150_000 + row }));
  const data: JsonObject = { receiptId: n, on: '2026-04-10', note: drawn(n).toString('hex').repeat(5), rows };
  const at = new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString();
  const metadata: JsonObject = {
    ...{ schoolId: school, actor: ACTOR, at, version: 1, prevHash: head.hash, requestId: id },
    ...{ correlationId: id, causationId: id },
  };
  const hash = eventHash({ stream, revision, id, type, data, metadata });
  return { id, type, data, metadata: { ...metadata, hash } };
}

// A log whose streams take turns, as those of several schools do: hardly an event follows one of its own stream. Each
// is chained; nothing is decided. `node tests/bench/stores/moving-history.ts FOLDER EVENTS`
const [, , folder = '', events = '250000'] = process.argv;
vaultIn(folder).close();
const store = inProcessEventStore(join(folder, 'events.sqlite'));
const heads = new Map<string, ChainHead>();
for (let n = 0; n < Number(events); ) {
  const underWay: Promise<unknown>[] = [];
  for (const end = Math.min(n + AT_ONCE, Number(events)); n < end; n += 1) {
    const { school, stream } = streamOf(drawn(n));
    const head = heads.get(stream) ?? EMPTY_CHAIN;
    const event = next(stream, school, head, n);
    const { hash, at } = event.metadata as { hash: string; at: string };
    heads.set(stream, { revision: head.revision + 1, hash, at });
    underWay.push(store.append(stream, head.revision, [event]));
  }
  await Promise.all(underWay);
}
await store.close();
tell([]);
