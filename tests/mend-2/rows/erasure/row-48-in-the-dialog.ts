import { payment } from '../../beginnings/books.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { begin } from '../../beginnings/school.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PICTURES = process.env['PICTURES'];
const SAID = {
  bn: {
    cancel: 'রসিদ বাতিল',
    reason: 'কারণ',
    settle: 'হিসাব নিষ্পত্তি',
    told: 'আর কিছু লেখা হয় না',
    done: 'হিসাব নিষ্পত্তি করা হয়েছে',
  },
  en: {
    cancel: 'Void the receipt',
    reason: 'Reason',
    settle: 'Settle',
    told: 'nothing is written about them',
    done: 'The account of the leaving student is settled',
  },
} as const;
const LOOKS = [
  ['bn', 1280],
  ['en', 360],
  ['bn', 360],
  ['en', 1280],
] as const;

row(48, 'pages that ask why go on without it, once they were told that he is erased', async (t, house) => {
  const { accountant: by, school, chart } = await begin(house, { cash: 1000 });
  const place = await makeClass(by);
  await setPrice(by, place, chart.admission, 1000, '2026-11-01');
  for (const [language, width] of LOOKS) {
    const student = await admit(by, place, `আব্দুল্লাহ ${language} ${width}`);
    const [item] = await owedBy(by, student);
    if (!item) throw new Error('nothing is owed');
    const paid = payment(student, chart.cash, [{ ...item, deposit: 300 }], {});
    const receipt = await by.done('/api/accounts/fee_collections', paid);
    t.taken(await school.admin.post(`/api/users/${student.UserID}/erase`, { reason: 'অনুরোধ' }), 200);
    const said = SAID[language];
    const look = { language, width };
    const name = (what: string) => `${PICTURES}/${what}-${language}-${width}.png`;
    await onPage(
      house,
      school,
      `/accounting/receipts/${receipt.data.receiptId}`,
      async (page) => {
        await page.getByRole('button', { name: said.cancel }).first().click();
        const dialog = page.getByRole('dialog');
        const reason = dialog.getByLabel(said.reason, { exact: true });
        const cancel = dialog.getByRole('button', { name: said.cancel });
        await reason.fill('ভুল');
        await cancel.click();
        await dialog.getByText(said.told).waitFor();
        await t.comes(() => reason.inputValue(), '');
        if (PICTURES) await page.screenshot({ path: name('dialog') });
        await cancel.click();
        await dialog.waitFor({ state: 'detached' });
      },
      look,
    );
    await onPage(
      house,
      school,
      `/accounting/leaver/${student.AdmissionID}`,
      async (page) => {
        const reason = page.getByLabel(said.reason, { exact: true });
        const settle = page.getByRole('button', { name: said.settle });
        await reason.fill('ভুল');
        await settle.click();
        await page.getByText(said.told).first().waitFor();
        if (PICTURES) await page.screenshot({ path: name('form'), fullPage: true });
        await reason.fill('');
        await settle.click();
        await page.getByText(said.done).first().waitFor();
      },
      look,
    );
  }
});
