import { makeExam } from '../../beginnings/exam.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

row(
  63,
  'Esc at the question whether to leave a dialog stays in it, with what was typed',
  async (t, house) => {
    const school = await house.school();
    await makeClass(school.admin);
    await makeExam(school.admin, 'বার্ষিক');
    await onPage(house, school, '/exam/fee-determine', async (page) => {
      await page.getByRole('button', { name: 'সব শাখার ফি' }).click();
      const fee = page.locator('dialog input[name="Fee"]');
      const question = page.getByText('সংরক্ষণ হয়নি');
      await fee.fill('৩০০');
      await page.keyboard.press('Escape');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      t.is(await fee.inputValue(), '৩০০', 'what was typed');
      // As a browser tells of a choice of files that was let go of.
      await fee.evaluate('(field) => field.dispatchEvent(new Event("cancel", { bubbles: true }))');
      t.is(await question.count(), 0, 'what is asked of who chose no file');
      t.is(await fee.inputValue(), '৩০০', 'what was typed');
    });
  },
);
