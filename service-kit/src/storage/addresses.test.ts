import test from 'ava';
import { readConfig } from '../config/index.ts';
import { documentsFault, eventStoreFault, vaultFault } from './index.ts';

const HERE = import.meta.filename;

for (const url of [
  'esdb://127.0.0.1:2113?tls=false',
  'unix:/srv/madrasah/events.sock',
  'esdb://user:p%40ss@one:2113,two:2113,three?tls=true',
  'esdb+discover://user:pw@cluster.example?nodePreference=leader',
  `esdb://one?tlsCAFile=${HERE}`,
])
  test(`${url} is an address of an event store`, (t) => t.is(eventStoreFault(url), undefined));

for (const [url, fault] of [
  ['http://one:2113', /^must begin with esdb:/],
  ['one:2113', /^must begin with esdb:/],
  ['esdb://', /^names no host/],
  ['unix:relative.sock', /^must begin with esdb/],
  [`unix:/${'x'.repeat(100)}`, /^must begin with esdb/],
  ['esdb://one two:2113', /^names no host/],
  ['esdb://user:secret@one?nodePreference=follower', /^nodePreference must be leader/],
  [
    'esdb://user:secret@one?tlsCAFile=/nowhere/ca.crt',
    /^the file of tlscafile cannot be read: \/nowhere\/ca\.crt$/,
  ],
] as const)
  test(`${url} is refused in a sentence`, (t) => {
    t.regex(eventStoreFault(url) ?? '', fault);
    t.false(eventStoreFault(url)?.includes('secret'));
  });

for (const url of [
  'mongodb://127.0.0.1:27017/?directConnection=true',
  'mongodb://user:pw@one,two:27018/north?replicaSet=rs0&readPreference=primary&w=majority',
  'mongodb+srv://user:pw@cluster.example/north-1_a',
  'mongodb://[::1]:27017',
])
  test(`${url} is an address of a MongoDB`, (t) => t.is(documentsFault(url), undefined));

for (const [url, fault] of [
  ['postgres://one/db', /^must begin with mongodb:/],
  ['mongodb:///north', /^names no host/],
  ['mongodb://one/no.rth', /^names a database that cannot be/],
  ['mongodb://one/%zz', /^names a database that cannot be/],
  ['mongodb://user:secret@one/?readPreference=secondaryPreferred', /^readPreference must be primary/],
  ['mongodb://user:secret@one/?w=1', /^w must be majority/],
  ['mongodb://user:secret@one/?tls=true&tlsCAFile=/nowhere', /^the file of tlscafile cannot be read/],
] as const)
  test(`${url} is refused in a sentence, too`, (t) => {
    t.regex(documentsFault(url) ?? '', fault);
    t.false(documentsFault(url)?.includes('secret'));
  });

test('the settings name the one that is wrong, and tell no password', (t) => {
  const JWT_SECRET = 'x'.repeat(32);
  const given = { ESDB_URL: 'esdb://one', MONGO_URL: 'mongodb://user:s3cret@one/?w=1', JWT_SECRET };
  const error = t.throws(() => readConfig(given));
  t.is(error.message, 'settings: MONGO_URL: w must be majority: what fewer hold may be lost');
});

for (const [vault, documents, fault] of [
  ['mongodb://keys:pw@one/vault', 'mongodb://read:pw@one/north', undefined],
  ['mongodb://keys:pw@two/north', 'mongodb://read:pw@one/north', undefined],
  ['mongodb://keys:pw@one/vault', undefined, undefined],
  ['mongodb://keys:secret@one', undefined, /^names no database/],
  ['mongodb://keys:secret@one/north?w=1', undefined, /^w must be majority/],
  [
    'mongodb://keys:secret@one/north',
    'mongodb://read:pw@one/north?replicaSet=rs0',
    /^names the database of MONGO_URL/,
  ],
  ['mongodb://keys:secret@one/madrasah', 'mongodb://read:pw@one', /^names the database of MONGO_URL/],
] as const)
  test(`${vault} beside ${documents}: ${fault ?? 'is an address of a vault'}`, (t) => {
    const told = vaultFault(vault, documents);
    if (fault) t.regex(told ?? '', fault);
    else t.is(told, undefined);
    t.false(told?.includes('secret') ?? false);
  });
