import { addDays, dhakaDay } from '@madrasah/events/kernel';
import test from 'ava';
import { words } from '../words.ts';
import { House, type Person, taka } from './house.ts';

const { bn } = words;
const TODAY = dhakaDay(new Date());
/** What the bank takes by itself. */
const CHARGE = 115;
const LEFT = 'ভাউচার পরের মাসে হবে';

interface Row {
  readonly [name: string]: string | number;
}
interface Explained {
  readonly data: { readonly lines: readonly { on: string; amount: number }[] };
}

let house: House;
let accountant: Person;
let bank = 0;
let cash = 0;
/** The day after the last statement, and the balance it ended with. */
let from = '';
let before = 0;

/** Cash is taken to the bank today. */
const deposit = () => ({
  ...{ kind: 'contra', on: TODAY, reason: 'ব্যাংকে জমা' },
  ...{ from: { Account: cash }, to: { Account: bank }, lines: [{ FundID: 1, amount: 700 }] },
});

test.before(async () => {
  house = await House.open();
  accountant = await house.enters('accountant');
  const { data: taken } = await house.office.ask<{ data: Row[] }>('GET', '/api/accounts/reconciliations');
  bank = Number(taken[0]?.['Account']);
  from = addDays(String(taken[0]?.['to']), 1);
  before = Number(taken[0]?.['closing']);
  const accounts = await house.office.ask<{ data: Row[] }>('GET', '/api/accounts/sub_ledgers?caId=3');
  cash = Number(accounts.data.find(({ SlName }) => SlName === 'নগদ বাক্স')?.['SLID']);
  await house.office.ask('POST', '/api/accounts/balance_transfers', deposit());
});
test.after.always(() => house?.close());

/** What moved in the bank since its last statement by the books, and what it took by itself, as its file says it. */
async function statement(): Promise<string> {
  const asked = `slId=${bank}&from=${from}&to=${TODAY}&limit=500`;
  const side = async (field: 'in' | 'out') => {
    const path = `/api/accounts/explain?figure=bank_book.${field}&${asked}`;
    const { data } = await house.office.ask<Explained>('GET', path);
    return data.lines.map(({ on, amount }) => ({ on, amount: Math.abs(amount) * (field === 'in' ? 1 : -1) }));
  };
  const moves = [...(await side('in')), ...(await side('out')), { on: TODAY, amount: -CHARGE }];
  const paisa = (amount: number) => Math.round(amount * 100);
  let balance = paisa(before);
  const rows = moves
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, amount }) => {
      balance += paisa(amount);
      const cells = amount < 0 ? [-amount, ''] : ['', amount];
      return [on, amount === -CHARGE ? 'SERVICE CHARGE' : 'TRANSACTION', ...cells, balance / 100].join(',');
    });
  return ['Date,Particulars,Withdrawal,Deposit,Balance', ...rows].join('\n');
}

const asTyped = (day: string) => day.split('-').reverse().join('/');

test.serial('the bank’s file is taken as the bank gave it', async (t) => {
  await accountant.go('/accounting/reconciliation');
  const { page } = accountant;
  await accountant.choose(bn['reconciliation.take.account'], 'ব্যাংক চলতি হিসাব');
  await accountant.field(bn['reconciliation.take.from']).fill(asTyped(from));
  await accountant.field(bn['reconciliation.take.to']).fill(asTyped(TODAY));
  const buffer = Buffer.from(await statement());
  await page.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
  await accountant.button(bn['kit.steps.look']).click();
  await page.getByRole('button', { name: /লাইন নিন/ }).click();
  await page.getByRole('link', { name: bn['reconciliation.take.open'] }).click();
  await page.waitForURL(/\/accounting\/reconciliation\/\d+$/);
  await accountant.reads(bn['reconciliation.one.bank']);
  t.deepEqual(accountant.watch.taken(), []);
});

/** Matches what is proposed by day and amount, as somebody who goes through it line by line. */
async function matchLikely(): Promise<void> {
  const path = new URL(accountant.page.url()).pathname.replace(
    '/accounting/reconciliation',
    '/api/accounts/reconciliations',
  );
  const { data } = await house.office.ask<{ data: { lines: Likely[] } }>('GET', path);
  const pairs = data.lines.flatMap(({ line, proposal }) => (proposal ? { line, entry: proposal.entry } : []));
  await house.office.ask('POST', `${path}/match`, { pairs });
}
interface Likely {
  readonly line: number;
  readonly proposal?: { readonly entry: number };
}

test.serial('what fits is matched, what the bank took by itself is left with its reason', async (t) => {
  const { page } = accountant;
  const dialog = page.getByRole('dialog');
  // No number proves any of them: nothing is offered at once.
  t.is(await accountant.button('নম্বরে মেলা সব মেলান').count(), 0);
  await accountant.button(bn['reconciliation.do.match']).first().click();
  await accountant.watch.rest();
  await matchLikely();
  await page.reload();
  await accountant.reads(bn['reconciliation.one.bank']);
  await accountant.watch.rest();
  const leave = accountant.button(bn['reconciliation.do.leave']);
  const open = await leave.count();
  t.true(open >= 1, 'the charge at least has no entry');
  for (let left = open; left > 0; left -= 1) {
    await leave.first().click();
    await dialog.getByLabel(bn['kit.confirm.reason'], { exact: true }).fill(LEFT);
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await accountant.watch.rest();
  }
  await accountant.reads(LEFT);
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial(
  'nothing is apart any more: it is closed, and the bank takes no entry of those days',
  async (t) => {
    const { page } = accountant;
    await accountant.button(bn['reconciliation.lock.do']).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: bn['reconciliation.lock.do'] }).click();
    await dialog.waitFor({ state: 'detached' });
    await accountant.reads(/সমাপ্ত করেছেন/);
    const refused = await t.throwsAsync(
      house.office.ask('POST', '/api/accounts/balance_transfers', deposit()),
    );
    t.regex(refused?.message ?? '', /: 409 .*ledger\.account-reconciled/);
    t.deepEqual(accountant.watch.taken(), []);
  },
);

test.serial('the next month is locked after its consequence was said', async (t) => {
  await accountant.go('/accounting/periods');
  const { page } = accountant;
  const next = page.locator('.segment').filter({ has: accountant.button(bn['closing.periods.lockSoft']) });
  const name = (await next.getByRole('heading').innerText()).replace(bn['closing.periods.open'], '').trim();
  await next.getByRole('button', { name: bn['closing.periods.lockSoft'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(bn['closing.periods.softWhat']).waitFor();
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const locked = page.locator('.segment').filter({ hasText: name });
  await locked.getByText(bn['closing.periods.soft'], { exact: true }).waitFor();
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('the trial balance balances after all of it', async (t) => {
  await accountant.go('/accounting/trial-balance');
  const sums = await accountant.page.locator('[class*="_trialTable_"] tfoot td.num').allInnerTexts();
  const [debit = 0, credit = 0] = sums.slice(-2).map(taka);
  t.true(debit > 0);
  t.is(debit, credit);
  t.deepEqual(accountant.watch.taken(), []);
});

test.serial('the total due of the first page leads to the entries that make it', async (t) => {
  await accountant.go('/');
  const { page } = accountant;
  const due = page.getByRole('region', { name: 'মোট বকেয়া' }).locator('.value a');
  const shown = taka(await due.innerText());
  await due.click();
  await accountant.reads(bn['statements.explain.value']);
  t.is(taka(await page.locator('main b').first().innerText()), shown);
  t.deepEqual(accountant.watch.taken(), []);
});
