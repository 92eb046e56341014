import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { readConfig } from './index.ts';

const needed = { ESDB_URL: 'esdb://localhost:2113?tls=false', JWT_SECRET: 'x'.repeat(32) };

test('what is not set has a default; the port is a number', (t) => {
  t.like(readConfig(needed), { PORT: 0, DATA_DIR: './data', NODE_ENV: 'development' });
  t.is(readConfig({ ...needed, PORT: '4001' }).PORT, 4001);
});

test('every setting that is missing or wrong is named, and none is shown', (t) => {
  const fault = t.throws(() => readConfig({ PORT: '70000', JWT_SECRET: 'short' }));
  t.regex(fault?.message ?? '', /PORT: .*ESDB_URL: .*JWT_SECRET: /);
  t.notRegex(fault?.message ?? '', /short;|"short"/);
});

function fileWith(t: ExecutionContext, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), text);
  return join(folder, 'secret');
}

test('a setting is read from a file when the file is named; the last line break is not part of it', (t) => {
  const { JWT_SECRET: _, ...rest } = needed;
  const given = {
    JWT_SECRET_FILE: fileWith(t, `${'j'.repeat(40)}\n`),
    VAULT_KEY_FILE: fileWith(t, 'key\r\n'),
  };
  t.like(readConfig({ ...rest, ...given }), { JWT_SECRET: 'j'.repeat(40), VAULT_KEY: 'key' });
  t.is(readConfig({ ...needed, VAULT_KEY_FILE: '' }).VAULT_KEY, undefined);
});

test('a file that is missing, too short or names what is set already is told, and what it holds is not', (t) => {
  const { JWT_SECRET: _, ...rest } = needed;
  const missing = t.throws(() => readConfig({ ...needed, VAULT_KEY_FILE: '/no/such/file' }));
  t.is(missing?.message, 'settings: VAULT_KEY_FILE: ENOENT /no/such/file');
  const short = t.throws(() => readConfig({ ...rest, JWT_SECRET_FILE: fileWith(t, 'kept-to-itself') }));
  t.regex(short?.message ?? '', /JWT_SECRET: /);
  const twice = t.throws(() => readConfig({ ...needed, JWT_SECRET_FILE: fileWith(t, 'kept-to-itself') }));
  t.regex(twice?.message ?? '', /JWT_SECRET: given twice/);
  t.notRegex(`${short?.message}${twice?.message}`, /kept-to-itself/);
});

test('in production there is no password that everybody knows', (t) => {
  const production = { ...needed, NODE_ENV: 'production' };
  t.is(readConfig(needed).DEMO_PASSWORD, 'madrasah-demo');
  t.is(readConfig(production).DEMO_PASSWORD, undefined);
  t.is(readConfig({ ...production, DEMO_PASSWORD: 'one of our own' }).DEMO_PASSWORD, 'one of our own');
  const known = t.throws(() => readConfig({ ...production, DEMO_PASSWORD: 'madrasah-demo' }));
  t.regex(known?.message ?? '', /^settings: DEMO_PASSWORD: /);
});

test('the address of the pages has no slash at its end, and is one of the web', (t) => {
  t.is(readConfig(needed).PUBLIC_URL, 'http://127.0.0.1:3000');
  const PUBLIC_URL = 'https://madrasah.example.org/';
  t.is(readConfig({ ...needed, PUBLIC_URL }).PUBLIC_URL, 'https://madrasah.example.org');
  for (const wrong of ['madrasah.example.org', 'javascript:alert(1)'])
    t.throws(() => readConfig({ ...needed, PUBLIC_URL: wrong }), { message: /^settings: PUBLIC_URL: / });
});

test('a mail server needs a sender; an empty setting is none', (t) => {
  const SMTP_URL = 'smtps://user:password@mail.example.org';
  t.like(readConfig({ ...needed, SMTP_URL, SMTP_FROM: 'madrasah@example.org' }), { SMTP_URL });
  const alone = t.throws(() => readConfig({ ...needed, SMTP_URL }));
  t.is(alone?.message, 'settings: SMTP_FROM: missing beside SMTP_URL');
  const wrong = t.throws(() => readConfig({ ...needed, SMTP_URL: 'mail.example.org', SMTP_FROM: 'a@b.c' }));
  t.regex(wrong?.message ?? '', /^settings: SMTP_URL: /);
  t.is(readConfig({ ...needed, SMTP_URL: '', SMTP_FROM: '' }).SMTP_URL, undefined);
});
