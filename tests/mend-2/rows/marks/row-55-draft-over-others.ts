import { sectionOfFiles } from '../../beginnings/files.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PAUSE_MS = 1500;

row(55, 'a draft of marks overwrites none that somebody else has saved meanwhile', async (t, house) => {
  const school = await house.school();
  const { place, marks, students, subjects } = await sectionOfFiles(school.admin);
  const { SessionID, ExamID, SubClassID } = place;
  const path = `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
  await onPage(house, school, path, async (page) => {
    const cell = page.locator('[data-cell="0:0"]');
    await cell.fill('৬৬');
    await page.waitForTimeout(PAUSE_MS);
    await page.goto(`${house.address}/`);
    await page.locator('#main h1').waitFor();
    await school.admin.done('/api/result/save', {
      ...place,
      StudentResults: [
        { UserID: students[0]?.UserID, Subjects: [{ SubjectID: subjects[0], SubVal1: 55, Was: null }] },
      ],
    });
    await page.goto(house.address + path);
    await cell.waitFor();
    await t.comes(() => cell.inputValue(), '৬৬', 'what was typed');
    await page.keyboard.press('Control+Enter');
    await page.locator('form .at-save', { hasText: '৫৫' }).waitFor();
    await page.waitForTimeout(PAUSE_MS);
    t.is((await marks())['1077']?.[0], 55, 'the mark of the other stands');
    await page.getByRole('button', { name: 'আমার লেখা থাকুক' }).click();
    await page.locator('.at-save').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await t.comes(async () => (await marks())['1077']?.[0], 66, 'the mark, once both were seen');
  });
});
