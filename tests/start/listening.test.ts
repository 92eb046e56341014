import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { addressesFor, inUrl, isBeyond } from '../../scripts/running/network/addresses.ts';
import { demoForEverybody } from '../../scripts/running/network/known-password.ts';
import { endedOn, readListening } from '../../scripts/running/network/listening.ts';
import { CERT, ENDED, KEY, OTHER_KEY, tls } from './fakes/tls/index.ts';

const read = (given: Record<string, string>) => readListening((name) => given[name]);

test('without anything set the door is for this machine alone, over HTTP', (t) => {
  t.deepEqual(read({}), { host: '127.0.0.1' });
  for (const host of ['127.0.0.1', '127.3.2.1', '::1']) t.false(isBeyond(host), host);
  for (const host of ['0.0.0.0', '::', '192.168.1.20']) t.true(isBeyond(host), host);
});

test('a certificate and its key are read', (t) => {
  t.deepEqual(read({ HOST: '0.0.0.0', TLS_CERT: CERT, TLS_KEY: KEY }), { host: '0.0.0.0', tls: tls() });
});

for (const [name, given, sentence] of [
  ['a name for an address', { HOST: 'office-pc' }, /^HOST is "office-pc"; it must be 127\.0\.0\.1/],
  ['a certificate without its key', { TLS_CERT: CERT }, /^TLS_CERT and TLS_KEY belong together/],
  ['a key without its certificate', { TLS_KEY: KEY }, /^TLS_CERT and TLS_KEY belong together/],
  ['a certificate that is not there', { TLS_CERT: '/no/where.pem', TLS_KEY: KEY }, /^TLS_CERT: .*ENOENT/],
  ['a key that is not there', { TLS_CERT: CERT, TLS_KEY: '/no/where.pem' }, /^TLS_KEY: .*ENOENT/],
  [
    'a key in place of the certificate',
    { TLS_CERT: KEY, TLS_KEY: KEY },
    /^TLS_CERT: .* holds no certificate/,
  ],
  ['a certificate in place of the key', { TLS_CERT: CERT, TLS_KEY: CERT }, /^TLS_KEY: .* holds no key/],
  [
    'the key of another',
    { TLS_CERT: CERT, TLS_KEY: OTHER_KEY },
    /^TLS_KEY: .* is not the key of the certificate/,
  ],
] as [string, Record<string, string>, RegExp][])
  test(`refuses ${name} in one sentence`, (t) => {
    const answer = read(given);
    t.regex('refused' in answer ? answer.refused : 'taken', sentence);
    t.notRegex('refused' in answer ? answer.refused : '', /\n|PRIVATE KEY/);
  });

test('a key behind a password is refused: nobody is there to type it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'key.pem');
  writeFileSync(file, '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n');
  t.like(read({ TLS_CERT: CERT, TLS_KEY: file }), {
    refused: `TLS_KEY: ${file} holds no key that can be read without a password (PEM).`,
  });
});

test('a certificate that has ended still starts, and is told of', (t) => {
  const listening = read({ TLS_CERT: ENDED, TLS_KEY: KEY });
  if ('refused' in listening || !listening.tls) return t.fail();
  t.regex(endedOn(listening.tls, new Date('2026-01-01')) ?? '', /2020/);
  t.is(endedOn(tls(), new Date('2026-01-01')), undefined);
});

const NETWORKS = {
  lo: [address('127.0.0.1', 'IPv4', true)],
  docker0: [address('172.17.0.1', 'IPv4')],
  eth0: [address('fe80::1', 'IPv6'), address('2001:db8::7', 'IPv6'), address('192.168.1.20', 'IPv4')],
  wlan0: [address('10.0.0.5', 'IPv4')],
};

function address(text: string, family: 'IPv4' | 'IPv6', internal = false) {
  const common = { address: text, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
}

test('others reach every network of the machine but its own and those of its containers', (t) => {
  t.deepEqual(addressesFor('0.0.0.0', NETWORKS), ['192.168.1.20', '10.0.0.5']);
  t.deepEqual(addressesFor('::', NETWORKS), ['192.168.1.20', '10.0.0.5', '2001:db8::7']);
  t.deepEqual(addressesFor('10.0.0.5', NETWORKS), ['10.0.0.5']);
  t.deepEqual(addressesFor('127.0.0.1', NETWORKS), []);
  t.is(inUrl('2001:db8::7'), '[2001:db8::7]');
});

test('a demo that everybody could sign in to is not even made', (t) => {
  const open = { host: '0.0.0.0', demoPassword: 'madrasah-demo' };
  t.regex(demoForEverybody(open, true)?.refused ?? '', /^HOST is 0\.0\.0\.0, .*DEMO_PASSWORD/);
  t.is(demoForEverybody(open, false), undefined);
  t.is(demoForEverybody({ ...open, demoPassword: 'one of their own' }, true), undefined);
  t.is(demoForEverybody({ ...open, host: '127.0.0.1' }, true), undefined);
});
