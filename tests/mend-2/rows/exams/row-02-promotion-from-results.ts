import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { officeAt } from '../../beginnings/office-page.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const GOOD = [80, 80];
const FAILED = [20, 20];

row(
  2,
  'promotion from the results of an exam asks for the sections of the class: who failed is not promoted, and the page says why',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const first = await makeClass(by, 'মীযান');
    const other = { ...first, SubClassID: await section(first.ClassID, 'খ') };
    // The second class: its number is that of the first one's second section.
    const second = await makeClass(by, 'নাহবেমীর', first.SessionID);
    const third = await makeClass(by, 'কাফিয়া', first.SessionID);
    const exam = await makeExam(by, 'বার্ষিক');
    t.is(second.ClassID, other.SubClassID, 'the numbers that were taken for each other');

    const passes = await admit(by, second, 'আব্দুর রহীম');
    const fails = await admit(by, second, 'জুনাইদ বাগদাদী');
    const elsewhere = await admit(by, other, 'বায়েজীদ বোস্তামী');
    const papers = { papers: 2 };
    const sheet = await setExam(by, second, exam, { ...papers, students: [passes, fails] });
    const foreign = await setExam(by, other, exam, { ...papers, students: [elsewhere] });
    await enterMarks(by, sheet, [
      [passes, GOOD],
      [fails, FAILED],
    ]);
    await enterMarks(by, foreign, [[elsewhere, GOOD]]);
    await publish(by, sheet);
    const NEXT = 'পরের বছর';
    const next: number = (await by.done('/api/academic/insert_session', { SessionName: NEXT })).id;

    const page = await officeAt(house, school, '/students/promotion');
    await page.choose(0, /১৪৪৮/);
    await page.choose(1, /নাহবেমীর/);
    await page.choose(3, NEXT);
    await page.choose(6, 'বার্ষিক');
    await page.reads('জুনাইদ বাগদাদী');
    for (const word of ['রাসিব', '৪০ / ২০০', 'সুপারিশ: একই জামাতে থাকবে'])
      t.ok(await page.says(word), `beside the name stands ${word}`);
    await page.press('কী হবে দেখুন');
    await page.press(/জনকে নিন/);
    await page.reads('পরের জামাতে উন্নয়ন হয়েছে');
    await page.close();

    const there: { UserID: number; ClassID: number }[] = await by.read(
      `/api/students/view_students?SessionID=${next}`,
    );
    const classOf = ({ UserID }: { UserID: number }) => there.find((one) => one.UserID === UserID)?.ClassID;
    t.is(classOf(fails), second.ClassID, 'the class of who failed');
    t.is(classOf(passes), third.ClassID, 'the class of who passed');

    async function section(ClassID: number, SubClass: string): Promise<number> {
      return (await by.done('/api/academic/insert_sub_class', { ClassID, SubClass })).id;
    }
  },
);
