import { text } from 'node:stream/consumers';
import { say, toldKey } from '@madrasah/events';
import { toBengaliDigits, toLatinDigits } from '@madrasah/events/kernel';
import { FINANCIAL_STATUS_NAMES, GENDER_NAMES, RESIDENCE_NAMES } from '@madrasah/events/settings';
import test from 'ava';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { Keys } from './keys.ts';
import { Madrasah } from './madrasah.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn, en } = words;
const NAME = 'আব্দুল্লাহ আল মাহমুদ';
const PAID = 500;
const MOST_KEYS = 12;
const SLOW_MS = 400;

let madrasah: Madrasah;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let watch: Watch;
// One student's way through the house: each step begins where the one before it ended.
let admission = '';
let code = '';
let owed = 0;
let receiptNo = '';

// The one journey on a server of events, so that the client of production is never first met there.
test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.openOnServer(), launch()]);
  context = await visit(browser, { state: await signIn(browser, madrasah) });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

const taka = (shown: string) => Number(toLatinDigits(shown).replaceAll(/[^\d.]/g, ''));
const go = async (path: string) => {
  await page.goto(madrasah.address + path);
  await watch.rest();
};
const field = (label: string) => page.getByLabel(label, { exact: true });

async function choose(label: string, option: string): Promise<void> {
  await field(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The total of the student's page, in taka. */
async function totalDue(label: string = bn['admissions.student.totalDue']): Promise<number> {
  await go(`/students/${admission}`);
  return taka(await page.locator('.statistic', { hasText: label }).locator('.value').innerText());
}

const has = (locator: Locator) => locator.waitFor().then(() => true);

test.serial('a student is admitted, and what the price list says is owed', async (t) => {
  await go('/students');
  await page.getByRole('link', { name: bn['admissions.list.add'] }).first().click();
  await field(bn['people.field.name']).fill(NAME);
  await choose(bn['people.field.gender'], GENDER_NAMES[1]?.bn ?? '');
  await field(bn['people.field.born']).fill('১৪/০৫/২০১২');
  await field(bn['people.field.father']).fill('মুহাম্মদ ইউসুফ');
  await field(bn['people.field.mother']).fill('ফাতিমা');
  await field(bn['people.field.mobile1']).fill('০১৭১২৩৪৫৬৭৮');
  await field(bn['admissions.field.session']).click();
  await page.getByRole('option').last().click();
  await field(bn['admissions.field.class']).click();
  await page.getByRole('option').first().click();
  const section = field(bn['admissions.field.section']);
  if ((await section.inputValue()) === '') {
    await section.click();
    await page.getByRole('option').first().click();
  }
  await choose(bn['admissions.field.residence'], RESIDENCE_NAMES[1]?.bn ?? '');
  await choose(bn['admissions.field.financial'], FINANCIAL_STATUS_NAMES[1]?.bn ?? '');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/students\/\d+$/);
  admission = /\d+$/.exec(page.url())?.[0] as string;
  t.true(await has(page.getByRole('heading', { level: 1, name: NAME })));
  owed = await totalDue();
  t.true(owed > PAID, `owed ${owed}`);
  code = await page
    .locator('[class*="_hero_"] [class*="_who_"] span', { hasText: bn['admissions.field.code'] })
    .locator('b')
    .innerText();
  t.regex(code, /^[০-৯]+$/);
  t.deepEqual(watch.taken(), []);
});

test.serial('his fee is taken without the mouse, in few strokes', async (t) => {
  await go('/accounting/student-fee-collection');
  const found = new Keys(page);
  await found.type(code); // the search has the focus when the page opens
  await found.press('Enter');
  await page.getByRole('heading', { name: NAME }).waitFor();
  const amount = field(bn['fees.counter.amount']);
  await amount.waitFor();
  await page.waitForFunction((label) => document.activeElement === label, await amount.elementHandle());
  const keys = new Keys(page);
  await keys.type(toBengaliDigits(String(PAID)));
  await keys.press('Control+Enter');
  const heading = page.locator('[class*="_saved_"]').getByRole('heading');
  await heading.waitFor();
  receiptNo = toLatinDigits(await heading.innerText()).replaceAll(/\D/g, '');
  t.true(Number(receiptNo) > 0);
  t.is(taka(await page.locator('[class*="_saved_"] [class*="_figure_"]').innerText()), PAID);
  t.true(keys.count <= MOST_KEYS, `${keys.count} strokes`);
  t.true(
    await page
      .getByRole('combobox', { name: bn['fees.counter.find'] })
      .evaluate((box) => box === document.activeElement),
  );
  t.deepEqual(watch.taken(), []);
});

test.serial(
  'the receipt is printed by its key without another tab, and its printing is counted',
  async (t) => {
    let paper = '';
    await page.route(/\/receipts\/\d+\.pdf/, async (route) => {
      const answer = await route.fetch();
      paper = (await answer.body()).toString('latin1');
      await route.fulfill({ response: answer });
    });
    // A browser without a viewer of its own saves the file instead of printing it.
    const views = await page.evaluate(() => navigator.pdfViewerEnabled);
    const handed = views
      ? page.locator('iframe.print-frame').waitFor({ state: 'attached' })
      : page.waitForEvent('download');
    await Promise.all([handed, page.keyboard.press('Alt+P')]);
    t.true(paper.startsWith('%PDF-'));
    t.is(context.pages().length, 1);
    t.true(
      await page
        .getByRole('combobox', { name: bn['fees.counter.find'] })
        .evaluate((box) => box === document.activeElement),
    );
    await page.locator('[class*="_saved_"]').getByRole('link', { name: bn['fees.receipt.open'] }).click();
    await page.getByText(bn['fees.receipt.times'].replace('{count}', '১')).waitFor();
    t.deepEqual(watch.taken(), []);
  },
);

test.serial(
  'an amount typed before the dues are there is an amount; changing the language keeps it',
  async (t) => {
    await page.route(/\/accounts\/(dues|student_fee_admission)/, async (route) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      await route.continue();
    });
    await go('/accounting/student-fee-collection');
    await page.keyboard.type(toLatinDigits(code));
    await page.keyboard.press('Enter');
    await page.keyboard.type('250');
    const amount = field(bn['fees.counter.amount']);
    await amount.waitFor();
    await page.waitForFunction((box) => (box as HTMLInputElement).value !== '', await amount.elementHandle());
    t.is(taka(await amount.inputValue()), 250);
    await page.unroute(/\/accounts\/(dues|student_fee_admission)/);
    await page.getByRole('button', { name: 'English' }).click();
    const english = field(en['fees.counter.amount']);
    await english.waitFor();
    await watch.rest();
    t.is(taka(await english.inputValue()), 250);
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await amount.waitFor();
    t.is(taka(await amount.inputValue()), 250);
    t.deepEqual(watch.taken(), []);
  },
);

