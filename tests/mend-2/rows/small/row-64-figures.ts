import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { makeExam } from '../../beginnings/exam.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(64, 'what candidates owe is all that they owe', async (t, house) => {
  const { admin } = await house.school();
  const place = await makeClass(admin);
  const chart = await makeChart(admin);
  await setPrice(admin, place, chart.admission, 700, '2026-01-01');
  const student = await admit(admin, place, 'আবদুল্লাহ');
  const owed = (await owedBy(admin, student)).reduce((sum, { due }) => sum + due, 0);
  t.is(owed, 700, 'he owes the fee of his admission');
  const ExamID = await makeExam(admin, 'বার্ষিক');
  const { SessionID, SubClassID } = place;
  const asked = `SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
  const { body } = await admin.get(`/api/exam/students?${asked}`);
  t.is(body.Exam_StudentUnloadView[0].AllDue, 700, 'and the list of candidates says so');
});

row(64, 'sums of one column are written alike', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const chart = await makeChart(admin);
  const today = house.clock.today;
  await gift(admin, chart, chart.bank, 9000, today);
  for (const taka of [500, 120.5])
    await admin.done(`${A}/vouchers`, voucher(2, chart.G, chart.bank, chart.electricity, taka, today));
  await onPage(house, school, '/accounting/vouchers?caId=2', async (page) => {
    await page.getByText('১২০.৫০').first().waitFor();
    const sums = await page.locator('#main td.num').allInnerTexts();
    const mixed = sums
      .map((sum) => sum.trim())
      .filter((sum) => /[০-৯]/.test(sum) && !/\.[০-৯]{2}$/.test(sum));
    t.is(mixed.join(' '), '', 'sums without paisa beside sums with them');
  });
});

row(64, 'the code of a receipt is in one script, and read as it is typed in either', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin);
  const chart = await makeChart(admin);
  await setPrice(admin, place, chart.admission, 700, '2026-01-01');
  const student = await admit(admin, place, 'আবদুল্লাহ');
  const [item] = await owedBy(admin, student);
  const { id } = await admin.done(`${A}/fee_collections`, {
    ...{ UserID: student.UserID, AdmissionID: student.AdmissionID, ...chart.cash, Remark: '' },
    fees: [{ itemId: item?.itemId, SLID: item?.SLID, amount: 700, deduction: 0, deposit: 700 }],
  });
  const { verifyCode } = await admin.read(`${A}/receipts/${id}`);
  await onPage(house, school, `/accounting/receipts/${id}`, async (page) => {
    await page.getByText(verifyCode, { exact: true }).first().waitFor();
  });
  const bengali = verifyCode.replaceAll(/\d/g, (digit: string) =>
    String.fromCodePoint(0x09e6 + Number(digit)),
  );
  for (const typed of [verifyCode, bengali]) {
    const answer = await admin.get(`/api/public/result/${school.id}/verify/${encodeURIComponent(typed)}`);
    t.taken(answer, 200, typed);
  }
});

row(64, 'a box for a time takes what was typed on Enter', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/students/vacation', async (page) => {
    await page.getByRole('button', { name: 'নতুন ছুটি' }).first().click();
    const goes = page.getByLabel(/যাওয়ার সময়/).first();
    for (const [typed, taken] of [
      ['বিকাল ৪.৩০', 'বিকাল ৪:৩০'],
      ['4 pm', 'বিকাল ৪:০০'],
      ['৯', 'সকাল ৯:০০'],
    ] as const) {
      await goes.fill(typed);
      await goes.press('Enter');
      await t.comes(() => goes.inputValue(), taken, typed);
    }
  });
});
