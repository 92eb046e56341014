import { addDays, dhakaDay } from '@madrasah/events/kernel';
import test from 'ava';
import { PASSWORD } from '../madrasah.ts';
import { words } from '../words.ts';
import { House, type Person, taka } from './house.ts';

const { bn } = words;
const NAME = 'auditor';
const TODAY = dhakaDay(new Date());
const [FROM, TO] = [addDays(TODAY, -120), TODAY];
const NOT_HIS = addDays(FROM, -1);

let house: House;
let auditor: Person;
let id = 0;

/** The column of what moved to the debit, behind names and openings. */
const MOVED = 3;
/** What an auditor opens. */
const HIS = ['trial-balance', 'journal', 'receipts-payments', 'cash-book', 'financial-position', 'controls'];

/** Everything that is answered with a refusal while he looks about. */
let refused: string[] = [];

test.before(async () => {
  house = await House.open();
});
test.after.always(() => house?.close());

test.serial('a login of his own is made an auditor’s, with the days he may look at', async (t) => {
  const [person] = (await house.office.ask<{ data: { UserID: number }[] }>('GET', '/api/users?usertype=2'))
    .data;
  const login = { userId: person?.UserID, loginName: NAME, password: PASSWORD, permissionTypeId: 5 };
  const made = await house.office.ask<{ id: number }>('POST', '/api/users/create_login_user', login);
  id = made.id;
  const admin = await house.enters('admin');
  await admin.go(`/settings/add-login-users/${id}`);
  const { page } = admin;
  await admin.field('এই লগইন নিরীক্ষকের').check();
  await admin.field('যে দিন থেকে দেখবেন').fill(FROM.split('-').reverse().join('/'));
  await admin.field('যে দিন পর্যন্ত দেখবেন').fill(TO.split('-').reverse().join('/'));
  await admin.button(bn['access.logins.auditorSave']).click();
  await page.locator('.label', { hasText: bn['access.logins.auditorIs'] }).waitFor();
  t.deepEqual(admin.watch.taken(), []);
});

test.serial(
  'he reads the trial balance of his last day and follows a figure down to its paper',
  async (t) => {
    auditor = await house.enters(NAME);
    const { page } = auditor;
    page.on('response', (answer) => {
      if (answer.status() >= 400)
        refused.push(`${answer.status()} ${answer.url().slice(house.address.length)}`);
    });
    await auditor.go(`/accounting/trial-balance?from=${FROM}&asOf=${TO}`);
    const figure = page.locator('[class*="_trialTable_"] tfoot td').nth(MOVED).locator('a');
    const shown = taka(await figure.innerText());
    await figure.click();
    await auditor.reads(bn['statements.explain.value']);
    t.is(Math.abs(taka(await page.locator('main b').first().innerText())), shown);
    await page.locator('tbody button.explain').first().click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await page.keyboard.press('Escape');
    t.deepEqual(refused, []);
  },
);

test.serial('no page of his asks what he may not know', async (t) => {
  for (const path of HIS) await auditor.go(`/accounting/${path}`);
  t.deepEqual(refused, []);
});

test.serial('days that are not his are refused in words that name his', async (t) => {
  refused = [];
  await auditor.go(`/accounting/trial-balance?asOf=${NOT_HIS}`);
  await auditor.reads(/থেকে .* পর্যন্ত/);
  t.true(refused.length > 0 && refused.every((one) => one.startsWith('403')), `${refused}`);
});

test.serial('nothing on his pages writes, and whoever sends for him is refused', async (t) => {
  await auditor.go('/accounting/vouchers');
  t.is(await auditor.page.locator('form button[type=submit]').count(), 0);
  const token = await auditor.page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${house.address}/api/accounts/vouchers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  t.is(answer.status, 403);
});
