import test from 'ava';
import type { Browser } from 'playwright-core';
import { launch } from './browser.ts';
import { Madrasah } from './madrasah.ts';
import { fillSignIn, type StorageState, signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn } = words;

let madrasah: Madrasah;
let browser: Browser;
let state: StorageState;

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  state = await signIn(browser, madrasah);
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

test.serial(
  'a refused sign-in tells why, asks for the password alone, and then lets in to where one was going',
  async (t) => {
    const context = await visit(browser, {});
    const page = await context.newPage();
    const watch = new Watch(page, madrasah.address);
    await page.goto(`${madrasah.address}/students/class`);
    await page.waitForURL('**/login');
    await fillSignIn(page, 'wrong');
    await page.getByRole('alert').filter({ hasText: bn['access.signIn.refused'] }).waitFor();
    t.is(await page.getByLabel(bn['access.signIn.name']).inputValue(), 'admin');
    const password = page.getByLabel(bn['access.signIn.password'], { exact: true });
    t.is(await password.inputValue(), '');
    t.true(await password.evaluate((box) => box === document.activeElement));
    t.is(await page.evaluate(() => localStorage.getItem('token')), null);
    await fillSignIn(page);
    await page.waitForURL('**/students/class');
    await page.locator('#main h1').waitFor();
    // The browser itself notes the refusal (401) as an error; nothing else may be said.
    t.deepEqual(
      watch.taken().filter((fault) => !fault.includes('401')),
      [],
    );
    await context.close();
  },
);

test.serial(
  'whoever is signed in stays so when the page is loaded again, and is led past the door',
  async (t) => {
    const context = await visit(browser, { state });
    const page = await context.newPage();
    await page.goto(`${madrasah.address}/login`);
    await page.locator('#main h1').waitFor();
    t.is(new URL(page.url()).pathname, '/');
    await page.reload();
    await page.locator('#main h1').waitFor();
    t.is(new URL(page.url()).pathname, '/');
    await context.close();
  },
);

test.serial('signing out ends the session here, in the other tab, and at the server', async (t) => {
  const context = await visit(browser, { state: await signIn(browser, madrasah) });
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other]) {
    await tab.goto(`${madrasah.address}/students/class`);
    await tab.locator('#main h1').waitFor();
  }
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: bn['kit.user.menu'].replace('{name}', 'admin') }).click();
  await page.getByRole('button', { name: bn['kit.page.signOut'] }).click();
  await page.waitForURL('**/login');
  await other.getByText(bn['kit.session.changed']).waitFor();
  t.is(new URL(other.url()).pathname, '/login');
  for (const tab of [page, other]) t.is(await tab.locator('#main').count(), 0);
  // The page begins anew half a second later: a question put to it then is lost, a wait is not.
  await page.waitForFunction(() => ['token', 'user'].every((key) => localStorage.getItem(key) === null));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${madrasah.address}/api/academic/view_class`, { headers });
  t.is(answer.status, 401);
  await page.goto(`${madrasah.address}/students/class`);
  await page.getByLabel(bn['access.signIn.name']).waitFor();
  await context.close();
});

test.serial('somebody else who signs in in another tab ends this one', async (t) => {
  const context = await visit(browser, { state });
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other]) {
    await tab.goto(madrasah.address);
    await tab.locator('#main h1').waitFor();
  }
  const cashier = (await signIn(browser, madrasah)).origins[0]?.localStorage ?? [];
  const token = cashier.find(({ name }) => name === 'token')?.value as string;
  await other.evaluate((value) => {
    localStorage.setItem(
      'user',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('user') ?? ''), userId: 0 }),
    );
    localStorage.setItem('token', value);
  }, token);
  await page.getByText(bn['kit.session.changed']).waitFor();
  t.is(await page.evaluate(() => localStorage.getItem('token')), token);
  await context.close();
});

test.serial('the language is switched on the spot, told to the screen reader, and kept', async (t) => {
  const context = await visit(browser, { state });
  const page = await context.newPage();
  await page.goto(`${madrasah.address}/students/class`);
  await page.getByRole('heading', { level: 1, name: 'জামাত' }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Classes' }).waitFor();
  t.is(await page.locator('html').getAttribute('lang'), 'en');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Classes' }).waitFor();
  t.is(await page.locator('html').getAttribute('lang'), 'en');
  t.regex(await page.title(), /^Classes · /);
  await context.close();
});
