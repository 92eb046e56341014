import type { Page } from 'playwright-core';
import { admit, makeClass } from '../../beginnings/roll.ts';
import type { Check } from '../../check.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const KEEP = 'আমার লেখা থাকুক';

/** Saves what is typed, is shown both values, keeps his own and saves again. */
async function decide(page: Page, t: Check, theirs: string, typed: () => Promise<string>, mine: string) {
  await page.keyboard.press('Control+Enter');
  await page.locator('.save-bar .at-save', { hasText: theirs }).waitFor();
  await page.locator('.save-bar .at-save', { hasText: mine }).waitFor();
  t.is(await typed(), mine, 'what was typed');
  await page.getByRole('button', { name: KEEP }).click();
  await page.locator('.at-save').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
}

row(
  63,
  'a row of a register that two change is shown with both values, and can be saved',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const { id } = await admin.done('/api/exam/names', { ExamName: 'বার্ষিক' });
    const name = async () => (await admin.read('/api/exam/names'))[0].ExamName;
    await onPage(house, school, '/exam', async (page) => {
      await page.getByRole('button', { name: 'বার্ষিক: সম্পাদনা' }).click();
      const box = page.locator('input[name="ExamName"]');
      await t.comes(() => box.inputValue(), 'বার্ষিক', 'the row in hand');
      await box.fill('বার্ষিক পরীক্ষা ক');
      await admin.done(`/api/exam/names/${id}`, { ExamName: 'সালানা খ' }, 'PUT');
      await decide(page, t, 'সালানা খ', () => box.inputValue(), 'বার্ষিক পরীক্ষা ক');
      await t.comes(name, 'বার্ষিক পরীক্ষা ক', 'who has seen both decides');
    });
  },
);

row(
  63,
  'an entry in a dialog that two change is shown with both values, and can be saved',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const place = await makeClass(admin);
    const { UserID } = await admit(admin, place, 'মুহাম্মাদ আলী');
    const path = '/api/students/student_character_report';
    const { id: ReportCetID } = await admin.done('/api/students/studentreport_cet', { name: 'আখলাক' });
    const { id: ReportTypID } = await admin.done('/api/students/studentreport_type', { name: 'ভালো' });
    const report = {
      ...{ UserID, SessionID: place.SessionID, CreateDate: house.clock.today, ReportCetID, ReportTypID },
      Remark: 'নিয়মিত',
    };
    const { id } = await admin.done(path, report);
    await onPage(house, school, '/darul-ikama', async (page) => {
      await page.locator('tbody tr button[aria-label*="মুহাম্মাদ আলী"]').first().click();
      const box = page.locator('dialog[open] input[name="Remark"]');
      await t.comes(() => box.inputValue(), 'নিয়মিত', 'the entry in hand');
      await box.fill('জামাতে হাজির');
      await admin.done(`${path}/${id}`, { ...report, Remark: 'দেরিতে আসে' }, 'PUT');
      await decide(page, t, 'দেরিতে আসে', () => box.inputValue(), 'জামাতে হাজির');
      await t.comes(
        async () => (await admin.read('/api/students/get_studentreports'))[0].Remark,
        'জামাতে হাজির',
        'who has seen both decides',
      );
    });
  },
);
