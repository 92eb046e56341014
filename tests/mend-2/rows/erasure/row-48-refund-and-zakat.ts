import type { Page } from 'playwright-core';
import { payment } from '../../beginnings/books.ts';
import { admit, owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import type { Check } from '../../check.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const PICTURES = process.env['PICTURES'];
const TOLD = /আর কিছু লেখা হয় না|এই ব্যক্তির তথ্য মুছে ফেলা হয়েছে/;
const WIDTHS = [1280, 360] as const;

/** Nothing of his name stands on the page, and no box that is left claims to be needed. */
async function isLeft(t: Check, page: Page, name: string, boxes: readonly string[], picture: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(TOLD).first().waitFor();
  await t.comes(() => page.getByText(name).count(), 0, `${picture}: his name on the page`);
  for (const label of boxes)
    await t.comes(
      () => dialog.getByLabel(label, { exact: true }).getAttribute('aria-required'),
      'false',
      `${picture}: ${label} must be said`,
    );
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${picture}.png` });
}

row(
  48,
  'a refund and what is said of zakat leave an erased person without his name, on a phone too',
  async (t, house) => {
    const begun = await begin(house, { cash: 3000 });
    const { accountant: by, school, chart } = begun;
    const { place } = await beginClass(begun, { first: '2026-01-12' });
    for (const width of WIDTHS) {
      const names = [`কাইয়ূম ${width}`, `জাবির ${width}`];
      const [refunded, entitled] = await Promise.all(names.map((name) => admit(by, place, name)));
      if (!refunded || !entitled) throw new Error('nobody was admitted');
      await charge(by, place, 11);
      const [item] = await owedBy(by, refunded);
      if (!item) throw new Error('nothing is owed');
      const paid = payment(refunded, chart.cash, [{ ...item, deposit: 300 }], {});
      const { receiptId } = (await by.done(`${A}/fee_collections`, paid)).data;
      const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
      await by.done(`${A}/zakat_eligible/${entitled.UserID}`, eligible, 'PUT');
      const erase = async ({ UserID }: { readonly UserID: number }) =>
        t.taken(await school.admin.post(`/api/users/${UserID}/erase`, { reason: 'অনুরোধ' }), 200);
      await onPage(
        house,
        school,
        `/accounting/receipts/${receiptId}`,
        async (page) => {
          await page.getByRole('button', { name: 'ফেরতের আবেদন' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.locator('input[name="amount"]').fill('১০০');
          for (const label of ['গ্রহীতা', 'কারণ'])
            await dialog.getByLabel(label, { exact: true }).fill('চলে গেছে');
          await erase(refunded);
          await page.keyboard.press('Control+Enter');
          await isLeft(t, page, names[0] ?? '', ['গ্রহীতা', 'কারণ'], `refund-${width}`);
        },
        { width },
      );
      await onPage(
        house,
        school,
        '/accounting/zakat-eligible',
        async (page) => {
          await page.getByRole('button', { name: `মুস্তাহিকের তথ্য পরিবর্তন: ${names[1]}` }).click();
          await page.getByRole('dialog').locator('input[name="note"]').fill('দরিদ্র');
          await erase(entitled);
          await page.keyboard.press('Control+Enter');
          await isLeft(t, page, names[1] ?? '', [], `entitled-${width}`);
        },
        { width },
      );
    }
  },
);
