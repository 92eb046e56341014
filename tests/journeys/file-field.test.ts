import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { door, portOf, serve } from '../start/fakes/servers.ts';
import { launch } from './browser.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'frontend/src');

/** A page with nothing but a form over the command that takes a picture; no screen of the product has one yet. */
const PAGE = `
  import '${SOURCES}/kit/look/styles.css';
  import { setInstitutionImage } from '@madrasah/events/institutions';
  import { createRoot } from 'react-dom/client';
  import { Provider } from 'react-redux';
  import { createBrowserRouter, RouterProvider } from 'react-router-dom';
  import { PictureField } from '${SOURCES}/kit/files/index.ts';
  import { CommandForm } from '${SOURCES}/kit/form/index.ts';
  import { browser } from '${SOURCES}/kit/ports.ts';
  import { createStore } from '${SOURCES}/kit/store.ts';
  const form = (
    <CommandForm command={setInstitutionImage} initialValues={{ kind: 'Logo' }} save="Save">
      <PictureField upload={setInstitutionImage.upload} label="Logo" address="/api/files/10001-1" />
    </CommandForm>
  );
  createRoot(document.getElementById('root')).render(
    <Provider store={createStore(browser)}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: form }])} />
    </Provider>,
  );
`;
const HTML =
  '<!doctype html><html lang="bn"><body><div id="root"></div><script type="module" src="./page.tsx"></script></body></html>';

/** The page, built as the product's pages are. @returns the folder */
async function built(t: ExecutionContext): Promise<string> {
  const root = join(ROOT, `node_modules/.cache/file-field-${process.pid}`);
  mkdirSync(root, { recursive: true });
  t.teardown(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'page.tsx'), PAGE);
  writeFileSync(join(root, 'index.html'), HTML);
  await build({ root, configFile: join(ROOT, 'frontend/vite.config.ts'), logLevel: 'error' });
  return join(root, 'dist');
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

interface Came {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** The page in a browser before two services that this process plays. */
async function opened(t: ExecutionContext): Promise<{ page: Page; came: Came[] }> {
  const came: Came[] = [];
  const service = await serve(t, async (request, response) => {
    came.push({ request, body: await buffer(request) });
    const isPicture = request.url?.startsWith('/api/files/');
    response.setHeader('content-type', isPicture ? 'image/png' : 'application/json');
    if (isPicture) response.end(PNG);
    else response.end(JSON.stringify({ success: true, message: 'ছবি সংরক্ষণ করা হয়েছে', user: {} }));
  });
  const port = () => portOf(service);
  const address = await door(t, { pages: await built(t), commands: port, queries: port });
  const browser = await launch();
  t.teardown(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.addInitScript(() => localStorage.setItem('token', 'a token'));
  await page.goto(address);
  return { page, came };
}

test('a picture is chosen by keyboard, shown, judged before it goes, and sent as a form with the token', async (t) => {
  const { page, came } = await opened(t);
  const box = page.getByLabel('Logo', { exact: false }).and(page.locator('input[type=file]'));
  await box.waitFor();
  t.is(
    await box.getAttribute('accept'),
    'image/jpeg,.jpg,.jpeg,image/png,.png,image/gif,.gif,image/webp,.webp',
  );
  t.is(await box.getAttribute('aria-required'), 'true');
  await page.locator('img[alt="Logo"][src^="blob:"]').waitFor();
  const shown = came.find(({ request }) => request.url === '/api/files/10001-1?size=thumbnail');
  t.is(shown?.request.headers.authorization, 'Bearer a token', 'what stands is fetched with the token');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('একটি ফাইল বেছে নিন').waitFor();
  await box.setInputFiles({ name: 'ক.txt', mimeType: 'text/plain', buffer: Buffer.from('লেখা') });
  await page.getByText('এই ধরনের ফাইল নেওয়া যায় না').waitFor();
  t.is(await box.getAttribute('aria-invalid'), 'true');
  t.false(came.some(({ request }) => request.method === 'POST' && request.url?.includes('image')));

  await box.setInputFiles({ name: 'লোগো.png', mimeType: 'image/png', buffer: PNG });
  await page.locator('img[src^="blob:"][alt*="লোগো.png"]').waitFor();
  await box.focus();
  await page.keyboard.press('Tab');
  t.is(await page.evaluate(() => document.activeElement?.textContent), 'ফাইলটি বাদ দিন');
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  t.true(fits, 'a telephone shows it without scrolling sideways');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('img[alt*="লোগো.png"]').waitFor({ state: 'detached' }); // accepted, the form is empty again
  const sent = came.find(({ request }) => request.method === 'POST' && request.url?.includes('image'));
  t.is(sent?.request.url, '/api/settings/institution_image');
  t.regex(sent?.request.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
  t.truthy(sent?.request.headers['idempotency-key']);
  t.true(sent?.body.includes(PNG));
  t.true(sent?.body.includes('name="kind"\r\n\r\nLogo'));
});
