import { makeChart } from '../../beginnings/chart.ts';
import { makeClass, setPrice } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const MATRIX = `${A}/fee_matrix`;
const CARDS = '/api/exam/admit_card_settings';

row(63, 'a price that somebody else has set meanwhile is shown beside what is typed', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin);
  const { tuition } = await makeChart(admin);
  await setPrice(admin, place, tuition, 500, '2026-01-01');
  const { SessionID, ClassID } = place;
  const priced = async () =>
    (await admin.read(`${MATRIX}?sessionId=${SessionID}&classId=${ClassID}`))[0].MaleAbaNew;
  const page = `/accounting/fee-setup?SessionID=${SessionID}&ClassID=${ClassID}`;
  await onPage(house, school, page, async (tab) => {
    const cell = tab.locator('[data-cell="0.0"]');
    await cell.waitFor();
    await cell.fill('৬০০');
    await admin.done(MATRIX, { SessionID, Classid: ClassID, SLID: tuition, MaleAbaNew: 700 });
    await cell.press('Control+Enter');
    const notice = tab.locator('.message', { hasText: 'আপনার লেখা “৬০০”' });
    await notice.filter({ hasText: '৭০০' }).waitFor();
    await tab.locator('.message', { hasText: /এর মধ্যে এটি বদলেছেন .*২৯ নভেম্বর ২০২৬/ }).waitFor();
    t.is(await cell.inputValue(), '৬০০', 'what was typed');
    t.is(await priced(), 700, 'the second does not overwrite the first');
    await tab.getByRole('button', { name: 'আমার লেখা থাকুক' }).click();
    await notice.waitFor({ state: 'detached' });
    await cell.press('Control+Enter');
    await t.comes(priced, 600, 'who has seen both decides');
  });
});

row(63, 'what admit cards show is not overwritten by who has seen it otherwise', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const shown = async () => (await admin.read(CARDS))[0];
  await onPage(house, school, '/exam/admit-card', async (tab) => {
    await tab.getByRole('button', { name: 'প্রবেশপত্রের সেটিংস' }).first().click();
    const photo = tab.locator('dialog[open] input[type=radio]').nth(1);
    await photo.waitFor();
    const { revision: _, ...row } = await shown();
    await admin.done(CARDS, { settings: [{ ...row, SettingColumn5: 0 }] }, 'PUT');
    await photo.check({ force: true });
    await tab.getByRole('button', { name: 'আমার লেখা থাকুক' }).waitFor();
    t.is((await shown()).SettingColumn5, 0, 'what the other has set');
    t.is((await shown()).SettingColumn1, 1, 'what was not taken');
    t.ok(await photo.isChecked(), 'what was chosen stays');
  });
});
