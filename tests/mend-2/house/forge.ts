import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { JsonObject } from '../../../service-kit/src/event-store/index.ts';
import type { House } from './house.ts';

interface Forged {
  readonly type: string;
  readonly data: JsonObject;
}

const EMPTY = { revision: -1, hash: '0'.repeat(64) };

type Passwords = typeof import('../../../service-kit/src/access/password.ts');
type Stores = typeof import('../../../service-kit/src/event-store/index.ts');
type Chains = typeof import('../../../service-kit/src/codec/chain.ts');

/** A source of the checkout that is tried, which has what ours has: what it writes its own log with. */
const sourceOf = <T>(house: House, file: string): Promise<T> => import(join(house.path, file));

/** The hash of a password, as the checkout makes it. */
export async function hashOf(house: House, password: string): Promise<string> {
  const { hashPassword } = await sourceOf<Passwords>(house, 'service-kit/src/access/password.ts');
  return hashPassword(password);
}

/**
 * Appends to the log of a product that does not run, as somebody does who may write its file and has no key: a right
 * chain, and what is sealed in plain text.
 */
export async function forge(house: House, schoolId: string, stream: string, { type, data }: Forged) {
  const { inProcessEventStore } = await sourceOf<Stores>(house, 'service-kit/src/event-store/index.ts');
  const { eventHash } = await sourceOf<Chains>(house, 'service-kit/src/codec/chain.ts');
  const store = inProcessEventStore(join(house.dataDir, 'events.sqlite'));
  try {
    let last = EMPTY;
    let at = '';
    for await (const { revision, metadata } of store.readStream(stream, { backwards: true, limit: 1 })) {
      last = { revision, hash: String(metadata['hash']) };
      at = String(metadata['at']);
    }
    const metadata = {
      ...{ schoolId, actor: { id: 0, permissionType: 0 }, at, version: 1, prevHash: last.hash },
      ...{ requestId: 'r', correlationId: 'r', causationId: 'r' },
    };
    const event = { id: randomUUID(), type, data };
    const hash = eventHash({ ...event, stream, revision: last.revision + 1, metadata });
    await store.append(stream, last.revision, [{ ...event, metadata: { ...metadata, hash } }]);
  } finally {
    await store.close();
  }
}

/** What `npm run audit` prints of a school, and its code. */
export function audited(
  house: House,
  schoolId: string,
): { readonly code: number | null; readonly told: string } {
  const main = join(house.path, 'scripts/audit/verify/main.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, '--school', schoolId, '--language', 'en'],
    {
      cwd: house.path,
      env: { PATH: process.env['PATH'], DATA_DIR: house.dataDir },
      encoding: 'utf8',
    },
  );
  return { code: status, told: stdout + stderr };
}
