import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test, { type ExecutionContext } from 'ava';
import { KeyDestroyed, openVault, type Vault, VaultRefused } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'vault-contract-'));
const server = await startDocumentStore();
test.after.always(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

/** A place for a vault, and how one is opened there: as often as wanted, by whatever process. */
type Place = (masterKey?: string) => Promise<Vault>;

/** A place of each form; an erasure is known to every other process within so long. */
const FORMS: readonly (readonly [form: string, place: () => Place, soonMs: number])[] = [
  [
    'a file',
    () => {
      const DATA_DIR = mkdtempSync(join(folder, 'data-'));
      return (VAULT_KEY) => openVault({ DATA_DIR, VAULT_KEY });
    },
    0,
  ],
  [
    'a MongoDB',
    () => {
      const VAULT_URL = server.url.replace('/?', `/vault-${randomUUID()}?`);
      return (VAULT_KEY) => openVault({ DATA_DIR: folder, VAULT_URL, VAULT_KEY });
    },
    1_000,
  ],
];

for (const [form, place, soonMs] of FORMS) {
  const holds = (title: string, run: (t: ExecutionContext, open: Place) => Promise<void>) =>
    test(`${form}: ${title}`, async (t) => {
      const open = place();
      await run(t, async (masterKey) => {
        const vault = await open(masterKey);
        t.teardown(() => vault.close());
        return vault;
      });
    });

  holds('a person has one key, of 32 bytes, and no other person has it', async (t, open) => {
    const vault = await open();
    const key = vault.keyFor('1001', 'person:1');
    t.is(key.length, 32);
    t.deepEqual(vault.keyFor('1001', 'person:1'), key);
    t.deepEqual(vault.find('1001', 'person:1'), key);
    t.notDeepEqual(vault.keyFor('1001', 'person:2'), key);
    t.notDeepEqual(vault.keyFor('1002', 'person:1'), key);
    t.is(vault.standing('1001', 'person:1'), 'held');
  });

  holds('asking whether there is a key makes none', async (t, open) => {
    const vault = await open();
    for (const _ of [1, 2]) t.is(vault.find('1001', 'person:1'), undefined);
    t.is(vault.standing('1001', 'person:1'), 'unknown');
    t.deepEqual(vault.schools(), []);
  });

  holds('a new key may be given, and the one that stands stays', async (t, open) => {
    const vault = await open();
    const given = Buffer.alloc(32, 7);
    t.deepEqual(vault.keyFor('1001', 'person:1', given), given);
    t.deepEqual(vault.keyFor('1001', 'person:1', Buffer.alloc(32, 8)), given);
  });

  holds(
    'keys that are prepared together are durable; what stands or was destroyed stays so',
    async (t, open) => {
      const [one, two] = [await open(), await open()];
      const standing = one.keyFor('1001', 'person:1');
      one.destroy('1001', 'person:2');
      one.prepare?.('1001', ['person:1', 'person:2', 'person:3', 'person:4']);
      t.deepEqual(two.find('1001', 'person:1'), standing);
      t.throws(() => one.keyFor('1001', 'person:2'), { instanceOf: KeyDestroyed });
      const third = two.find('1001', 'person:3');
      t.is(third?.length, 32);
      t.deepEqual(one.keyFor('1001', 'person:3'), third);
      t.notDeepEqual(one.keyFor('1001', 'person:4'), third);
    },
  );

  holds('a key is there for another process as soon as it is given, and after a restart', async (t, open) => {
    const [one, two] = [await open(), await open()];
    t.is(two.find('1001', 'person:1'), undefined, 'it knows the school, but nobody there');
    const key = one.keyFor('1001', 'person:1');
    t.deepEqual(two.find('1001', 'person:1'), key);
    t.deepEqual(two.keyFor('1001', 'person:1'), key);
    t.deepEqual((await open()).find('1001', 'person:1'), key);
  });

  holds('processes that ask for the same new keys get the same ones', async (t, open) => {
    const vaults = [await open(), await open()] as const;
    for (let person = 0; person < 20; person += 1) {
      const subject = `person:${person}`;
      const [first, second] = person % 2 ? vaults : [vaults[1], vaults[0]];
      t.deepEqual(first.keyFor('1001', subject), second.keyFor('1001', subject));
    }
  });

  holds('a destroyed key is gone for everybody and never made again', async (t, open) => {
    const [one, two] = [await open(), await open()];
    one.keyFor('1001', 'person:1');
    one.keyFor('1001', 'person:2');
    two.destroy('1001', 'person:1');
    t.is(two.find('1001', 'person:1'), undefined);
    await pause(soonMs);
    t.is(one.find('1001', 'person:1'), undefined);
    t.truthy(one.find('1001', 'person:2'));
    for (const vault of [one, two, await open()]) {
      t.throws(() => vault.keyFor('1001', 'person:1'), { instanceOf: KeyDestroyed });
      t.is(vault.standing('1001', 'person:1'), 'destroyed');
    }
  });

  holds('who is erased before having a key gets none later', async (t, open) => {
    const [one, two] = [await open(), await open()];
    one.destroy('1001', 'person:1');
    one.destroy('1001', 'person:1');
    for (const vault of [one, two])
      t.throws(() => vault.keyFor('1001', 'person:1'), { instanceOf: KeyDestroyed });
  });

  holds('all keys of a school are told, and which were destroyed', async (t, open) => {
    const vault = await open('a master key');
    const key = vault.keyFor('1001', 'person:1');
    vault.keyFor('1001', 'person:2');
    vault.destroy('1001', 'person:2');
    vault.keyFor('document-snapshots', 'one');
    t.deepEqual(vault.schools(), ['1001', 'document-snapshots']);
    t.deepEqual([...vault.of('1001')].sort(), [
      ['person:1', key],
      ['person:2', undefined],
    ]);
  });

  const refused = (t: ExecutionContext, vault: Promise<Vault>, message: RegExp) =>
    t.throwsAsync(vault, { instanceOf: VaultRefused, message });

  holds('keys that are wrapped open with that master key alone', async (t, open) => {
    const key = (await open('a master key')).keyFor('1001', 'person:1');
    t.deepEqual((await open('a master key')).find('1001', 'person:1'), key);
    await refused(t, open('another'), /^VAULT_KEY is not the one/);
    await refused(t, open(), /^VAULT_KEY is missing/);
  });

  holds('keys stored without a master key do not pass for wrapped ones', async (t, open) => {
    (await open()).keyFor('1001', 'person:1');
    await refused(t, open('a master key'), /^VAULT_KEY is set, but/);
  });
}
