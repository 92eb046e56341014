import { FORM } from '../../beginnings/applicant.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const bengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] as string);

row(
  59,
  'an applicant finds his application by its number, and the office hands on link and QR',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const { SessionID, ClassID } = await makeClass(admin);
    const setting = { open: 1, SessionID, ClassIDs: [ClassID] };
    await admin.done('/api/students/online_admission/setting', setting, 'PUT');
    const path = `/api/public/result/${school.id}/online_admission`;
    const { usercode } = (await admin.done(path, { ...FORM, ClassID })).data;
    await onPage(house, school, `/${school.id}`, async (page) => {
      await page.getByRole('link', { name: 'আমার আবেদন দেখুন' }).click();
      await page.getByLabel('আবেদন নং').fill(bengali(usercode));
      await page.getByRole('button', { name: 'আবেদন দেখুন' }).click();
      await t.comes(
        async () => new URL(page.url()).pathname,
        `/${school.id}/online_admission/${usercode}`,
        'where',
      );
      await page.getByText('আবেদন জমা হয়েছে').waitFor();
      await page.getByLabel('অভিভাবকের মোবাইল নম্বরের শেষ চার অঙ্ক').fill('৫৬৭৮');
      await page.getByRole('button', { name: 'আবেদন দেখুন' }).click();
      await page.getByRole('heading', { name: 'আব্দুল্লাহ' }).waitFor();
    });
    await onPage(house, school, '/students/online-admission', async (page) => {
      await page.getByRole('button', { name: 'ফরমের লিঙ্ক ও QR' }).click();
      const link = page.getByLabel('ভর্তি ফরমের লিঙ্ক');
      await t.comes(() => link.inputValue(), `${house.address}/${school.id}/online_admission`, 'the link');
      await page.getByRole('img', { name: /ভর্তি ফরমের QR/ }).waitFor();
    });
  },
);
