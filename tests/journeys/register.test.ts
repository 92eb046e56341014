import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { Madrasah } from './madrasah.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn } = words;
const NAME = 'পরীক্ষার নাম';

let madrasah: Madrasah;
let browser: Browser;
let page: Page;
let watch: Watch;
/** The head and the exams that the school has. */
let before: number;

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  const context = await visit(browser, { state: await signIn(browser, madrasah) });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

const field = (label: string) => page.getByRole('textbox', { name: label });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const said = (key: keyof typeof bn, params: Readonly<Record<string, string>>) =>
  Object.entries(params).reduce(
    (text, [place, value]) => text.replace(`{${place}}`, value),
    bn[key] as string,
  );

test.serial('rows are added one after another by the keyboard alone', async (t) => {
  await page.goto(`${madrasah.address}/exam`);
  await watch.rest();
  before = await page.getByRole('row').count();
  for (const name of ['সাপ্তাহিক', 'মাসিক']) {
    await field(NAME).fill(name);
    await page.keyboard.press('Control+Enter');
    await row(name).waitFor();
  }
  t.is(await field(NAME).inputValue(), '');
});

test.serial('what is missing is said at its field, and nothing is recorded', async (t) => {
  await field(NAME).fill('  ');
  await page.keyboard.press('Control+Enter');
  await page.getByText('পরীক্ষার নাম লিখুন').first().waitFor();
  t.is(await page.getByRole('row').count(), before + 2);
});

test.serial('a row is changed in the form beside the list', async (t) => {
  await page.reload();
  await watch.rest();
  await page.getByRole('button', { name: said('kit.register.edit', { name: 'মাসিক' }) }).click();
  await field(NAME).fill('মাসিক পরীক্ষা');
  await page.keyboard.press('Control+Enter');
  await row('মাসিক পরীক্ষা').waitFor();
  t.is(await row('মাসিক').count(), 1);
});

test.serial('a row leaves the list only after its consequence was said', async (t) => {
  await page.getByRole('button', { name: said('kit.register.take', { name: 'সাপ্তাহিক' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('ব্যবহার হয়ে থাকলে সরানো যাবে না').waitFor();
  await dialog.getByRole('button', { name: bn['kit.register.doRemove'] }).click();
  await row('সাপ্তাহিক').waitFor({ state: 'detached' });
  t.is(await page.getByRole('row').count(), before + 1);
});
