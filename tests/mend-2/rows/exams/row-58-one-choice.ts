import type { Page } from 'playwright-core';
import { makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const CHOICE = ['শিক্ষাবর্ষ', 'পরীক্ষা', 'শাখা'] as const;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const chosen =
  (page: Page, labels: readonly string[] = CHOICE) =>
  () =>
    Promise.all(labels.map((label) => field(page, label).inputValue()));

/** To another page as a clerk goes there, by the menu. */
async function open(page: Page, path: string): Promise<void> {
  const link = page.locator(`#menu a[href="${path}"]`);
  const group = page.locator(`#menu button[title="${path.startsWith('/exam') ? 'পরীক্ষা' : 'ফলাফল'}"]`);
  if ((await link.count()) === 0) await group.click();
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('#main h1').waitFor();
}

row(58, 'session, exam and section go along from page to page, in the address too', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin, 'মীযান');
  await makeClass(admin, 'কাফিয়া', place.SessionID);
  const student = await admit(admin, place, 'আব্দুল্লাহ');
  const exam = await makeExam(admin, 'বার্ষিক');
  await setExam(admin, place, exam, { papers: 2, students: [student] });
  await onPage(house, school, '/exam/average-v-condition', async (page) => {
    await choose(page, 'শিক্ষাবর্ষ', /১৪৪৮/);
    await choose(page, 'পরীক্ষা', 'বার্ষিক');
    await choose(page, 'শাখা', /মীযান/);
    const first = await chosen(page)();
    for (const path of [
      '/exam/talent-condition',
      '/exam/list-of-candidates',
      '/result',
      '/exam/admit-card',
    ]) {
      await open(page, path);
      await t.comes(chosen(page), first, path);
      const said = () => Promise.resolve(new URL(page.url()).searchParams.get('SubClassID'));
      await t.comes(said, String(place.SubClassID), `the address of ${path}`);
    }
    for (const path of ['/exam/seat-plan', '/exam/routing', '/exam/fee-determine']) {
      await open(page, path);
      await t.comes(chosen(page, CHOICE.slice(0, 2)), first.slice(0, 2), path);
    }
    await open(page, '/result/messages');
    await t.comes(chosen(page), first, 'the messages');
    await page.reload();
    await t.comes(chosen(page), first, 'after a reload');
    await page.goBack();
    await t.comes(chosen(page, CHOICE.slice(0, 2)), first.slice(0, 2), 'a step back');
  });
});

row(58, 'what is not there any more is let go of without a fault', async (t, house) => {
  const school = await house.school();
  const place = await makeClass(school.admin, 'মীযান');
  await makeExam(school.admin, 'বার্ষিক');
  const gone = `SessionID=${place.SessionID}&ExamID=99&SubClassID=77`;
  await onPage(house, school, `/exam/average-v-condition?${gone}`, async (page) => {
    await t.comes(() => Promise.resolve(new URL(page.url()).searchParams.get('ExamID')), null, 'the exam');
    t.is(await page.getByRole('alert').count(), 0, 'faults on the page');
  });
});

row(58, 'the row of a routine after another keeps day, times and room', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin, 'মীযান');
  for (const SubjectName of ['তালীমুল ইসলাম', 'এসো আরবী শিখি'])
    await admin.done('/api/academic/academic_subjects', { SubClassID: place.SubClassID, SubjectName });
  const exam = await makeExam(admin, 'বার্ষিক');
  await admin.done('/api/exam/rooms', { RoomName: 'হলরুম', Seats: 40, Across: 4 });
  await onPage(house, school, `/exam/routing?SessionID=${place.SessionID}&ExamID=${exam}`, async (page) => {
    const form = page.locator('form');
    const box = (label: string) => form.getByLabel(label, { exact: true }).first();
    const pick = async (label: string, option: RegExp) => {
      await box(label).click();
      await page.getByRole('option', { name: option }).first().click();
    };
    await box('তারিখ').fill('05/12/2026');
    await box('শুরু').fill('9:00');
    await box('শেষ').fill('12:00');
    await pick('জামাত ও শাখা', /মীযান/);
    await pick('বিষয়', /তালীমুল/);
    await pick('কক্ষ', /হলরুম/);
    await page.keyboard.press('Control+Enter');
    await t.comes(() => box('বিষয়').inputValue(), '', 'the subject of the next row');
    const day = async () => /^৫ ডিসেম্বর ২০২৬/.test(await box('তারিখ').inputValue());
    await t.comes(day, true, 'the day of the next row');
    await t.comes(() => box('কক্ষ').inputValue(), 'হলরুম', 'its room');
  });
});
