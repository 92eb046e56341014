import { makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PAUSE_MS = 1500;
const LOOK = /কী হবে দেখুন/;

row(
  58,
  'what was only looked at is not saved: it stands as typed, and is found again after another exam',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const first = await makeClass(admin, 'মীযান');
    const second = await makeClass(admin, 'কাফিয়া', first.SessionID);
    const last = await makeExam(admin, 'সাময়িক');
    for (const place of [first, second])
      await setExam(admin, place, last, { papers: 1, students: [await admit(admin, place, 'আব্দুল্লাহ')] });
    const ExamID = await makeExam(admin, 'বার্ষিক');
    await makeExam(admin, 'নির্বাচনী');
    const at = `SessionID=${first.SessionID}&ExamID=${ExamID}&SubClassID=${first.SubClassID}`;
    await onPage(house, school, `/exam/average-v-condition?${at}&tab=copy`, async (page) => {
      const dialog = page.getByRole('dialog');
      const section = page.getByRole('checkbox', { name: /মীযান/ });
      await section.first().uncheck({ force: true });
      await page.getByRole('button', { name: LOOK }).click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await choose(page, 'পরীক্ষা', 'নির্বাচনী');
      await t.comes(() => section.first().isChecked(), true, 'that section, of another exam');
      await choose(page, 'পরীক্ষা', 'বার্ষিক');
      await page.locator('.draft-found').waitFor();
      t.is(await section.first().isChecked(), false, 'the section that was taken out');
    });
  },
);

row(
  58,
  'conditions half typed survive a reload, and go along into no other section’s exam',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const place = await makeClass(admin, 'মীযান');
    const ExamID = await makeExam(admin, 'বার্ষিক');
    await makeExam(admin, 'নির্বাচনী');
    const at = `SessionID=${place.SessionID}&ExamID=${ExamID}&SubClassID=${place.SubClassID}`;
    await onPage(house, school, `/exam/average-v-condition?${at}`, async (page) => {
      const name = page.locator('input[name="Division1"]');
      const begun = await name.inputValue();
      await name.fill('মুমতায মা‘আশ শরফ');
      await page.waitForTimeout(PAUSE_MS);
      await page.reload();
      await t.comes(() => name.inputValue(), 'মুমতায মা‘আশ শরফ', 'after a reload');
      await choose(page, 'পরীক্ষা', 'নির্বাচনী');
      await t.comes(() => name.inputValue(), begun, 'in the form of the other exam');
      await choose(page, 'পরীক্ষা', 'বার্ষিক');
      await t.comes(() => name.inputValue(), 'মুমতায মা‘আশ শরফ', 'back in its own');
    });
  },
);
