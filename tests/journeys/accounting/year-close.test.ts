import { dhakaDay } from '@madrasah/events/kernel';
import test from 'ava';
import { words } from '../words.ts';
import { House, type Person } from './house.ts';

const { bn } = words;
const REASON = 'নিরীক্ষক একটি সংশোধন চেয়েছেন';

interface Year {
  readonly id: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}
interface Month {
  readonly id: number;
  readonly from: string;
  readonly state: string;
}

let house: House;
let accountant: Person;
/** The first year of the books: the demo has always one that is over. */
let year: Year;

const months = async () => {
  const { data } = await house.office.ask<{ data: Month[] }>('GET', '/api/accounts/periods');
  return data.filter(({ from }) => from >= year.from && from <= year.to).toReversed();
};
const lock = async (level: 'soft' | 'hard', from: readonly string[]) => {
  for (const { id, state } of await months())
    if (from.includes(state)) await house.office.ask('POST', `/api/accounts/periods/${id}/lock`, { level });
};

test.before(async () => {
  house = await House.open();
  accountant = await house.enters('accountant');
  const { data } = await house.office.ask<{ data: Year[] }>('GET', '/api/accounts/accounting_years');
  year = data.toSorted((one, other) => one.from.localeCompare(other.from))[0] as Year;
  if (year.to >= dhakaDay(new Date())) throw new Error(`no year of the demo is over: ${year.to}`);
  await lock('soft', ['open', 'exception']);
  const closed = await house.office.ask<{ data: { id: number }[] }>('GET', '/api/accounts/closed_years');
  if (!closed.data.some(({ id }) => id === year.id))
    await house.office.ask('POST', `/api/accounts/accounting_years/${year.id}/close`, {});
});
test.after.always(() => house?.close());

/** What the statement of the year says, as it stands on the page. */
async function statement(): Promise<string> {
  await accountant.go(`/accounting/income-expense?from=${year.from}&to=${year.to}`);
  return (await accountant.page.locator('main table').allInnerTexts()).join('\n');
}

const row = () => accountant.page.getByRole('row').filter({ hasText: year.name }).first();

test.serial('a year that runs cannot be closed, one that is over is signed off', async (t) => {
  await accountant.go('/accounting/years');
  const count = await accountant.button(bn['closing.years.close']).count();
  t.is(await row().getByRole('button', { name: bn['closing.years.reopen'] }).count(), 1);
  t.true(count <= 1, 'only a year that is over');
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('its close is taken back with a reason, and no figure of the year changes', async (t) => {
  const before = await statement();
  t.regex(before, /[১-৯]/);
  await accountant.go('/accounting/years');
  await row().getByRole('button', { name: bn['closing.years.reopen'] }).click();
  const dialog = accountant.page.getByRole('dialog');
  await dialog.getByText('তহবিলভিত্তিক উদ্বৃত্ত').waitFor();
  const verb = dialog.getByRole('button', { name: bn['closing.years.reopen'] });
  await verb.click();
  await dialog.getByText(bn['kit.confirm.reasonNeeded']).waitFor();
  await dialog.getByLabel(bn['kit.confirm.reason'], { exact: true }).fill(REASON);
  await verb.click();
  await dialog.waitFor({ state: 'detached' });
  await row().getByRole('button', { name: bn['closing.years.close'] }).waitFor();
  t.is(await statement(), before);
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('it is closed again, and still no figure changes', async (t) => {
  const before = await statement();
  await accountant.go('/accounting/years');
  await row().getByRole('button', { name: bn['closing.years.close'] }).click();
  const dialog = accountant.page.getByRole('dialog');
  await dialog.getByText(bn['closing.years.closeWhat']).waitFor();
  await accountant.page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await row().getByRole('button', { name: bn['closing.years.reopen'] }).waitFor();
  t.is(await statement(), before);
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('once its months are locked for good the close stays', async (t) => {
  await lock('hard', ['soft']);
  await accountant.go('/accounting/years');
  await row().getByRole('button', { name: bn['closing.years.reopen'] }).click();
  const dialog = accountant.page.getByRole('dialog');
  await dialog.getByLabel(bn['kit.confirm.reason'], { exact: true }).fill(REASON);
  await accountant.page.keyboard.press('Control+Enter');
  await dialog.getByRole('alert').first().waitFor();
  t.regex(await dialog.innerText(), /চূড়ান্ত/);
  await accountant.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  t.is(await row().getByRole('button', { name: bn['closing.years.reopen'] }).count(), 1);
});
