import { sectionOfFiles } from '../../beginnings/files.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PAUSE_MS = 1500;

row(55, 'typed marks are there after a reload, and can be saved', async (t, house) => {
  const school = await house.school();
  const { place, marks } = await sectionOfFiles(school.admin);
  const { SessionID, ExamID, SubClassID } = place;
  const path = `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
  await onPage(house, school, path, async (page) => {
    const cell = page.locator('[data-cell="0:0"]');
    await cell.fill('৬৬');
    await page.waitForTimeout(PAUSE_MS);
    await page.reload();
    await cell.waitFor();
    await t.comes(() => cell.inputValue(), '৬৬', 'what was typed');
    await page.keyboard.press('Control+Enter');
    await t.comes(async () => (await marks())['1077']?.[0], 66, 'the mark');
  });
});
