import { gift, payment } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const [FROM, TO] = ['2026-10-01', '2026-10-31'];
/** Of a student's account, the days of a drawer, the books, and the journal for other programs. */
const POWERS = [42, 44, 50, 52];

row(51, 'an auditor of October is told no entry of another month, however he asks', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const chart = await makeChart(office);
  const place = await makeClass(school.admin);
  await setPrice(office, place, chart.admission, 1000, '2026-09-01');
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const [owed] = await owedBy(office, student);
  if (owed) await office.done(`${A}/fee_collections`, payment(student, chart.cash, [owed]));
  for (const on of ['2026-09-10', '2026-10-10', '2026-11-10']) await gift(office, chart, chart.cash, 700, on);
  const auditor = await school.login('audit', 5);
  const days = { auditor: 1, from: FROM, to: TO };
  await school.admin.done(`/api/users/login_auditor/${auditor.loginId}`, days, 'PUT');
  for (const power of POWERS) await school.empower(auditor, power);

  for (const format of ['hledger', 'beancount', 'csv', 'xlsx'])
    t.refused(await auditor.get(`${A}/journal/export?asOf=${TO}&format=${format}`), 'access.outside-days');
  const { AdmissionID } = student;
  for (const question of [
    `statement/${AdmissionID}?asOf=${TO}`,
    `statement/${AdmissionID}.csv?asOf=${TO}`,
    `past_entries?AdmissionID=${AdmissionID}&asOf=${TO}`,
    `past_entries.csv?AdmissionID=${AdmissionID}&asOf=${TO}`,
    `cash_book?asOf=${TO}`,
  ])
    t.is([question, (await auditor.get(`${A}/${question}`)).body.code], [question, 'access.outside-days']);
  t.taken(await auditor.get(`${A}/statement/${AdmissionID}?from=${FROM}&to=${TO}`), 200);
  t.taken(await auditor.get(`${A}/trial_balance?asOf=${TO}`), 200);

  const closing = { account: chart.cash.Account, on: '2026-11-28', notes: { 100: 21 } };
  t.taken(await office.post(`${A}/day_close`, closing), 201, 'the close');
  const close = await auditor.get(`${A}/day_close?account=${chart.cash.Account}&on=2026-10-15`);
  t.taken(close, 200);
  t.is(close.body.data.closedThrough, TO, 'as far as he may know');
});

row(51, 'a period that ends before it begins is refused by the name of its last day', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  await makeChart(office);
  for (const list of ['fund_movement', 'receipts_payments', 'cash_book', 'journal', 'vouchers']) {
    const { status, body } = await office.get(`${A}/${list}?from=2026-03-31&to=2026-03-01`);
    t.is([list, status, body.fields?.[0]?.path], [list, 400, 'to']);
  }
});
