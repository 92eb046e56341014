import { studentReports } from '@madrasah/events/admissions';
import { type ReportFamily, saidIn } from '@madrasah/events/kernel';
import { userReports } from '@madrasah/events/people';
import test from 'ava';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { Madrasah } from './madrasah.ts';
import { signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

const { bn } = words;

let madrasah: Madrasah;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let watch: Watch;

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  context = await visit(browser, { state: await signIn(browser, madrasah) });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

const box = (label: string) => page.getByLabel(label, { exact: true });
const labels = () => page.locator('.filters label').allInnerTexts();

async function choose(label: string, option: string): Promise<void> {
  await box(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await watch.rest();
}

const SCREENS: readonly (readonly [string, ReportFamily])[] = [
  ['/general-info/user-reports', userReports],
  ['/students/report', studentReports],
];

/** Asked only once the class, or the place above, is chosen. */
const ONCE_CHOSEN = new Set(['SubClassID', 'DistrictID', 'permanentPoliceStationID']);

for (const [path, family] of SCREENS)
  test.serial(`${path}: the form of each report is what it asks, and its paper is shown`, async (t) => {
    await page.goto(madrasah.address + path);
    await page.getByText(bn['reports.choose.title'], { exact: true }).last().waitFor();
    for (const { name, asks } of family.reports) {
      await choose(bn['reports.choose.report'], name.bn);
      // Cards lie on the sheet without a head: the paper bears its name all the same.
      await page.getByRole('article', { name: name.ar ?? name.bn }).waitFor();
      const wanted = asks
        .filter((one) => !ONCE_CHOSEN.has(one))
        .map((one) => saidIn((family.filters[one] as { said: typeof name }).said, 'bn'));
      t.deepEqual(await labels(), [bn['reports.choose.report'], ...wanted], name.bn);
    }
    t.deepEqual(watch.taken(), []);
  });

test.serial('a section is asked once a class is, and a tick on the sheet is kept nowhere', async (t) => {
  await page.goto(`${madrasah.address}/students/report?report_id=8&month=2026-04`);
  await page.locator('.paper').waitFor();
  await box('জামাত').click();
  await page.getByRole('option').nth(1).click();
  await box('শাখা').waitFor();
  await watch.rest();
  const tick = page.locator('.paper td input[type=checkbox]').first();
  await tick.check();
  t.true(await tick.isChecked());
  t.is(await page.locator('.paper th.shaded').count(), 4, 'the Fridays of April 2026');
  await page.reload();
  await page.locator('.paper').waitFor();
  t.false(await tick.isChecked());
});

test.serial('the rows are saved as CSV, all of them and not the page that is shown', async (t) => {
  await page.goto(`${madrasah.address}/students/report?report_id=1`);
  const shown = await page.locator('.paper tbody tr').count();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: bn['kit.paper.csv'] }).click(),
  ]);
  const rows = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n').length - 1;
  t.true(rows > shown, `${rows} of which ${shown} are shown`);
});
