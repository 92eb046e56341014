import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { ProposedEvent } from '../../model.ts';

/** An event with an id of its own. */
export function proposed(text = '{}'): ProposedEvent {
  const id = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  return { id, type: 'Tested', json: true, data: Buffer.from(text), metadata: Buffer.alloc(0) };
}

/** The path of a data file in a folder of its own, which goes with the test. */
export async function dataFile(t: ExecutionContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'events.db');
}
