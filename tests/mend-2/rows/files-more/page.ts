import { studentFiles } from '../../beginnings/students.ts';
import { studentsFiles } from '../../files-more/students.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const TRIED = 'two-unknown-headings.csv';

row(
  'files-page',
  'a heading that is not known is said or left out on the page of the look, and the file is taken so',
  async (t, house) => {
    const school = await house.school();
    await studentFiles(school.admin);
    const file = studentsFiles.find(({ name }) => name === TRIED);
    await onPage(house, school, '/students/import', async (page) => {
      await choose(page, 'শিক্ষাবর্ষ', /১৪৪৮/);
      const buffer = file?.bytes ?? Buffer.alloc(0);
      await page.locator('input[type=file]').setInputFiles({ name: TRIED, mimeType: 'text/csv', buffer });
      await page.keyboard.press('Control+Enter');
      await page.getByText('কিছু কলাম চেনা যায়নি').waitFor();
      t.is(await page.getByRole('button', { name: /ভর্তি করুন/ }).count(), 0, 'nothing can be taken yet');
      await choose(page, 'কলাম ১৩: মন্তব্য', 'বাদ দিন');
      await choose(page, 'কলাম ৫: জন্মের দিনক্ষণ', 'জন্ম তারিখ');
      await page.getByRole('button', { name: 'আবার দেখুন' }).click();
      const take = page.getByRole('button', { name: /ভর্তি করুন/ });
      await take.waitFor();
      await page.getByText('যে কলাম পড়া হয়নি').waitFor();
      await take.click();
      await page.getByRole('status').filter({ hasText: 'ভর্তি' }).waitFor();
    });
    const taken = await school.admin.read('/api/students/view_students?limit=10');
    t.like(taken, [{ StudentName: 'পাতা এক', DateOfBirth: '2015-03-02' }], 'who was taken');
  },
);
