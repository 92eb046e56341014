import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { Madrasah } from './madrasah.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn } = words;

let madrasah: Madrasah;
let browser: Browser;
let page: Page;
let watch: Watch;
let month = '';

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

const field = (label: string) => page.getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const step = () => page.locator('[aria-current="step"]').innerText();
const reached = (name: string) => page.locator('[aria-current="step"]').filter({ hasText: name }).waitFor();

async function choose(label: string, which: 'first' | 'last'): Promise<void> {
  await field(label).click();
  const options = page.getByRole('option');
  await options[which]().click();
}

test.serial('fees are charged in three steps, and whoever goes back finds what was chosen', async (t) => {
  await page.goto(`${madrasah.address}/accounting/charge-runs`);
  await watch.rest();
  await choose(bn['fees.runs.session'], 'last');
  await button(bn['kit.steps.look']).click();
  // The server's own word at its field: a monthly head asks for its month.
  await page.getByText('মাস বাছাই করুন').first().waitFor();
  // What is charged on demand was not charged in the first month, which has begun everywhere.
  await choose(bn['fees.runs.group'], 'last');
  await choose(bn['fees.runs.month'], 'first');
  month = await field(bn['fees.runs.month']).inputValue();
  // Everybody was charged it later in the year: he says that it is meant once more.
  await page.getByLabel(bn['fees.runs.againYes']).check();
  await button(bn['kit.steps.look']).click();
  await reached(bn['kit.steps.preview']);
  await page.keyboard.press('Escape');
  await button(bn['kit.steps.look']).waitFor();
  t.is(await field(bn['fees.runs.month']).inputValue(), month);
  await button(bn['kit.steps.look']).click();
  await reached(bn['kit.steps.preview']);
  await page.keyboard.press('Control+Enter');
  await page.getByText(bn['fees.runs.done'], { exact: true }).first().waitFor();
  t.true((await step()).includes(bn['kit.steps.done']));
});

test.serial('a run is undone after its consequence was said, and stands in the list as undone', async (t) => {
  const row = page.getByRole('row').filter({ hasText: month }).first();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('বকেয়া').waitFor();
  await dialog.getByRole('button', { name: bn['kit.undo.do'] }).click();
  await dialog.getByText(bn['kit.confirm.reasonNeeded']).waitFor(); // never without a reason
  await dialog.getByLabel(bn['kit.confirm.reason']).fill('ভুল মাস');
  await dialog.getByRole('button', { name: bn['kit.undo.do'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await watch.rest();
  const undone = page.getByRole('row').filter({ hasText: bn['kit.undo.undone'] }).first();
  t.true((await undone.innerText()).includes('ভুল মাস'));
});
