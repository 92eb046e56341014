import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import { ask, door, raw } from '../start/fakes/servers.ts';

const HTML = { accept: 'text/html,*/*' };

async function pages(t: ExecutionContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<title>index</title>');
  writeFileSync(join(dist, 'assets/index-abc.js'), 'script');
  writeFileSync(join(dist, '.sources'), 'stamp');
  writeFileSync(join(folder, 'secrets.json'), 'secret');
  return door(t, { pages: dist });
}

test('hashed files are kept for good, index.html is asked for again', async (t) => {
  const address = await pages(t);
  const script = await ask(address, { path: '/assets/index-abc.js' });
  t.is(script.text, 'script');
  t.is(script.headers['content-type'], 'text/javascript; charset=utf-8');
  t.regex(script.headers['cache-control'] ?? '', /max-age=31536000, immutable/);
  for (const path of ['/', '/index.html', '/?from=bookmark']) {
    const index = await ask(address, { path });
    t.is(index.text, '<title>index</title>');
    t.is(index.headers['cache-control'], 'no-cache');
  }
});

test('what has not changed is not sent again', async (t) => {
  const address = await pages(t);
  const { headers } = await ask(address, { path: '/' });
  const again = await ask(address, { path: '/', headers: { 'if-none-match': headers.etag ?? '' } });
  t.is(again.statusCode, 304);
  t.is(again.text, '');
});

test('an address of the pages is answered with index.html; other files that are missing are missing', async (t) => {
  const address = await pages(t);
  t.is((await ask(address, { path: '/fees/collect/12', headers: HTML })).text, '<title>index</title>');
  t.is((await ask(address, { path: encodeURI('/ফি'), headers: HTML })).text, '<title>index</title>');
  t.is((await ask(address, { path: '/fees/collect/12', headers: { accept: '*/*' } })).statusCode, 404);
  t.is((await ask(address, { path: '/assets/index-old.js', headers: HTML })).statusCode, 404);
  t.is((await ask(address, { path: '/assets', headers: HTML })).statusCode, 404);
  t.is((await ask(address, { path: '/fees', method: 'POST', headers: HTML })).statusCode, 405);
});

for (const path of [
  '/../secrets.json',
  '/assets/../../secrets.json',
  '/%2e%2e/secrets.json',
  '/..%2fsecrets.json',
  '/assets/..%5c..%5csecrets.json',
  '/.sources',
  '/index.html%00.js',
  '/%e0%a4',
  'http://elsewhere/index.html',
])
  test(`refuses ${path}`, async (t) => {
    const address = await pages(t);
    const answer = await raw(
      address,
      `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    );
    t.regex(answer, /^HTTP\/1\.1 400 /);
    t.notRegex(answer, /secret"|stamp/);
  });

test('a page runs no script but its own files and is shown in nobody’s frame', async (t) => {
  const address = await pages(t);
  for (const path of ['/', '/assets/index-abc.js', '/assets/none.js']) {
    const { headers } = await ask(address, { path });
    const policy = headers['content-security-policy'];
    t.regex(`${policy}`, /script-src 'self';/);
    t.regex(`${policy}`, /frame-ancestors 'none'/);
    t.notRegex(`${policy}`, /unsafe/);
    t.is(headers['x-content-type-options'], 'nosniff');
    t.is(headers['referrer-policy'], 'same-origin');
  }
});

test('before the pages are built it says so', async (t) => {
  const address = await door(t, { pages: '/nowhere' });
  t.is((await ask(address, { path: '/', headers: HTML })).statusCode, 503);
});

test('text travels compressed to a browser that takes it; fonts and other callers get it as it is', async (t) => {
  const address = await pages(t);
  const path = '/assets/index-abc.js';
  const fetched = await fetch(address + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  t.is(fetched.headers.get('content-encoding'), 'br');
  t.is(await fetched.text(), 'script');
  t.is(fetched.headers.get('vary'), 'accept-encoding');
  const zipped = await fetch(address + path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  t.is(zipped.headers.get('content-encoding'), 'gzip');
  t.not(zipped.headers.get('etag'), fetched.headers.get('etag'));
  t.is(await zipped.text(), 'script');
  const plain = await ask(address, { path });
  t.is(plain.headers['content-encoding'], undefined);
  t.is(plain.text, 'script');
  const etag = fetched.headers.get('etag') ?? '';
  const again = await ask(address, { path, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  t.is(again.statusCode, 304);
});

test('what the build has compressed is sent as it is', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page-abc.js'), 'script');
  writeFileSync(join(folder, 'assets/page-abc.js.br'), brotliCompressSync('script as built'));
  const address = await door(t, { pages: folder });
  const path = `${address}/assets/page-abc.js`;
  const built = await fetch(path, { headers: { 'accept-encoding': 'br' } });
  t.is(built.headers.get('content-encoding'), 'br');
  t.is(built.headers.get('content-type'), 'text/javascript; charset=utf-8');
  t.is(await built.text(), 'script as built');
  const zipped = await fetch(path, { headers: { 'accept-encoding': 'gzip' } });
  t.is(await zipped.text(), 'script');
});
