import type { Page } from 'playwright-core';
import { onPage } from '../../house/pages.ts';
import { PASSWORD_OF_ALL, type School } from '../../house/school.ts';
import { row } from '../../row.ts';

const FORM = '/general-info/institution-info';
const NAME = 'মাওলানা ইউনুস';
const PAUSE_MS = 1500;
const LOOKS = 40;
const STORAGE = 'Object.values(localStorage).join()';
const PLACES = { throwAway: 1, keep: 2 };

const principal = (page: Page) => page.locator('input[name="PrincipalName"]');
const stored = async (page: Page) => String(await page.evaluate(STORAGE));

/** Signs out by hand. @returns what was asked on the way, if anything was */
async function signOut(page: Page, answer: keyof typeof PLACES = 'keep'): Promise<string> {
  await page.locator('.user-menu > button').click();
  await page.locator('.user-menu .popup button').last().click();
  const dialog = page.locator('dialog[open]');
  let asked = '';
  for (let look = 0; look < LOOKS && !page.url().endsWith('/login'); look += 1) {
    if (asked === '' && (await dialog.count()) > 0) {
      asked = await dialog.innerText();
      await dialog.locator('.actions button').nth(PLACES[answer]).click();
    }
    await page.waitForTimeout(250);
  }
  await page.waitForURL('**/login');
  await page.waitForTimeout(PAUSE_MS); // the page begins anew
  return asked;
}

async function enter(page: Page, school: School, as = 'admin'): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/login`);
  await page.locator('form input').nth(0).fill(school.id);
  await page.locator('form input').nth(1).fill(as);
  await page.locator('form input[type=password]').fill(PASSWORD_OF_ALL);
  await page.locator('form button[type=submit]').click();
  await page.locator('#main h1').waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.goto(new URL(page.url()).origin + FORM);
  await principal(page).waitFor();
}

async function type(page: Page): Promise<void> {
  await principal(page).fill(NAME);
  await page.waitForTimeout(PAUSE_MS);
}

async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).origin);
  await other.locator('#main h1').waitFor();
  return other;
}

row(
  55,
  'signing out by hand asks once what becomes of a draft, and keeps it for its login',
  async (t, house) => {
    const school = await house.school();
    await onPage(house, school, FORM, async (page) => {
      t.is(await signOut(page), '', 'what is asked where nothing is typed');
      await enter(page, school);
      await openForm(page);
      const before = await principal(page).inputValue();
      await type(page);
      t.match(await signOut(page), 'প্রতিষ্ঠানের তথ্য', 'the question names the page');
      await enter(page, school);
      await openForm(page);
      await t.comes(() => principal(page).inputValue(), NAME, 'what was typed');
      await signOut(page, 'throwAway');
      await enter(page, school);
      await openForm(page);
      await t.comes(() => principal(page).inputValue(), before, 'after it was thrown away');
    });
  },
);

row(
  55,
  'another login on the same machine reads no draft of the one before it, and leaves it',
  async (t, house) => {
    const school = await house.school();
    await school.login('hisab', 4);
    await onPage(house, school, FORM, async (page) => {
      await type(page);
      t.is((await stored(page)).includes('ইউনুস'), false, 'the draft can be read in the storage');
      const other = await otherTab(page);
      await signOut(other);
      await enter(other, school, 'hisab');
      t.is((await stored(other)).includes('ইউনুস'), false, 'the next login can read it');
      await openForm(other);
      await other.waitForTimeout(PAUSE_MS);
      t.is((await principal(other).inputValue()) === NAME, false, 'in the form of the other');
      t.is(await signOut(other), '', 'what the other is asked');
      await enter(other, school);
      await openForm(other);
      await t.comes(() => principal(other).inputValue(), NAME, 'what was typed');
    });
  },
);

row(55, 'after signing in again over the page the draft lies in the storage again', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, FORM, async (page) => {
    await type(page);
    await signOut(await otherTab(page), 'throwAway');
    const word = page.locator('dialog[open] input[type=password]');
    await word.waitFor();
    t.is(await page.locator('.draft-kept').count(), 0, 'said to be kept while it is not');
    await word.fill(PASSWORD_OF_ALL);
    await word.press('Enter');
    await word.waitFor({ state: 'detached' });
    await page.locator('.draft-kept').waitFor();
    await page.reload();
    await t.comes(() => principal(page).inputValue(), NAME, 'what was typed');
  });
});

row(55, 'nothing red stands behind the question for the password', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, FORM, async (page) => {
    await type(page);
    await page.evaluate(`fetch('/api/users/logout', {
      method: 'POST', headers: { authorization: 'Bearer ' + localStorage.getItem('token') },
    }).then((answer) => answer.status)`);
    await page.keyboard.press('Control+Enter');
    await page.locator('dialog[open] input[type=password]').waitFor();
    await t.comes(() => page.locator('#main .failure-place').count(), 0, 'failures on the page');
  });
});
