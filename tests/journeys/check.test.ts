import { toBengaliDigits } from '@madrasah/events/kernel';
import test from 'ava';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { Madrasah } from './madrasah.ts';
import { Office } from './office.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn, en } = words;
const PAID = 135;

let madrasah: Madrasah;
let browser: Browser;
let office: Office;
let receiptId = 0;
let code = '';

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  office = await Office.open(madrasah);
  ({ receiptId, code } = await office.collect(PAID));
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

/** A parent's phone, which has never been here. */
const phone = () => visit(browser, { width: 360, height: 740 });
const verdict = (page: Page) => page.getByRole('status').getByRole('heading');
const says = (page: Page, word: string) => verdict(page).filter({ hasText: word }).waitFor();
const box = (page: Page) => page.getByLabel(bn['papers.check.code'], { exact: true });
const check = (page: Page) => page.getByRole('button', { name: bn['papers.check.submit'] }).click();
const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);
/** A slip of the pen in the last letter. */
const slipped = () => code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B');

async function scan(context: BrowserContext, address = `/verify/10001/${code}`) {
  const page = await context.newPage();
  const watch = new Watch(page, madrasah.address);
  await page.goto(madrasah.address + address);
  await watch.rest();
  return { page, watch };
}

test.serial(
  'whoever scans a receipt is told that it is genuine, and no more than the paper says',
  async (t) => {
    const context = await phone();
    const { page, watch } = await scan(context);
    await says(page, bn['papers.check.genuine']);
    const facts = await page.locator('dl.facts').innerText();
    t.true(facts.includes(toBengaliDigits(String(PAID))), facts);
    t.true(facts.includes(code), facts);
    const told = ['institution', 'receiptNo', 'day', 'total', 'initials', 'code'] as const;
    t.deepEqual(
      await page.locator('dl.facts dt').allInnerTexts(),
      told.map((fact) => bn[`papers.check.${fact}`]),
    );
    await page.getByRole('button', { name: 'English' }).click();
    await says(page, en['papers.check.genuine']);
    t.regex(await page.locator('dl.facts').innerText(), new RegExp(`${PAID}\\b[^]*${code}`));
    t.deepEqual(watch.taken(), []);
    await context.close();
  },
);

test.serial('the page asks nobody to sign in, and brings nothing that only users need', async (t) => {
  const context = await phone();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${madrasah.address}/verify/10001/${code}`);
  await says(page, bn['papers.check.genuine']);
  t.deepEqual(
    asked.filter((one) => one.startsWith('/api')),
    [`/api/public/result/10001/verify/${code}`],
  );
  t.deepEqual(
    asked.filter((one) => /Frame|schema|socket|charts/.test(one)),
    [],
  );
  await context.close();
});

test.serial(
  'a wrong letter is unknown; put right in the form, the receipt is genuine, and back leads back',
  async (t) => {
    const context = await phone();
    const { page, watch } = await scan(context, `/verify/10001/${slipped()}`);
    await says(page, bn['papers.check.unknown']);
    t.is(await box(page).inputValue(), slipped());
    await box(page).fill(toBengaliDigits(code).toLowerCase().replaceAll('-', ' '));
    await check(page);
    await says(page, bn['papers.check.genuine']);
    t.is(path(page), `/verify/10001/${code}`);
    t.is(await box(page).inputValue(), code);
    await page.goBack();
    await says(page, bn['papers.check.unknown']);
    t.is(await box(page).inputValue(), slipped());
    t.deepEqual(watch.taken(), []);
    await context.close();
  },
);

test.serial('without school or code both are asked for', async (t) => {
  const context = await phone();
  const { page, watch } = await scan(context, '/verify');
  await check(page);
  t.is(await page.getByText(bn['kit.form.required']).count(), 2);
  await page.getByLabel(bn['access.signIn.schoolId']).fill('১০০০১');
  await box(page).fill(code);
  await check(page);
  await says(page, bn['papers.check.genuine']);
  t.is(path(page), `/verify/10001/${code}`);
  t.deepEqual(watch.taken(), []);
  await context.close();
});

test.serial('a wrong school id is told in the words of the server, and is put right there', async (t) => {
  const context = await phone();
  const { page } = await scan(context, `/verify/1/${code}`);
  await says(page, bn['papers.check.failed']);
  const told = await page.getByRole('status').innerText();
  const answer = await fetch(`${madrasah.address}/api/public/result/1/verify/${code}`);
  const { fields } = (await answer.json()) as { fields: readonly { message: string }[] };
  t.true(told.includes(fields[0]?.message ?? '?'), told);
  await page.getByLabel(bn['access.signIn.schoolId']).fill('১০০০১');
  await check(page);
  await says(page, bn['papers.check.genuine']);
  await context.close();
});

test.serial(
  'with the network away another try is offered; too many are told in the words of the server',
  async (t) => {
    const context = await phone();
    let answer: 'away' | 'busy' | 'there' | 'mute' = 'away';
    await context.route('**/api/public/**', (route) => {
      if (answer === 'away') return route.abort();
      if (answer === 'there') return route.continue();
      if (answer === 'mute') return undefined;
      return route.fulfill({ status: 429, json: { message: 'একটু পরে আসুন', code: 'rate.limited' } });
    });
    const { page } = await scan(context);
    await page.getByText(bn['kit.api.away']).waitFor();
    const again = page.getByRole('button', { name: bn['kit.page.retry'] });
    answer = 'busy';
    await again.click();
    await page.getByText('একটু পরে আসুন').waitFor();
    t.is(await page.getByText(bn['papers.check.genuine']).count(), 0);
    answer = 'there';
    await again.click();
    await says(page, bn['papers.check.genuine']);
    answer = 'away';
    await check(page);
    await again.waitFor();
    answer = 'mute';
    await again.click();
    await page.getByText(bn['papers.check.running']).waitFor();
    t.is(
      await page.getByText(bn['papers.check.genuine']).count(),
      0,
      'what was said before is not said again',
    );
    await context.close();
  },
);

test.serial('who is signed in stays so, and a token that is dead stands in nobody’s way', async (t) => {
  const state = await signIn(browser, madrasah);
  const context = await visit(browser, { state });
  const { page, watch } = await scan(context);
  await says(page, bn['papers.check.genuine']);
  t.true((await page.evaluate(() => localStorage.getItem('token'))) !== null);
  t.deepEqual(watch.taken(), []);
  await page.evaluate(() => localStorage.setItem('token', 'dead'));
  await page.reload();
  await says(page, bn['papers.check.genuine']);
  await page.waitForFunction(() => localStorage.getItem('token') === null);
  await says(page, bn['papers.check.genuine']);
  t.is(path(page), `/verify/10001/${code}`);
  await context.close();
});

test.serial('a receipt that was cancelled says so, to him who asks again as well', async (t) => {
  const context = await phone();
  const { page, watch } = await scan(context);
  await says(page, bn['papers.check.genuine']);
  await office.cancel(receiptId);
  await check(page);
  await says(page, bn['papers.check.reversed']);
  t.regex(await page.getByRole('status').innerText(), /[০-৯]+ \S+ [০-৯]{4} তারিখে/);
  t.deepEqual(watch.taken(), []);
  await context.close();
});
