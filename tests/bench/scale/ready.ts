import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import { streams } from '@madrasah/events';
import { issueToken } from '@madrasah/service-kit/access';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { Caller } from '../counter/load.ts';
import { figuresOf, tell, timed } from '../figures.ts';
import { SECRET, Service } from './process.ts';

// A command-service that has just been started takes its first command of a large school: a receipt taken back, over
// HTTP, with the event store as its own process. The run from the log leaves the snapshot that the other begins with.
const [, , folder = '', from = 'log'] = process.argv;
const snapshots = join(folder, 'snapshots');
if (from === 'log') rmSync(snapshots, { recursive: true, force: true });
const program = await startEmbedded(join(folder, 'events.sqlite'));
const url = connectionString(program.port);
const receiptId = await lastStandingReceipt(url);
const told = figuresOf(`first command of a large school, from the ${from}`);

const started = performance.now();
const service = new Service('command-service', folder, url);
const caller = new Caller(await service.listening(), 1);
const listening = performance.now();
const login = { schoolId: DEMO_SCHOOL, loginId: 1, permissionType: 2 };
caller.using(issueToken(SECRET, login, new Date()).token);
const path = `/api/accounts/fee_collections/${receiptId}/reverse`;
const key = { 'idempotency-key': randomUUID() };
let answer = await caller.send('POST', path, { reason: 'ভুল' }, key);
// A command that waits too long is told to come again with its key; what it waits for goes on.
while (answer.status >= 503) answer = await caller.send('POST', path, { reason: 'ভুল' }, key);
const answered = performance.now();
if (answer.status >= 300) throw new Error(`refused: ${answer.text}`);
const { now, peak } = service.memory();
const again = await timed(() => caller.send('POST', path, { reason: 'ভুল' }));
caller.close();
const ended = await timed(() => service.end());
await program.end('SIGTERM');

const seconds = (from: number, to: number) => (to - from) / 1000;
tell([
  told(
    'from the start to the answer',
    seconds(started, answered),
    's',
    from === 'log' ? undefined : { atMost: 3 },
  ),
  told('of that until it listens', seconds(started, listening), 's'),
  told('the next command', again.ms, 'ms'),
  told('memory then', now, 'MB'),
  told('memory at its highest', peak, 'MB'),
  told('a clean end', ended.ms / 1000, 's'),
  ...readdirSync(snapshots).map((name) => told(name, statSync(join(snapshots, name)).size / 1e6, 'MB')),
]);

/** The last receipt that has not been taken back. */
async function lastStandingReceipt(url: string): Promise<number> {
  const store = clientEventStore({ connectionString: url });
  const reversed = new Set<unknown>();
  try {
    for await (const { type, data } of store.readStream(streams.journal(DEMO_SCHOOL), { backwards: true })) {
      if (type === 'CollectionReversed') reversed.add(data['receiptId']);
      const isPlain = type === 'FeesCollected' && data['advance'] === null;
      if (isPlain && !reversed.has(data['receiptId'])) return data['receiptId'] as number;
    }
  } finally {
    await store.close();
  }
  throw new Error('no receipt stands');
}
