import type { Page } from 'playwright-core';
import { sectionOfFiles } from '../../beginnings/files.ts';
import { onPage } from '../../house/pages.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

/** The server lets nobody in by the page's token any more. */
const END = `fetch('/api/users/logout', {
  method: 'POST', headers: { authorization: 'Bearer ' + localStorage.getItem('token') },
}).then((answer) => answer.status)`;

async function enterAgain(page: Page): Promise<void> {
  const word = page.locator('dialog[open] input[type=password]');
  await word.fill(PASSWORD_OF_ALL);
  await word.press('Enter');
  await word.waitFor({ state: 'detached' });
}

row(
  55,
  'marks that are typed when the session ends are saved after the password is given again',
  async (t, house) => {
    const school = await house.school();
    const { place, marks } = await sectionOfFiles(school.admin);
    const { SessionID, ExamID, SubClassID } = place;
    const path = `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
    await onPage(house, school, path, async (page) => {
      const cell = page.locator('[data-cell="0:0"]');
      await cell.fill('৬৬');
      await page.evaluate(END);
      await page.keyboard.press('Control+Enter');
      await enterAgain(page);
      t.is(await cell.inputValue(), '৬৬', 'what was typed');
      await page.keyboard.press('Control+Enter');
      await t.comes(async () => (await marks())['1077']?.[0], 66, 'the mark');
    });
  },
);

row(
  55,
  'a form that is filled when the session ends is saved after the password is given again',
  async (t, house) => {
    const school = await house.school();
    await onPage(house, school, '/general-info/institution-info', async (page) => {
      const principal = page.locator('input[name="PrincipalName"]');
      await principal.fill('মাওলানা ইউনুস');
      await page.evaluate(END);
      await page.keyboard.press('Control+Enter');
      await enterAgain(page);
      t.is(await principal.inputValue(), 'মাওলানা ইউনুস', 'what was typed');
      await page.keyboard.press('Control+Enter');
      await t.comes(
        async () => (await school.admin.read('/api/settings/institution_info')).PrincipalName,
        'মাওলানা ইউনুস',
        'who is principal',
      );
    });
  },
);
