import type { Page } from 'playwright-core';
import { makeChart } from '../../beginnings/chart.ts';
import { makeExam } from '../../beginnings/exam.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PAUSE_MS = 1500;

/** Begins the page anew, once what was typed had its moment to be kept. */
async function again(page: Page): Promise<void> {
  await page.waitForTimeout(PAUSE_MS);
  await page.reload();
}

row(
  55,
  'prices that are typed over many heads are there after a reload, and can be saved',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const place = await makeClass(admin);
    const { tuition } = await makeChart(admin);
    await setPrice(admin, place, tuition, 500, '2026-01-01');
    const { SessionID, ClassID } = place;
    const prices = async () =>
      (await admin.read(`/api/accounts/fee_matrix?sessionId=${SessionID}&classId=${ClassID}`))[0].MaleAbaNew;
    const path = `/accounting/fee-setup?SessionID=${SessionID}&ClassID=${ClassID}`;
    await onPage(house, school, path, async (page) => {
      const cell = page.locator('[data-cell="0.0"]');
      await cell.fill('৬০০');
      await again(page);
      await page.locator('.draft-found').waitFor();
      await t.comes(() => cell.inputValue(), '৬০০', 'what was typed');
      await admin.done('/api/accounts/fee_matrix', {
        SessionID,
        Classid: ClassID,
        SLID: tuition,
        MaleAbaNew: 700,
      });
      await again(page);
      await page.locator('.message', { hasText: 'আপনার লেখা “৬০০”' }).filter({ hasText: '৭০০' }).waitFor();
      await page.getByRole('button', { name: 'আমার লেখা থাকুক' }).click();
      await cell.press('Control+Enter');
      await t.comes(prices, 600, 'who has seen both decides');
      await again(page);
      await cell.waitFor();
      t.is(await page.locator('.draft-found').count(), 0, 'a draft after it was saved');
    });
  },
);

row(
  55,
  'months that are typed are there after a reload, and the others follow what stands',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const place = await makeClass(admin);
    await setMonths(admin, place, '2026-03-21');
    const path = `/accounting/month-calendar?SessionID=${place.SessionID}&ClassID=${place.ClassID}`;
    await onPage(house, school, path, async (page) => {
      const month = page.locator('input[name="months[1].name"]');
      await month.fill('রবিউস সানি');
      await again(page);
      await page.locator('.draft-found').waitFor();
      await t.comes(() => month.inputValue(), 'রবিউস সানি', 'what was typed');
      await month.press('Control+Enter');
      await page.locator('.draft-found').waitFor({ state: 'detached' });
      await again(page);
      await t.comes(() => month.inputValue(), 'রবিউস সানি', 'what was saved');
      t.is(await page.locator('.draft-found').count(), 0, 'a draft after it was saved');
    });
  },
);

row(
  55,
  'fees for sections half typed are there again, for their exam alone, until they are set',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const { SessionID } = await makeClass(admin);
    const [ExamID, other] = [await makeExam(admin, 'বার্ষিক'), await makeExam(admin, 'সাময়িক')];
    const at = (exam: number) => `/exam/fee-determine?SessionID=${SessionID}&ExamID=${exam}`;
    await onPage(house, school, at(ExamID), async (page) => {
      const fee = page.getByRole('dialog').locator('input[name="Fee"]');
      const open = () => page.getByRole('button', { name: 'সব শাখার ফি' }).click();
      await open();
      await fee.fill('৩০০');
      await again(page);
      await open();
      await page.locator('.draft-found').waitFor();
      await t.comes(() => fee.inputValue(), '৩০০', 'what was typed');
      await page.goto(new URL(at(other), page.url()).href);
      await open();
      await t.comes(() => fee.inputValue(), '', 'of another exam');
    });
  },
);

row(55, 'names of a whole class that are typed are there after a reload', async (t, house) => {
  const school = await house.school();
  const place = await makeClass(school.admin);
  await admit(school.admin, place, 'আব্দুল্লাহ');
  await onPage(house, school, '/students/english-arobi-name', async (page) => {
    const name = page.locator('input[name^="students[0]."]').first();
    await name.fill('Abdullah');
    await again(page);
    await page.locator('.draft-found').waitFor();
    await t.comes(() => name.inputValue(), 'Abdullah', 'what was typed');
  });
});
