import { NOTE_VALUES } from '@madrasah/events/closing';
import { toBengaliDigits } from '@madrasah/events/kernel';
import test from 'ava';
import { words } from '../words.ts';
import { House, type Person, said, taka } from './house.ts';

const { bn } = words;
const PAID = 300;
const ACCOUNTANT = 3;

let house: House;
let cashier: Person;
let accountant: Person;
/** As the house calls him. */
let accountantsName = '';
let book = 0;
/** Of the student who owes most. */
let code = '';

test.before(async () => {
  house = await House.open();
  cashier = await house.enters('cashier');
});
test.after.always(() => house?.close());

/** What the drawer holds by the books, as its page says it. */
async function bookOf({ page }: Person): Promise<number> {
  const sums = page.getByRole('status').filter({ hasText: 'গণনা' }).locator('span');
  return taka(await sums.first().innerText());
}

/** Types the notes that make a sum, from the largest on, by the keyboard alone. */
async function count({ page, field }: Person, sum: number): Promise<void> {
  let left = sum;
  await field(said('closing.notes.of', { value: toBengaliDigits(String(NOTE_VALUES[0])) })).focus();
  for (const value of NOTE_VALUES) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(toBengaliDigits(String(Math.floor(left / value))));
    await page.keyboard.press('Tab');
    left %= value;
  }
}

test.serial('before noon he takes a fee without the mouse', async (t) => {
  const debtors = await house.office.ask<{ data: { UserCode: string }[] }>(
    'GET',
    '/api/accounts/dues?sort=-due&limit=1',
  );
  code = debtors.data[0]?.UserCode as string;
  await cashier.go('/accounting/student-fee-collection');
  const { page } = cashier;
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const amount = cashier.field(bn['fees.counter.amount']);
  await amount.waitFor();
  await page.waitForFunction((box) => document.activeElement === box, await amount.elementHandle());
  await page.keyboard.type(toBengaliDigits(String(PAID)));
  await page.keyboard.press('Control+Enter');
  await page.locator('[class*="_saved_"]').getByRole('heading').waitFor();
  t.is(taka(await page.locator('[class*="_saved_"] [class*="_figure_"]').innerText()), PAID);
  t.deepEqual(cashier.watch.taken(), []);
});

test.serial('a drawer counted short is asked about, and nothing is sent when it was a slip', async (t) => {
  const { data } = await house.office.ask<{ data: { id: number; name: string }[] }>(
    'GET',
    '/api/accounts/day_close/keepers',
  );
  accountantsName = data.find(({ id }) => id === ACCOUNTANT)?.name as string;
  await cashier.go('/accounting/day-close');
  const { page } = cashier;
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/day_close')) sent += 1;
  });
  await cashier.button(bn['closing.task.hand_over']).click();
  book = await bookOf(cashier);
  t.true(book > 100, `${book}`);
  await cashier.choose(bn['closing.day.to'], accountantsName);
  await count(cashier, book - 100);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(said('closing.doubt.short', { amount: '১০০.০০' })).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.is(sent, 0);
  t.deepEqual(cashier.watch.taken(), []);
});

test.serial('counted again it is handed over, and what was counted can be printed', async (t) => {
  await count(cashier, book);
  await cashier.page.keyboard.press('Control+Enter');
  await cashier.reads(bn['closing.sheets.title']);
  await cashier.reads(`বুঝিয়ে দিলেন ${accountantsName}-কে`);
  t.is(await cashier.page.getByRole('dialog').count(), 0);
  t.deepEqual(cashier.watch.taken(), []);
});

test.serial('from then on the other closes the day, and he does not', async (t) => {
  await cashier.button(bn['closing.task.close']).click();
  await count(cashier, book);
  await cashier.page.keyboard.press('Control+Enter');
  await cashier.reads('অন্য একজনের দায়িত্বে আছে');
  // The browser itself notes the refusal (403) as an error; nothing else may be said.
  t.deepEqual(
    cashier.watch.taken().filter((fault) => !fault.includes('403')),
    [],
  );
  accountant = await house.enters('accountant');
  await accountant.go('/accounting/day-close');
  t.is(await bookOf(accountant), book);
  await count(accountant, book);
  await accountant.page.keyboard.press('Control+Enter');
  await accountant.reads(said('closing.day.closed', { name: accountantsName }));
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('the counter takes no more into a drawer that is closed', async (t) => {
  await cashier.go('/accounting/student-fee-collection');
  await cashier.page.keyboard.type(code);
  await cashier.page.keyboard.press('Enter');
  await cashier.reads('আজকের দিন সমাপ্তি হয়েছে');
  t.deepEqual(cashier.watch.taken(), []);
});