test.serial(
  'twenty thousand times what is owed is asked about, and nothing is sent when it was a slip',
  async (t) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/fee_collections')) sent += 1;
    });
    const amount = field(bn['fees.counter.amount']);
    await amount.fill('50000000');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: bn['fees.counter.muchTitle'] }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    t.true(await amount.evaluate((box) => box === document.activeElement));
    t.is(sent, 0);
    await amount.fill(''); // an untouched form asks nobody when it is left
  },
);

test.serial('what he owes has fallen, on his page and in the list of dues', async (t) => {
  t.is(await totalDue(), owed - PAID);
  await go(`/accounting/dues-list?search=${toLatinDigits(code)}`);
  const row = page.getByRole('row').filter({ hasText: NAME });
  t.is(taka(await row.getByRole('cell').filter({ hasText: '৳' }).last().innerText()), owed - PAID);
});

test.serial('the receipt is cancelled with a reason, not without one', async (t) => {
  await go('/accounting/receipts');
  await page.getByRole('row').filter({ hasText: NAME }).getByText(toBengaliDigits(receiptNo)).click();
  const title = bn['fees.receipt.named'].replace('{number}', toBengaliDigits(receiptNo));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: bn['fees.receipt.cancel'] }).click();
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: bn['fees.receipt.cancel'] });
  await cancel.click();
  await dialog.getByText(bn['kit.confirm.reasonNeeded']).waitFor();
  await dialog.getByLabel(bn['kit.confirm.reason'], { exact: true }).fill('ভুল শিক্ষার্থী');
  await cancel.click();
  await dialog.waitFor({ state: 'detached' });
  const told = page.locator('.message', { hasText: bn['fees.receipt.cancelled'] });
  t.regex(await told.innerText(), /ভুল শিক্ষার্থী/);
  await page.locator('.paper .sentence', { hasText: 'ভুল শিক্ষার্থী' }).waitFor(); // the paper is void at once
  t.is(await totalDue(), owed);
});

test.serial('the receipts that were asked for are saved, with what was taken back', async (t) => {
  await go(`/accounting/receipts?search=${toLatinDigits(code)}`);
  const save = page.getByRole('button', { name: bn['kit.paper.csv'] });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  t.regex(file.suggestedFilename(), /\.csv$/);
  const lines = (await text(await file.createReadStream())).trim().split('\r\n').slice(1);
  t.deepEqual(
    lines.map((line) => [line.split(',')[0], line.split(',').at(-1)]),
    [
      [receiptNo, String(PAID)],
      [receiptNo, String(-PAID)],
    ],
  );
  t.deepEqual(watch.taken(), []);
});

test.serial('his history tells both, with the reason, and English tells it in English', async (t) => {
  await go(`/students/${admission}?tab=history`);
  const events = page.locator('ol[class*="_tl_"] > li');
  const cancelled = events.filter({ hasText: say('bn', toldKey('CollectionReversed')) });
  t.regex(await cancelled.innerText(), /ভুল শিক্ষার্থী/);
  t.is(await events.filter({ hasText: say('bn', toldKey('FeesCollected')) }).count(), 1);
  await page.getByRole('button', { name: 'English' }).click();
  await events.filter({ hasText: say('en', toldKey('CollectionReversed')) }).waitFor();
  t.is(await totalDue(en['admissions.student.totalDue']), owed);
  t.notRegex(await page.locator('[class*="_hero_"] [class*="_money_"]').innerText(), /[০-৯]/);
  t.deepEqual(watch.taken(), []);
});
