import test from 'ava';
import { words } from '../words.ts';
import { House, type Person, taka } from './house.ts';

const { bn } = words;
const PHONE = 360;
const ABOVE_LIMIT = '৬০০';
const REASON = 'পিতা দুর্ঘটনায় আহত, কাজ করতে পারছেন না';

interface Debtor {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly StudentName: string;
}
interface Owed {
  readonly data: { readonly fees: readonly { readonly itemId: number; readonly due: number }[] };
}

let house: House;
let cashier: Person;
let muhtamim: Person;
let debtor: Debtor;
let itemId = 0;
let due = 0;

/** What is owed of the fee now. */
async function owed(): Promise<number> {
  const path = `/api/accounts/student_fee_admission?AdmissionID=${debtor.AdmissionID}`;
  const { data } = await house.office.ask<Owed>('GET', path);
  return data.fees.find((fee) => fee.itemId === itemId)?.due ?? 0;
}

test.before(async () => {
  house = await House.open();
  const { data } = await house.office.ask<{ data: Debtor[] }>('GET', '/api/accounts/dues?sort=-due&limit=1');
  debtor = data[0] as Debtor;
  const path = `/api/accounts/student_fee_admission?AdmissionID=${debtor.AdmissionID}`;
  const { data: owes } = await house.office.ask<Owed>('GET', path);
  const most = owes.fees.toSorted((one, other) => other.due - one.due)[0];
  [itemId, due] = [most?.itemId ?? 0, most?.due ?? 0];
  [cashier, muhtamim] = await Promise.all([house.enters('cashier', PHONE), house.enters('muhtamim', PHONE)]);
});
test.after.always(() => house?.close());

test.serial('the muhtamim has his page open while the cashier asks on his own phone', async (t) => {
  await muhtamim.go('/accounting/overview');
  await muhtamim.reads(bn['overview.approvals.title']);
  t.is(await muhtamim.page.getByText(REASON).count(), 0);
  const filled = new URLSearchParams({
    ...{ AdmissionID: String(debtor.AdmissionID), itemId: String(itemId) },
    ...{ amount: '', reason: REASON },
  });
  await cashier.go(`/accounting/concession-requests/new?${filled}`);
  await cashier.field('টাকা').fill(ABOVE_LIMIT);
  await cashier.button(bn['concessions.request.send']).click();
  await cashier.page.waitForURL('**/accounting/concession-requests');
  await cashier.reads(REASON);
  t.is(await owed(), due, 'a request posts nothing');
  t.is(await cashier.button(bn['approvals.do.approve']).count(), 0, 'nobody approves his own');
  t.deepEqual(cashier.watch.taken(), []);
});

test.serial('it stands on the muhtamim’s page without his doing, and he approves it there', async (t) => {
  const { page } = muhtamim;
  await muhtamim.reads(REASON);
  const row = page.locator('tr, li, .card').filter({ hasText: REASON }).last();
  await row.getByRole('button', { name: new RegExp(`^${bn['approvals.do.approve']}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(REASON).waitFor();
  await dialog.getByText(debtor.StudentName).waitFor();
  t.is(taka(await dialog.locator('dd').first().innerText()), 600);
  await dialog.getByRole('button', { name: bn['approvals.do.approveVerb'] }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(REASON).waitFor({ state: 'detached' });
  t.is(await owed(), due - 600);
  t.deepEqual(muhtamim.watch.taken(), []);
});

test.serial('the cashier sees it granted without asking again', async (t) => {
  const row = cashier.page.locator('tr, li, .card').filter({ hasText: REASON }).last();
  await row.getByText('অনুমোদিত').waitFor();
  t.deepEqual(cashier.watch.taken(), []);
});

test.serial('what is refused changes nothing, and its reason reaches whoever asked', async (t) => {
  const again = 'আরও ছাড়ের আবেদন';
  const refusal = 'একবার ছাড় দেওয়া হয়েছে';
  const filled = new URLSearchParams({
    ...{ AdmissionID: String(debtor.AdmissionID), itemId: String(itemId) },
    ...{ amount: '', reason: again },
  });
  await cashier.go(`/accounting/concession-requests/new?${filled}`);
  await cashier.field('টাকা').fill('৭০০');
  await cashier.button(bn['concessions.request.send']).click();
  await cashier.page.waitForURL('**/accounting/concession-requests');
  const { page } = muhtamim;
  await muhtamim.reads(again);
  const row = page.locator('tr, li, .card').filter({ hasText: again }).last();
  await row.getByRole('button', { name: new RegExp(`^${bn['approvals.do.reject']}`) }).click();
  const dialog = page.getByRole('dialog');
  const reject = dialog.getByRole('button', { name: bn['approvals.do.rejectVerb'] });
  await reject.click();
  await dialog.getByText(bn['kit.confirm.reasonNeeded']).waitFor();
  await dialog.getByLabel(bn['kit.confirm.reason'], { exact: true }).fill(refusal);
  await reject.click();
  await dialog.waitFor({ state: 'detached' });
  await cashier.page
    .locator('tr, li, .card')
    .filter({ hasText: again })
    .last()
    .getByText('নাকচ')
    .first()
    .waitFor();
  t.is(await owed(), due - 600);
  t.deepEqual([...cashier.watch.taken(), ...muhtamim.watch.taken()], []);
});
