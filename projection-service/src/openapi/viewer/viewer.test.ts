import { gunzipSync } from 'node:zlib';
import test from 'ava';
import { type TestApp, testApp } from '../../app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
});
test.after.always(() => app.end());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });

test('the page is given to anybody and says nothing; the document asks for a token', async (t) => {
  const page = await get('/api/docs/ui');
  t.is(page.status, 200);
  t.regex(page.headers.get('content-type') ?? '', /^text\/html/);
  t.notRegex(await page.text(), /api\/(accounts|students|users)/);
  t.is((await get('/api/docs')).status, 401);
  const { status, body } = await app.get('/api/docs', { loginId: 2 });
  t.is(status, 200);
  t.is(body.openapi, '3.1.0');
});

test('whatever the page loads comes from here, and no script or style stands in it', async (t) => {
  const page = await get('/api/docs/ui');
  const policy = page.headers.get('content-security-policy') ?? '';
  t.regex(policy, /default-src 'none'/);
  t.notRegex(policy, /unsafe|https?:|\*/);
  const text = await page.text();
  t.notRegex(text, /https?:|\/\/|<style| style=| on\w+=|<script(?![^>]* src=)/);
  const loaded = [...text.matchAll(/(?:src|href)="(\/api[^"]*)"/g)].map(([, path]) => path as string);
  t.true(loaded.length >= 3);
  for (const path of loaded) {
    const file = await get(path);
    t.is(file.status, 200, path);
    t.is(file.headers.get('content-security-policy'), policy);
    t.true((await file.text()).length > 100, path);
  }
});

test('a file is sent small where that is understood, and not again when it has not changed', async (t) => {
  const path = '/api/docs/ui/swagger-ui.css';
  const whole = await get(path);
  const tag = whole.headers.get('etag') ?? '';
  const text = await whole.text();
  const raw = await new Promise<Buffer>((resolve, reject) => {
    import('node:http').then(({ get: ask }) =>
      ask(app.origin + path, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks)));
      }).on('error', reject),
    );
  });
  t.true(raw.length < text.length / 2);
  t.is(gunzipSync(raw).toString(), text);
  t.is((await get(path, { 'if-none-match': tag })).status, 304);
});

test('nothing else of the viewer’s package is given out', async (t) => {
  for (const file of ['package.json', 'index.html', '..%2Fpackage.json', 'swagger-ui.js.map', '__proto__'])
    t.is((await get(`/api/docs/ui/${file}`)).status, 404, file);
});
