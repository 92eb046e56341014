import { payrollCommands } from '@madrasah/events/payroll';
import test from 'ava';
import { bn as payroll } from '../../../frontend/src/payroll/text.bn.ts';
import { House, type Person } from '../accounting/house.ts';
import { words } from '../words.ts';

const { bn } = words;
const PAGE = '/teacherinfo/payRole';
const HEAD = 'মূল বেতন';

interface Rows {
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

let house: House;
let office: Person;
let teacher: string;
let cash: string;

test.before(async () => {
  house = await House.open();
  office = await house.enters('admin');
  const ask = async (path: string) => (await house.office.ask<Rows>('GET', path)).data;
  teacher = String((await ask('/api/teachers/salaries'))[0]?.['UserName']);
  const chart = await ask('/api/accounts/sub_ledgers');
  const expense = chart.find(({ CAID, FundID }) => CAID === 2 && FundID === 1);
  cash = String(chart.find(({ CAID, moneyKind }) => CAID === 3 && moneyKind === 'cash')?.['SlName']);
  await house.office.ask('POST', '/api/teachers/pay_heads', {
    ...{ PayHead: HEAD, kind: 'earning' },
    ...{ FundID: 1, GLID: expense?.['GLID'], SLID: expense?.['SLID'] },
  });
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual(office?.watch.taken() ?? [], []);
});

const dialog = () => office.page.getByRole('dialog');

test.serial('a salary is set from a day on, and stands in the list', async (t) => {
  await office.go(PAGE);
  const row = office.page.getByRole('row').filter({ hasText: teacher });
  await row.getByRole('button').first().click();
  await dialog().getByLabel(`${HEAD}: ${payroll['payroll.page.amount']}`).fill('৬০০');
  await dialog().getByLabel(payrollCommands.setSalary.fields.from.word.bn).fill('০১/০১/২০২৬');
  await dialog().getByRole('button', { name: payroll['payroll.page.save'] }).click();
  await dialog().waitFor({ state: 'detached' });
  await row.getByText('৬০০').first().waitFor();
  t.pass();
});

test.serial('a month is looked at and charged, paid in part, and the rest stands as owed', async (t) => {
  await office.go(`${PAGE}?part=runs`);
  await office.button(payroll['payroll.page.run']).first().click();
  await dialog().getByRole('button', { name: bn['kit.steps.look'] }).click();
  await dialog().getByRole('button', { name: '১ জনের বেতন ধার্য করুন' }).click();
  await office.reads('১ জনের বেতন ধার্য হয়েছে');
  await office.go(`${PAGE}?part=runs`);
  await office.button(payroll['payroll.page.pay']).first().click();
  await office.choose(payrollCommands.payPayroll.fields.Account.word.bn, cash);
  await dialog().getByLabel(new RegExp(teacher)).fill('২০০');
  await dialog().getByRole('button', { name: payroll['payroll.page.paySave'] }).click();
  await dialog().waitFor({ state: 'detached' });
  await office.go(`${PAGE}?part=people`);
  const row = office.page.getByRole('row').filter({ hasText: teacher });
  await row.getByText('৪০০').first().waitFor();
  t.is(await row.count(), 1);
});
