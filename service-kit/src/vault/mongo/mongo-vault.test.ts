import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import test from 'ava';
import { MongoClient } from 'mongodb';
import { claimVault, KeyDestroyed, openVault, VaultAway, VaultRefused, vaultToRead } from '../index.ts';

const server = await startDocumentStore();
test.after.always(() => server.stop());

const settings = () => ({
  DATA_DIR: tmpdir(),
  VAULT_URL: server.url.replace('/?', `/vault-${randomUUID()}?`),
  VAULT_KEY: 'a master key',
});

/** All that a database holds of keys, as its server knows it. */
async function stored(url: string) {
  const client = await new MongoClient(url).connect();
  const rows = await client.db().collection('keys').find({}, { promoteBuffers: true }).toArray();
  await client.close();
  return rows;
}

// One at a time: whoever waits for a vault that is away gives the turn to nobody, for seconds.
test.serial('the server never sees a key as it is, nor any of one that was destroyed', async (t) => {
  const given = settings();
  const vault = await openVault(given);
  const key = vault.keyFor('1001', 'person:1');
  const [row] = await stored(given.VAULT_URL);
  t.true(row?.['key'].length > key.length);
  t.false(Buffer.from(row?.['key']).includes(key));
  vault.destroy('1001', 'person:1');
  t.like((await stored(given.VAULT_URL))[0], { _id: '1001/person:1', key: null, erased: true });
  vault.close();
});

test.serial(
  'a tool that only reads finds the keys and writes nothing, also where there is no vault yet',
  async (t) => {
    const given = settings();
    const empty = await vaultToRead(given.VAULT_URL, given.VAULT_KEY);
    t.is(empty.find('1001', 'person:1'), undefined);
    empty.close();
    const client = await new MongoClient(given.VAULT_URL).connect();
    t.teardown(() => client.close());
    t.deepEqual(await client.db().listCollections().toArray(), []);
    const vault = await openVault(given);
    const key = vault.keyFor('1001', 'person:1');
    vault.close();
    const before = JSON.stringify(await client.db().collection('about').find().toArray());
    const reading = await vaultToRead(given.VAULT_URL, given.VAULT_KEY);
    t.deepEqual(reading.find('1001', 'person:1'), key);
    t.throws(() => reading.keyFor('1001', 'person:2'), { instanceOf: KeyDestroyed });
    reading.close();
    await t.throwsAsync(vaultToRead(given.VAULT_URL, 'another key'), { instanceOf: VaultRefused });
    t.is(JSON.stringify(await client.db().collection('about').find().toArray()), before);
    t.is((await stored(given.VAULT_URL)).length, 1);
  },
);

test.serial(
  'keys that are prepared are made at once, are durable, and need no further question',
  async (t) => {
    const own = await startDocumentStore();
    const given = { ...settings(), VAULT_URL: own.url.replace('/?', '/vault?') };
    const vault = await openVault(given);
    const first = vault.keyFor('1001', 'person:0');
    vault.destroy('1001', 'person:1');
    const people = Array.from({ length: 400 }, (_, n) => `person:${n}`);
    vault.prepare?.('1001', people);
    const rows = await stored(given.VAULT_URL);
    await own.stop(); // whoever asks now is told that it is away
    t.deepEqual(vault.keyFor('1001', 'person:0'), first, 'what stands stays');
    t.throws(() => vault.keyFor('1001', 'person:1'), { instanceOf: KeyDestroyed });
    const keys = people.slice(2).map((person) => vault.keyFor('1001', person).toString('hex'));
    t.is(new Set(keys).size, 398, 'each a key of its own');
    t.is(rows.length, 400);
    vault.close();
  },
);

test.serial('a vault belongs to the log that came first, and no other log begins with it', async (t) => {
  const given = settings();
  (await openVault(given)).close();
  await claimVault(given, async () => undefined);
  await claimVault(given, async () => 'north');
  await claimVault(given, async () => 'north');
  const another = { instanceOf: VaultRefused, message: /^VAULT_URL: this vault holds the keys of another/ };
  await t.throwsAsync(
    claimVault(given, async () => 'south'),
    another,
  );
  await t.throwsAsync(
    claimVault(given, async () => undefined),
    another,
  );
});

test.serial('services that claim it at once are of one mind', async (t) => {
  const given = settings();
  (await openVault(given)).close();
  const outcomes = await Promise.allSettled(
    ['north', 'south', 'north', 'south'].map((log) => claimVault(given, async () => log)),
  );
  t.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 2);
});

test.serial(
  'a vault whose server is gone is away: at hand for seconds, then not; nothing new is made',
  async (t) => {
    const own = await startDocumentStore();
    const given = { ...settings(), VAULT_URL: own.url.replace('/?', '/vault?') };
    const vault = await openVault(given);
    const key = vault.keyFor('1001', 'person:1');
    await own.stop();
    t.deepEqual(vault.find('1001', 'person:1'), key);
    t.throws(() => vault.keyFor('1001', 'person:2'), { instanceOf: VaultAway });
    const started = performance.now();
    for (let time = 0; time < 20; time += 1)
      t.throws(() => vault.keyFor('1001', 'person:2'), { instanceOf: VaultAway });
    t.log(`${Math.round(performance.now() - started)} ms for twenty refusals`);
    vault.close();
  },
);

test.serial(
  'an address the driver does not take is refused in a sentence without its password',
  async (t) => {
    const VAULT_URL = 'mongodb://keys:s3cret@one/vault?noSuchOption=1';
    const refused = await t.throwsAsync(openVault({ ...settings(), VAULT_URL }), {
      instanceOf: VaultRefused,
    });
    t.regex(refused.message, /^VAULT_URL: /);
    t.notRegex(refused.message, /s3cret/);
  },
);
