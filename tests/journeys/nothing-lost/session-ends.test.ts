import test from 'ava';
import { PASSWORD } from '../madrasah.ts';
import { Office } from '../office.ts';
import { words } from '../words.ts';
import { openRoom } from './room.ts';

const { bn } = words;
const SAVE = 'Control+Enter';
const EXAMS = '/exam';
const NAME = 'পরীক্ষার নাম';

// The browser itself notes each refusal as an error, and a call that never arrived.
const room = openRoom((fault) => /\b401\b|ERR_FAILED/.test(fault));
const go = (path: string) => room.go(path);
const dialog = () => room.page.getByRole('dialog', { name: bn['kit.again.title'] });
const field = (label: string) => room.field(label);
const typed = (label: string) => room.page.getByRole('textbox', { name: label });

/** The server lets nobody in by this token any more. */
async function endAtServer(): Promise<void> {
  const token = await room.page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${room.madrasah.address}/api/users/logout`, { method: 'POST', headers });
}

async function enterAgain(password = PASSWORD): Promise<void> {
  await dialog().getByLabel(bn['kit.again.password'], { exact: true }).fill(password);
  await room.page.keyboard.press('Enter');
}

test.serial('a form that is filled when the session ends is there again after the password', async (t) => {
  await go(EXAMS);
  const name = typed(NAME);
  await name.fill('নতুন এক পরীক্ষা');
  await endAtServer();
  await room.page.keyboard.press(SAVE);
  await dialog().waitFor();
  t.true(
    await dialog()
      .locator('input[type=password]')
      .evaluate((box) => box === document.activeElement),
  );
  await room.page.keyboard.press('Escape');
  await room.page.keyboard.press('Escape');
  await dialog().waitFor(); // the browser closes it at the second, and it is opened again
  await enterAgain('wrong');
  await dialog().getByRole('alert').waitFor();
  await enterAgain();
  await dialog().waitFor({ state: 'detached' });
  t.is(await name.inputValue(), 'নতুন এক পরীক্ষা');
  t.is(new URL(room.page.url()).pathname, EXAMS);
  t.false((await room.page.evaluate(() => JSON.stringify(localStorage))).includes(PASSWORD));
  await room.page.keyboard.press(SAVE);
  await room.page.getByRole('cell', { name: 'নতুন এক পরীক্ষা' }).first().waitFor();
});

test.serial('typed marks are there again when another tab has signed out', async (t) => {
  await go(room.sheet);
  const cell = room.page.locator('[data-cell="0:0"]');
  await cell.fill('৭৭');
  await room.told().waitFor();
  const other = await room.context.newPage();
  await other.goto(room.madrasah.address);
  await other.getByRole('button', { name: bn['kit.user.menu'].replace('{name}', 'admin') }).click();
  await other.getByRole('button', { name: bn['kit.page.signOut'] }).click();
  await other.getByRole('button', { name: bn['kit.out.throwAway'] }).click();
  await other.waitForURL('**/login');
  await dialog().getByText(bn['kit.again.changed']).waitFor();
  await enterAgain();
  await dialog().waitFor({ state: 'detached' });
  t.is(await cell.inputValue(), '৭৭');
  await room.told().waitFor(); // it lies in the storage again
  t.not(await room.page.evaluate(() => localStorage.getItem('drafts')), null);
  await room.page.keyboard.press(SAVE);
  await room.page.getByText('নম্বর সংরক্ষণ করা হয়েছে').waitFor();
});

test.serial('what was sent without an answer goes again by its own key, on one’s word', async (t) => {
  await go(EXAMS);
  await typed(NAME).fill('আরেক পরীক্ষা');
  const keys: (string | undefined)[] = [];
  let lost = true;
  await room.page.route('**/api/exam/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return lost ? route.abort() : route.continue();
  });
  await room.page.keyboard.press(SAVE);
  await room.page.getByText(bn['kit.call.unknown']).first().waitFor();
  lost = false;
  await endAtServer();
  await room.page.keyboard.press(SAVE);
  await dialog().waitFor();
  const before = keys.length;
  await enterAgain();
  await dialog().waitFor({ state: 'detached' });
  await room.watch.rest();
  t.is(keys.length, before, 'nothing goes by itself');
  await room.page.keyboard.press(SAVE);
  await room.page.getByRole('cell', { name: 'আরেক পরীক্ষা' }).first().waitFor();
  t.is(new Set(keys).size, 1);
  t.is(keys.length, before + 1);
});

test.serial('another login in another tab takes the page away', async (t) => {
  await go(EXAMS);
  await typed(NAME).fill('কারও নয়');
  const other = await room.context.newPage();
  await other.goto(room.madrasah.address);
  await other.evaluate(() => {
    localStorage.setItem('user', '{"username":"x","permissionType":6,"schoolId":"10001","userId":99}');
    localStorage.setItem('token', 'another');
  });
  await room.page.getByText(bn['kit.session.changed']).waitFor();
  t.is(await room.page.locator('#main').count(), 0);
});

test.serial('with nothing typed the way leads to the door and back', async (t) => {
  await go(EXAMS);
  await endAtServer();
  await room.page
    .getByRole('link', { name: bn['kit.page.product'] })
    .or(room.page.locator('header a'))
    .first()
    .click();
  await field(bn['access.signIn.name']).waitFor();
  t.is(await dialog().count(), 0);
});

test.serial('Ctrl Enter in the very instant in which the dues come takes the money', async (t) => {
  const office = await Office.open(room.madrasah);
  const path = '/api/accounts/dues?sort=-due&limit=1';
  const { data } = await office.ask<{ data: readonly { UserCode: string }[] }>('GET', path);
  await go('/accounting/student-fee-collection');
  // Faster than a hand: in the breath in which the form stands, and React has not told it so.
  await room.page.evaluate((label) => {
    const watching = new MutationObserver(() => {
      const box = [...document.querySelectorAll('form label')].find(
        (one) => one.textContent?.trim() === label,
      ) as HTMLLabelElement | undefined;
      const input = box?.control as HTMLInputElement | undefined;
      if (!input) return;
      watching.disconnect();
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '১');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    watching.observe(document.body, { childList: true, subtree: true });
  }, bn['fees.counter.amount']);
  await room.page.keyboard.type(String(data[0]?.UserCode));
  await room.page.keyboard.press('Enter');
  await room.page.locator('[class*="_saved_"]').getByRole('heading').waitFor();
  t.pass();
});
