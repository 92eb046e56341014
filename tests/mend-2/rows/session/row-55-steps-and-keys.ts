import type { Page } from 'playwright-core';
import { makeChart } from '../../beginnings/chart.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const LEAVE = 'লেখা সংরক্ষণ হয়নি';

const chooses = async (page: Page, nth: number): Promise<void> => {
  await page.locator('#main form [role=combobox]').nth(nth).click();
  await page.getByRole('option').first().click();
};

row(55, 'what was chosen and looked at is asked about before its page is left', async (t, house) => {
  const school = await house.school();
  await makeClass(school.admin);
  const { admission } = await makeChart(school.admin);
  const rule = { SLID: admission, amount: 50, afterDays: 15, active: 1 };
  await school.admin.done('/api/accounts/late_fee_rule', rule, 'PUT');
  await onPage(house, school, '/accounting/late-fees', async (page) => {
    await page.locator('#main form [role=combobox]').first().waitFor();
    await chooses(page, 0);
    await chooses(page, 1);
    await page.getByRole('button', { name: 'কী হবে দেখুন' }).click();
    const back = page.getByRole('button', { name: 'ফিরে যান' });
    await back.waitFor();
    const dialog = page.getByRole('dialog', { name: LEAVE });
    const home = page.locator('header a').first();
    await home.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await back.click();
    await page.getByRole('button', { name: 'কী হবে দেখুন' }).waitFor();
    await home.click();
    await dialog.waitFor();
    t.ok(page.url().endsWith('/accounting/late-fees'), 'the page stands');
  });
});

row(55, 'what a login’s drafts are sealed with lies nowhere in the browser', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/general-info/institution-info', async (page) => {
    const name = page.locator('input[name="PrincipalName"]');
    await name.waitFor();
    await name.fill('মাওলানা ইউনুস');
    await page.locator('.draft-kept').first().waitFor();
    const found = await page.evaluate(`(async () => {
      const headers = { authorization: 'Bearer ' + localStorage.getItem('token') };
      const { draftKey } = await (await fetch('/api/permission/menu', { headers })).json();
      const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
      return [typeof draftKey, stored.includes(draftKey)];
    })()`);
    t.is(found, ['string', false], 'the key, and whether a storage holds it');
  });
});

row(55, 'a copied voucher is not mixed with another that was begun', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/accounting', async (page) => {
    const payee = page.locator('input[name="payee"]');
    await payee.waitFor();
    await payee.fill('রহিম স্টোর');
    await page.locator('.draft-kept').first().waitFor();
    await page.goto(`${house.address}/accounting?CAID=1&text=দান&amount=500`);
    await payee.waitFor();
    await page.waitForTimeout(800);
    t.is(await payee.inputValue(), '', 'in a voucher that is opened for something else');
    await page.goto(`${house.address}/accounting`);
    await t.comes(() => payee.inputValue(), 'রহিম স্টোর', 'what was begun');
  });
});
