import { toBengaliDigits, toLatinDigits } from '@madrasah/events/kernel';
import test from 'ava';
import type { Browser, Page, Request } from 'playwright-core';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { Office } from '../office.ts';
import { signIn, visit } from '../visitor.ts';
import { Watch } from '../watch.ts';
import { words } from '../words.ts';

const { bn } = words;
const COUNTER = '/accounting/student-fee-collection';
const DUES = '/api/accounts/student_fee_admission';
const TAKEN = '/api/accounts/fee_collections';
const SAVE = 'Control+Enter';
/** How long the dues are on their way, once somebody has paid: a slow line. */
const SLOW_MS = 2000;

interface Debtor {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly due: number;
}

let madrasah: Madrasah;
let browser: Browser;
let office: Office;
let page: Page;
let watch: Watch;
let most: Debtor;
let other: Debtor;
/** Payments that the page has sent. */
let sent: Request[] = [];

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  office = await Office.open(madrasah);
  const context = await visit(browser, { state: await signIn(browser, madrasah), language: 'bn' });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(TAKEN)) sent.push(request);
  });
});
test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});
test.beforeEach(async () => {
  const owing = '/api/accounts/dues?sort=-due&limit=2';
  const { data } = await office.ask<{ data: Debtor[] }>('GET', owing);
  [most, other] = data as [Debtor, Debtor];
  sent = [];
  await page.goto(madrasah.address + COUNTER);
  await watch.rest();
});
test.afterEach('nobody saw a fault', async (t) => {
  await page.unroute(`**${DUES}*`);
  t.deepEqual(watch.taken(), []);
});

const amount = () => page.getByLabel(bn['fees.counter.amount'], { exact: true }).first();
const saved = () => page.locator('[class*="_saved_"]').getByRole('heading');
/** All that is owed, as the button over the amount says it, in taka. */
const allDue = async () =>
  Number(toLatinDigits(await page.locator('[class*="_all_"]').innerText()).replaceAll(/[^\d.]/g, ''));

async function call({ UserCode }: Debtor): Promise<void> {
  await page.keyboard.type(toBengaliDigits(UserCode));
  await page.keyboard.press('Enter');
}

const slowly = () =>
  page.route(`**${DUES}*`, async (route) => {
    await new Promise((go) => setTimeout(go, SLOW_MS));
    await route.continue().catch(() => undefined);
  });

/** Somebody pays elsewhere, and the page has heard of it. */
async function paidElsewhere(taka: number): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().includes(DUES));
  await office.collect(taka);
  await asked;
}

test.serial(
  'dues that changed while nobody looked are not begun with; what is typed waits for them',
  async (t) => {
    await call(most);
    await amount().waitFor();
    const before = await allDue();
    await page.keyboard.press('Escape');
    await amount().waitFor({ state: 'detached' });
    await watch.rest();
    await office.collect(11);
    await page.locator('aside').getByText('৳১১', { exact: true }).first().waitFor(); // it has heard of it
    await slowly();
    await call(most);
    await page.keyboard.type('23');
    await amount().waitFor();
    t.is(await allDue(), before - 11);
    t.is(await amount().inputValue(), '23');
    await page.keyboard.press(SAVE);
    await saved().waitFor();
    t.is(sent.length, 1);
  },
);

test.serial(
  'no money is taken by dues that change under the form: it says so, and the next save goes',
  async (t) => {
    await call(most);
    await amount().waitFor();
    const before = await allDue();
    await slowly();
    await paidElsewhere(13);
    await amount().fill('২৯');
    await page.keyboard.press(SAVE);
    await page.getByText(bn['fees.counter.held']).waitFor();
    await page.getByText(bn['fees.counter.stale']).waitFor();
    t.is(sent.length, 0);
    t.is(await allDue(), before - 13);
    t.is(await amount().inputValue(), '২৯');
    await page.keyboard.press(SAVE);
    await saved().waitFor();
    t.is(sent.length, 1);
  },
);

test.serial(
  'where another’s dues have changed the save goes on by itself, once these are here',
  async (t) => {
    await call(other);
    await amount().waitFor();
    await slowly();
    await paidElsewhere(17);
    await amount().fill('৩১');
    await page.keyboard.press(SAVE);
    await page.getByText(bn['fees.counter.held']).waitFor();
    t.is(sent.length, 0);
    await saved().waitFor();
    t.is(sent.length, 1);
  },
);
