import type { Page } from 'playwright-core';
import { makeClass, setMonths } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const NAMES = ['মিজান', 'হিদায়াতুন্নাহু দ্বিতীয় বর্ষ'];

/** Which of the names have room on the page: as wide as their words, and within the window. */
const SEEN = `(() => {
  const labels = [...document.querySelectorAll('form fieldset label')];
  return labels.filter((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const words = range.getBoundingClientRect();
    const room = label.getBoundingClientRect();
    return words.width > 20 && words.right <= room.right + 1 && room.right <= innerWidth;
  }).map((label) => label.textContent.trim());
})()`;

row(44, 'the calendar of months names the classes that get the same months', async (t, house) => {
  const school = await house.school();
  const place = await makeClass(school.admin);
  for (const ClassName of NAMES) await school.admin.done('/api/academic/insert_class', { ClassName });
  await setMonths(school.admin, place, '2026-03-21');
  const asked = `SessionID=${place.SessionID}&ClassID=${place.ClassID}`;
  for (const language of ['bn', 'en'] as const)
    for (const width of [1280, 360]) {
      const seen = (page: Page) => async () => {
        const found: readonly string[] = await page.evaluate(SEEN);
        return NAMES.filter((name) => found.includes(name));
      };
      const read = (page: Page) =>
        t.comes(seen(page), NAMES, `names of classes that are seen, ${language}, ${width}`);
      await onPage(house, school, `/accounting/month-calendar?${asked}`, read, { language, width });
    }
  await onPage(house, school, `/accounting/month-calendar?${asked}`, async (page) => {
    await page.getByRole('checkbox', { name: NAMES[0] as string }).check();
    await page.keyboard.press('Control+Enter');
    const saved = () =>
      school.admin.read(`/api/accounts/month_calendar?sessionId=${place.SessionID}&classId=2`);
    await t.comes(async () => (await saved()).saved, true, 'the months of the other class are saved');
  });
});
