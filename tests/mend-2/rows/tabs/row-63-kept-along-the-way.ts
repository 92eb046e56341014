import { makeExam } from '../../beginnings/exam.ts';
import { sectionOfFiles } from '../../beginnings/files.ts';
import { admit } from '../../beginnings/roll.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

row(63, 'another tab or exam of a page keeps what is typed, for its own exam alone', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const { place } = await sectionOfFiles(admin);
  await makeExam(admin, 'সাময়িক');
  const [section] = await admin.read('/api/academic/view_subclass');
  await admit(
    admin,
    { SessionID: place.SessionID, SubClassID: place.SubClassID, ClassID: section.ClassID },
    'যায়েদ',
  );
  const { SessionID, ExamID, SubClassID } = place;
  const at = `SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
  await onPage(house, school, `/exam/average-v-condition?${at}`, async (page) => {
    const box = page.locator('[role=tabpanel] form input[name="DivisionTopNumber"]');
    await box.fill('77');
    const value = () => box.inputValue();
    const tab = (nth: number) => page.locator('[role=tab]').nth(nth).click();
    await tab(1);
    await box.waitFor({ state: 'detached' });
    await tab(0);
    const found = page.locator('.draft-found');
    await found.waitFor();
    await t.comes(value, '৭৭', 'what was typed');
    await choose(page, 'পরীক্ষা', 'সাময়িক');
    await t.comes(async () => (await value()) === '৭৭', false, 'another exam’s has it');
    t.is(await found.count(), 0, 'drafts in another exam');
    await choose(page, 'পরীক্ষা', 'বার্ষিক');
    await t.comes(value, '৭৭', 'what was typed');
  });
  await onPage(house, school, `/exam/list-of-candidates?${at}`, async (page) => {
    await page.getByRole('button', { name: 'সবাইকে যোগ করুন' }).click();
    const added = page.getByText('১ জন পরীক্ষার্থী যোগ হবে');
    await added.waitFor();
    await choose(page, 'পরীক্ষা', 'সাময়িক');
    await added.waitFor({ state: 'detached' });
    await choose(page, 'পরীক্ষা', 'বার্ষিক');
    await page.locator('.draft-found').waitFor();
    await t.comes(() => added.count(), 1, 'who was added');
  });
});
