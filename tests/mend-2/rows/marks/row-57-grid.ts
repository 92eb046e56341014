import { makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const PAPERS = [
  ...['মীযানুস সরফ ও মুনশা‘ইব', 'এসো আরবী শিখি', 'তালীমুল ইসলাম', 'ইলমুস সরফ ও তামরীন'],
  ...['নাহবেমীর ও শরহে মিআতে আমেল', 'রওযাতুল আদব', 'বাংলা সাহিত্য ও ব্যাকরণ'],
];
const MANY = 14;

/** How many heads of the grid reach over their neighbours. */
const OVERLAPS = `[...document.querySelectorAll('thead th')].filter((one) => {
  const room = one.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(one);
  return [...range.getClientRects()].some((text) => text.right > room.right + 1 || text.left < room.left - 1);
}).length`;

row(
  57,
  'seven papers and fourteen students are one grid, whose heads stand apart and stay',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const place = await makeClass(admin, 'মীযান');
    const students = [];
    for (let index = 0; index < MANY; index += 1)
      students.push(await admit(admin, place, `শিক্ষার্থী ${index + 1}`, { UserCode: String(2001 + index) }));
    const exam = await makeExam(admin, 'বার্ষিক');
    const { SessionID, ExamID, SubClassID } = await setExam(admin, place, exam, {
      ...{ papers: PAPERS.length, names: PAPERS, students },
    });
    const path = `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
    await onPage(house, school, path, async (page) => {
      const cell = (at: string) => page.locator(`[data-cell="${at}"]`);
      const focused = () => page.evaluate("document.activeElement.getAttribute('data-cell')");
      await cell('0:0').waitFor();
      t.is(await page.evaluate(OVERLAPS), 0, 'heads over others');
      await cell('0:0').focus();
      for (let index = 0; index < MANY - 1; index += 1) await page.keyboard.press('Enter');
      await t.comes(focused, `${MANY - 1}:0`, 'where Enter has come to');
      const isSeen = `(() => {
      const head = document.querySelector('thead th:last-child').getBoundingClientRect();
      return head.top >= 0 && head.bottom <= innerHeight && head.height > 0;
    })()`;
      await t.comes(() => page.evaluate(isSeen), true, 'heads in sight at the last row');
      await cell('0:1').fill('৫০০');
      await cell('3:3').fill('৭০');
      await page.keyboard.press('Control+Enter');
      await t.comes(focused, '0:1', 'the first fault has the focus');
      await page.getByRole('alert').filter({ hasText: 'শিক্ষার্থী' }).waitFor();
    });
  },
);
