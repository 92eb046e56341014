import { isAbsolute } from 'node:path';
import test from 'ava';
import { isRefused } from '../../scripts/running/refused.ts';
import { readSettings } from '../../scripts/running/settings.ts';

test('nothing needs to be set', (t) => {
  const settings = readSettings({ DATA_DIR: '', PORT: '' });
  if (isRefused(settings)) return t.fail(settings.refused);
  t.is(settings.port, 3000);
  t.is(settings.demoPassword, 'madrasah-demo');
  t.true(isAbsolute(settings.dataDir));
  t.is(settings.eventStoreUrl, undefined);
});

const SECRET = 'x'.repeat(32);
for (const [name, environment] of Object.entries({
  'no demo password in production': { NODE_ENV: 'production' },
  'the known demo password in production': { NODE_ENV: 'production', DEMO_PASSWORD: 'madrasah-demo' },
  'a port that is none': { PORT: '3000x' },
  'a port out of range': { PORT: '65536' },
  'an event store of another scheme': { ESDB_URL: 'http://one:2113' },
  'a MongoDB that is read from its secondaries': { MONGO_URL: 'mongodb://one/?readPreference=secondary' },
  'a vault without a database of its own': { VAULT_URL: 'mongodb://one' },
  'a vault in the database of the read models': {
    MONGO_URL: 'mongodb://one/north',
    VAULT_URL: 'mongodb://other@one/north',
  },
  'a prefix that no stream can have': { ESDB_URL: 'esdb://one', ESDB_PREFIX: 'a-b' },
  'a prefix without a server that others use': { ESDB_PREFIX: 'north' },
  'commands elsewhere without queries': { COMMANDS_URLS: 'http://one:4000' },
  'a list of services that is none': { COMMANDS_URLS: 'one:4000', QUERIES_URLS: 'http://one:4001' },
  'a short signing secret': { JWT_SECRET: SECRET.slice(1) },
}))
  test(`refuses ${name}`, (t) => t.true(isRefused(readSettings(environment))));

test('production with a password of its own is accepted', (t) => {
  const settings = readSettings({ NODE_ENV: 'production', DEMO_PASSWORD: 'own', JWT_SECRET: SECRET });
  t.false(isRefused(settings));
});
