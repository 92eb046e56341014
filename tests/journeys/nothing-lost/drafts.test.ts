import test from 'ava';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bn as marksBn } from '../../../frontend/src/results/text.bn.ts';
import { launch } from '../browser.ts';
import { type ExamPlace, setExam } from '../exam.ts';
import { Madrasah } from '../madrasah.ts';
import { Office } from '../office.ts';
import { fillSignIn, signIn, visit } from '../visitor.ts';
import { Watch } from '../watch.ts';
import { words } from '../words.ts';

const { bn } = words;
const SAVE = 'Control+Enter';
const ADMIT = '/students/add';
const NAME = 'আব্দুল্লাহ আল মামুন';
const DAY_MS = 24 * 60 * 60 * 1000;

let madrasah: Madrasah;
let browser: Browser;
let exam: ExamPlace;
let context: BrowserContext;
let page: Page;
let watch: Watch;

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  exam = await setExam(await Office.open(madrasah), 'বার্ষিক পরীক্ষা');
});
test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});
test.beforeEach(async () => {
  context = await visit(browser, { state: await signIn(browser, madrasah) });
  page = await context.newPage();
  watch = new Watch(page, madrasah.address);
});
test.afterEach('nobody saw a fault', async (t) => {
  const faults = watch.taken();
  await context.close();
  t.deepEqual(faults, []);
});

const go = async (path: string) => {
  await page.goto(madrasah.address + path);
  await watch.rest();
};
const field = (label: string) => page.getByLabel(label, { exact: true });
const kept = () => page.evaluate(() => localStorage.getItem('drafts') ?? '');
const told = () => page.locator('.draft-kept').first();
const brought = () => page.getByText(bn['kit.draft.found']);

/** Types a name into a new admission, and waits until its draft is told. */
async function begin(): Promise<void> {
  await go(ADMIT);
  await field(bn['people.field.name']).fill(NAME);
  await told().waitFor();
}

test.serial(
  'a reload brings a long form back from its draft; whoever does not want it begins anew',
  async (t) => {
    await begin();
    t.regex(await told().innerText(), /খসড়া রাখা হয়েছে [০-৯]{2}:[০-৯]{2}/);
    await page.reload();
    await brought().waitFor();
    t.is(await field(bn['people.field.name']).inputValue(), NAME);
    await page.getByRole('button', { name: bn['kit.draft.drop'] }).click();
    await brought().waitFor({ state: 'detached' });
    t.is(await field(bn['people.field.name']).inputValue(), '');
    t.is(await kept(), '');
  },
);

test.serial('leaving the page asks nothing, as nothing is lost; another login finds none', async (t) => {
  await begin();
  await page
    .getByRole('link', { name: bn['kit.page.product'] })
    .or(page.locator('header a').first())
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== ADMIT);
  t.is(await page.getByRole('dialog').count(), 0);
  const drafts = await kept();
  t.false(drafts.includes(NAME)); // nobody reads it there
  const other = await visit(browser, { state: await signIn(browser, madrasah, 'cashier') });
  const theirs = await other.newPage();
  await theirs.addInitScript((value) => localStorage.setItem('drafts', value), drafts);
  await theirs.goto(madrasah.address + ADMIT);
  await theirs.locator('#main h1').waitFor();
  t.is(await theirs.getByText(bn['kit.draft.found']).count(), 0);
  await other.close();
});

const signOut = async () => {
  await page.getByRole('button', { name: bn['kit.user.menu'].replace('{name}', 'admin') }).click();
  await page.getByRole('button', { name: bn['kit.page.signOut'] }).click();
};
const atTheDoor = async () => {
  await page.waitForURL('**/login');
  await page.waitForTimeout(1000); // the page begins anew
};

test.serial('after seven days a draft is gone', async (t) => {
  await begin();
  await page.evaluate((past) => {
    const all: Record<string, { at: number }> = JSON.parse(localStorage.getItem('drafts') ?? '{}');
    for (const sealed of Object.values(all)) sealed.at -= past;
    sessionStorage.setItem('old', JSON.stringify(all));
  }, 7 * DAY_MS);
  await page.goto(madrasah.address);
  await page.evaluate(() => localStorage.setItem('drafts', sessionStorage.getItem('old') ?? ''));
  await go(ADMIT);
  t.is(await field(bn['people.field.name']).inputValue(), '');
  t.is(await kept(), '');
});

test.serial('signing out by hand asks what becomes of a draft, by the name of its page', async (t) => {
  await begin();
  const name = (await page.locator('#main .breadcrumb [aria-current]').innerText()).trim();
  await go('/');
  await signOut();
  const dialog = page.getByRole('dialog', { name: bn['kit.out.title'] });
  await dialog.getByText(name).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.not(await page.evaluate(() => localStorage.getItem('token')), null);
  await page.getByRole('button', { name: bn['kit.page.signOut'] }).click(); // the menu stands as it was
  await dialog.getByRole('button', { name: bn['kit.out.keep'] }).click();
  await atTheDoor();
  t.is(await page.evaluate(() => localStorage.getItem('draftKey')), null);
  await fillSignIn(page);
  await page.locator('#main h1').waitFor();
  await go(ADMIT);
  await brought().waitFor();
  t.is(await field(bn['people.field.name']).inputValue(), NAME);
  await signOut();
  await dialog.getByRole('button', { name: bn['kit.out.throwAway'] }).click();
  await atTheDoor();
  t.is(await kept(), '');
});

test.serial('with nothing unsent signing out asks nothing', async (t) => {
  await go(ADMIT);
  await signOut();
  await atTheDoor();
  t.is(await kept(), '');
});

test.serial('typed marks are brought back too, and are no draft any more once saved', async (t) => {
  const { SessionID, ExamID, SubClassID } = exam;
  await go(`/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`);
  const cell = page.locator('[data-cell="0:0"]');
  await cell.fill('৭৭');
  await told().waitFor();
  await page.reload();
  await brought().waitFor();
  t.is(await cell.inputValue(), '৭৭');
  await page.keyboard.press(SAVE);
  await page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
  await brought().waitFor({ state: 'detached' });
  t.is(await kept(), '');
});

test.serial(
  'the first cell that holds no mark is gone to and said, with the focus nowhere too',
  async (t) => {
    const { SessionID, ExamID, SubClassID } = exam;
    await go(`/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`);
    await page.locator('[data-cell="1:1"]').fill('৫০০');
    await page.locator('[data-cell="0:0"]').fill('৭০');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(SAVE);
    await page
      .getByRole('alert')
      .filter({ hasText: marksBn['results.sample.wrong'].replace('{max}', '১০০') })
      .waitFor();
    t.is(await page.evaluate(() => document.activeElement?.getAttribute('data-cell')), '1:1');
    await page.keyboard.type('৮০');
    await page.keyboard.press(SAVE);
    await page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
  },
);

test.serial('the counter keeps no draft: no sum stays in the browser', async (t) => {
  await go('/accounting/student-fee-collection');
  await page.keyboard.type('১');
  await page.waitForTimeout(800);
  t.is(await kept(), '');
});
