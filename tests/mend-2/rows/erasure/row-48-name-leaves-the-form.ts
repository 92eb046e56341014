import { payment } from '../../beginnings/books.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { begin } from '../../beginnings/school.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const NAME = 'আব্দুল কাইয়ূম';

row(
  48,
  'who is erased while a form about him is filled in leaves that page by name, and nothing more must be said',
  async (t, house) => {
    const { accountant: by, school, chart } = await begin(house, { cash: 1000 });
    const place = await makeClass(by);
    await setPrice(by, place, chart.admission, 1000, '2026-11-01');
    const student = await admit(by, place, NAME);
    const [item] = await owedBy(by, student);
    if (!item) throw new Error('nothing is owed');
    const paid = payment(student, chart.cash, [{ ...item, deposit: 300 }], {});
    const receipt = await by.done('/api/accounts/fee_collections', paid);
    await onPage(house, school, `/accounting/receipts/${receipt.data.receiptId}`, async (page) => {
      await page.getByRole('button', { name: 'ফেরতের আবেদন' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(NAME).waitFor();
      const boxes = ['গ্রহীতা', 'কারণ'].map((label) => dialog.getByLabel(label, { exact: true }));
      await dialog.locator('input[name="amount"]').fill('১০০');
      for (const box of boxes) await box.fill('চলে গেছে');
      t.taken(await school.admin.post(`/api/users/${student.UserID}/erase`, { reason: 'অনুরোধ' }), 200);
      await page.keyboard.press('Control+Enter');
      await dialog.getByText('আর কিছু লেখা হয় না').waitFor();
      await t.comes(() => page.getByText(NAME).count(), 0, 'his name on the page');
      for (const box of boxes) {
        t.is(await box.getAttribute('aria-required'), 'false', 'what must be said of him');
        await box.fill('');
      }
      await page.keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
    });
    await t.comes(
      async () => (await by.read('/api/accounts/refunds')).length,
      1,
      'the refund is asked for without words',
    );
  },
);
