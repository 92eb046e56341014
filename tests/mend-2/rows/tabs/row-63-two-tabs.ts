import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const INFO = '/api/settings/institution_info';

row(
  63,
  'a voucher that is revised in two tabs is not the last one’s: who has seen another edition is told',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const chart = await makeChart(admin);
    const today = house.clock.today;
    await gift(admin, chart, chart.bank, 9000, today);
    const bill = (taka: number) => voucher(2, chart.G, chart.bank, chart.electricity, taka, today);
    const { id } = await admin.done(`${A}/vouchers`, bill(500));
    const { edition } = await admin.read(`${A}/vouchers/${id}`);
    const revise = (taka: number) =>
      admin.putSeen(`${A}/vouchers/${id}`, { ...bill(taka), reason: 'ভুল' }, edition);
    t.taken(await revise(550), 200);
    t.refused(await revise(600), 'conflict.changed');
    const settings = await admin.read('/api/settings/acc_report_settings');
    t.ok(Number.isInteger(settings.revision), 'print settings tell their version');
  },
);

row(
  63,
  'what somebody else saves meanwhile is shown beside what is typed, and nothing typed is lost',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    await onPage(house, school, '/general-info/institution-info', async (page) => {
      const principal = page.locator('input[name="PrincipalName"]');
      await principal.waitFor();
      await principal.fill('মাওলানা ইউনুস');
      const { InstitutionName } = await admin.read(INFO);
      await admin.done(INFO, { InstitutionName, PrincipalName: 'মাওলানা ইদরিস' }, 'PUT');
      const keep = page.getByRole('button', { name: 'আমার লেখা থাকুক' });
      await page
        .getByRole('button', { name: /তথ্য সংরক্ষণ/ })
        .first()
        .click();
      await keep.waitFor();
      await page.locator('.save-bar', { hasText: 'মাওলানা ইদরিস' }).waitFor();
      t.is(await principal.inputValue(), 'মাওলানা ইউনুস', 'what was typed');
      t.is((await admin.read(INFO)).PrincipalName, 'মাওলানা ইদরিস', 'the second does not overwrite the first');
      await keep.click();
      await page
        .getByRole('button', { name: /তথ্য সংরক্ষণ/ })
        .first()
        .click();
      await t.comes(
        async () => (await admin.read(INFO)).PrincipalName,
        'মাওলানা ইউনুস',
        'who has seen both decides',
      );
    });
  },
);

row(
  63,
  'a change of none of a form’s fields is no conflict: what is typed is saved at once',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const parts = ['Village', 'PostOffice', 'PoliceStation', 'District', 'Elhaq'];
    const address = Object.fromEntries(
      parts.flatMap((part) => [
        [part, 'ঢাকা'],
        [`Ara${part}`, 'دكا'],
      ]),
    );
    const { InstitutionName } = await admin.read(INFO);
    await admin.done(INFO, { InstitutionName, ...address }, 'PUT');
    await onPage(house, school, '/general-info/institution-info', async (page) => {
      const village = page.locator('input[name="Village"]');
      await t.comes(() => village.inputValue(), 'ঢাকা', 'the address');
      await village.fill('মিরপুর');
      await admin.done(INFO, { InstitutionName, ...address, PrincipalName: 'মাওলানা ইদরিস' }, 'PUT');
      await page.locator('form:has(input[name="Village"]) button[type=submit]').click();
      await t.comes(async () => (await admin.read(INFO)).Village, 'মিরপুর', 'the village');
      t.is((await admin.read(INFO)).PrincipalName, 'মাওলানা ইদরিস', 'what the other has saved');
      const principal = page.locator('input[name="PrincipalName"]');
      await t.comes(() => principal.inputValue(), 'মাওলানা ইদরিস', 'the other form follows');
      await principal.fill('মাওলানা ইউনুস');
      const more = { PrincipalName: 'মাওলানা সাঈদ', NajemName: 'মাওলানা তাহের' };
      await admin.done(INFO, { InstitutionName, ...address, ...more }, 'PUT');
      await page.keyboard.press('Control+Enter');
      const notice = page.locator('.save-bar .at-save');
      await notice.filter({ hasText: 'আপনার লেখা “মাওলানা ইউনুস”' }).waitFor();
      await notice.filter({ hasText: 'মাওলানা তাহের' }).waitFor();
      t.is(await notice.getByText('আপনার লেখা “').count(), 1, 'what was not touched is nobody’s typing');
      const led = "document.activeElement.contains(document.querySelector('.save-bar .at-save'))";
      await t.comes(() => page.evaluate(led), true, 'the eye is led there');
    });
  },
);
