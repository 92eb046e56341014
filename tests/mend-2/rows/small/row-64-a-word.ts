import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const HUNG = /\/api\/(users\/?\?|accounts\/money_rules)/;

row(64, 'when an answer hangs, a word stands over the grey bars after five seconds', async (t, house) => {
  const school = await house.school();
  for (const path of ['/general-info/users-info', '/accounting/fee-rules'])
    await onPage(house, school, '/', async (page) => {
      await page.route(HUNG, () => {});
      await page.goto(house.address + path);
      await page.locator('.placeholder').first().waitFor();
      await page.getByText('উত্তর আসতে দেরি হচ্ছে').first().waitFor();
      t.ok(await page.locator('.placeholder').first().isVisible(), `${path}: it is still waited for`);
    });
});

row(64, 'whoever looks at teachers can add one there', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/teacherinfo', async (page) => {
    await page.getByRole('link', { name: 'নতুন শিক্ষক' }).first().click();
    const kind = page.getByRole('button', { name: 'শিক্ষক', exact: true });
    await t.comes(() => kind.getAttribute('aria-pressed'), 'true', 'a teacher is to be added');
  });
});
