import { wordIn } from '@madrasah/events';
import { collectionCommands, donorCommands } from '@madrasah/events/donations';
import test from 'ava';
import { bn as donations } from '../../frontend/src/donations/text.bn.ts';
import { House, type Person } from './accounting/house.ts';
import { words } from './words.ts';

const { bn } = words;
const NAME = 'হাজী আব্দুল মালেক';
const FUND = 'নির্মাণ (সফরের পরীক্ষা)';
const HEAD = 'নির্মাণ চাঁদা (সফর)';
const asked = (wire: keyof typeof collectionCommands.collectDonation.fields) =>
  collectionCommands.collectDonation.fields[wire].word.bn;

let house: House;
let office: Person;
let code = '';

test.before(async () => {
  house = await House.open();
  const { office: desk } = house;
  const fund = await desk.ask<{ id: number }>('POST', '/api/accounts/funds', { FundName: FUND, kind: 3 });
  const ledger = { FundID: fund.id, CAID: 1, GlName: 'অনুদান (সফর)' };
  const made = await desk.ask<{ id: number }>('POST', '/api/accounts/general_ledgers', ledger);
  await desk.ask('POST', '/api/accounts/sub_ledgers', { FundID: fund.id, GLID: made.id, SlName: HEAD });
  office = await house.enters('admin');
});

test.after.always(() => house?.close());

test.afterEach('nobody saw a fault on any page', (t) => {
  t.deepEqual(office?.watch.taken() ?? [], []);
});

test.serial('a donor is entered by his name alone', async (t) => {
  await office.go('/donation/donors');
  await office.button(donations['donations.donor.add']).first().click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel(donorCommands.addDonor.fields.UserName.word.bn, { exact: true }).fill(NAME);
  await dialog.getByRole('button', { name: donations['donations.donor.save'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.reads(NAME);
  t.pass();
});

test.serial('he gives for construction, and his receipt comes as it will be printed', async (t) => {
  await office.go('/donation/fee-collection');
  await office.button(donations['donations.gift.add']).first().click();
  const dialog = office.page.getByRole('dialog');
  const choose = async (label: string, option: string | RegExp) => {
    await dialog.getByLabel(label, { exact: true }).click();
    await office.page.getByRole('option', { name: option }).first().click();
  };
  await choose(asked('UserID'), NAME);
  await choose(asked('FundID'), FUND);
  await choose(asked('SLID'), HEAD);
  await choose(asked('Account'), /./);
  await dialog.getByLabel(asked('Amount'), { exact: true }).fill('৫০০০');
  await dialog.getByLabel(asked('transactionNo'), { exact: true }).fill('TX-2041');
  await dialog.getByRole('button', { name: donations['donations.gift.take'] }).click();
  await office.reads('পাঁচ হাজার টাকা মাত্র');
  await office.reads(NAME);
  const shown = await office.page.getByRole('dialog').innerText();
  code = /D[\d০-৯]+-[A-Z]{5}-[A-Z]{5}/.exec(shown)?.[0] ?? '';
  t.not(code, '', shown);
});

test.serial(
  'whoever scans it on a phone finds it genuine, with the sum and his initials alone',
  async (t) => {
    const phone = await house.stranger(360);
    await phone.go(`/verify/10001/${code}`);
    await phone.page.getByRole('heading', { name: bn['papers.donation.genuine'] }).waitFor();
    const told = await phone.page.locator('body').innerText();
    t.regex(told, /৫,০০০/);
    t.false(told.includes(NAME));
    t.deepEqual(phone.watch.taken(), []);
  },
);

test.serial('it is taken back with a reason, and the same code says so', async (t) => {
  await office.go('/donation/fee-collection');
  await office.button(donations['donations.gift.reverseOf'].replace('{number}', '')).first().click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel(wordIn('bn', 'reason')).fill('ভুল তহবিলে লেখা');
  await dialog.getByRole('button', { name: donations['donations.gift.reverse'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.reads(wordIn('bn', 'cancelled'));
  await office.go(`/verify/10001/${code}`);
  await office.reads(bn['papers.donation.reversed']);
  t.pass();
});
