import { onPage } from '../../house/pages.ts';
import type { Person } from '../../house/person.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

const PATH = '/api/settings/settings_info';

/** The server lets nobody in by the page's token any more. */
const END = `fetch('/api/users/logout', {
  method: 'POST', headers: { authorization: 'Bearer ' + localStorage.getItem('token') },
}).then((answer) => answer.status)`;

/** Where the first switch stands that may be turned as the school is, and what it says then. */
async function turnable(admin: Person) {
  const { data } = (await admin.get(PATH)).body;
  for (const [at, { ID, ActiveInAcive }] of data.entries()) {
    const other = ActiveInAcive === 1 ? 0 : 1;
    const turned = await admin.put(PATH, { ID, ActiveInAcive: other });
    if (turned.status !== 200) continue;
    await admin.done(PATH, { ID, ActiveInAcive }, 'PUT');
    return { at: Number(at), other };
  }
  throw new Error('no switch can be turned');
}

row(
  55,
  'a switch that is turned when the session has ended is saved after signing in again',
  async (t, house) => {
    const school = await house.school();
    const { at, other } = await turnable(school.admin);
    await onPage(house, school, '/settings', async (page) => {
      const place = other === 1 ? 0 : 1;
      const choice = page.locator('#main fieldset').nth(at).locator('input[type=radio]').nth(place);
      await choice.waitFor();
      await page.evaluate(END);
      await choice.check({ force: true });
      const word = page.locator('dialog[open] input[type=password]');
      await word.fill(PASSWORD_OF_ALL);
      await word.press('Enter');
      await word.waitFor({ state: 'detached' });
      const stands = async () => (await school.admin.get(PATH)).body.data[at].ActiveInAcive;
      await t.comes(stands, other, 'the switch');
      await t.comes(() => choice.isChecked(), true, 'the page shows it so');
    });
  },
);
