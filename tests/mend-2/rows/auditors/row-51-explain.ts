import { gift } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setPrice } from '../../beginnings/roll.ts';
import type { House } from '../../house/house.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const [FROM, TO] = ['2026-10-01', '2026-10-31'];
const OCTOBER = `from=${FROM}&to=${TO}`;
/** The power that dues are seen by. */
const FEE_COLLECTION = 42;

/** Gifts of September, October and November, a fee of today, and an auditor of October. */
async function audited(house: House) {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const chart = await makeChart(office);
  const place = await makeClass(school.admin);
  await setPrice(office, place, chart.admission, 1000, '2026-11-01');
  await admit(school.admin, place, 'আব্দুল্লাহ');
  for (const [day, taka] of [
    ['2026-09-10', 500],
    ['2026-10-10', 700],
    ['2026-11-10', 900],
  ] as const)
    await gift(office, chart, chart.bank, taka, day);
  const all = await office.read(
    `${A}/explain?figure=receipts_payments.receipts&from=2026-01-01&to=2026-11-29`,
  );
  const revisionOf = (on: string): number =>
    all.lines.find((line: { on: string }) => line.on === on).ref.revision;
  const auditor = await school.login('audit', 5);
  await school.admin.done(
    `/api/users/login_auditor/${auditor.loginId}`,
    { auditor: 1, from: FROM, to: TO },
    'PUT',
  );
  await school.empower(auditor, FEE_COLLECTION);
  const explain = (question: string) => auditor.get(`${A}/explain?figure=${question}`);
  return { auditor, explain, revisionOf };
}

row(
  51,
  'an auditor of October is told what makes a figure as far as he sees the figure',
  async (t, house) => {
    const { explain, revisionOf } = await audited(house);
    const receipts = await explain(`receipts_payments.receipts&${OCTOBER}`);
    t.taken(receipts, 200);
    t.like(receipts.body.data, { value: 700, total: 1 });

    for (const question of [
      'total_due.totalDue&recorded=2026-10-10&from=2026-10-10',
      'dues.due&recorded=2026-10-10&from=2026-10-10',
      `dues_list.due&${OCTOBER}`,
      'receipts_payments.receipts&recorded=2026-10-10&from=2026-10-01',
      `journal.amount&${OCTOBER}&revision=${revisionOf('2026-09-10')}`,
      `journal.amount&${OCTOBER}&revision=${revisionOf('2026-11-10')}`,
      'receipts_payments.receipts&from=2026-09-01&to=2026-10-31',
    ])
      t.is([question, (await explain(question)).body.code], [question, 'access.outside-days']);
    const own = await explain(`journal.amount&revision=${revisionOf('2026-10-10')}`);
    t.like(own.body, { data: { value: 700 } }, 'an entry of his days');
  },
);

row(51, 'what stood before his days is one sum to him, in no file either', async (t, house) => {
  const { auditor, explain } = await audited(house);
  const closing = await explain(`receipts_payments.closing&${OCTOBER}`);
  t.taken(closing, 200);
  t.is(closing.body.data.value, 1200);
  t.is(
    closing.body.data.lines.map(({ on }: { on: string }) => on),
    ['2026-10-10'],
    'entries of his days alone',
  );
  t.like(closing.body.data.groups[0], { entries: 'before', amount: 500 });
  t.refused(await explain(`receipts_payments.closing&${OCTOBER}&entries=before`), 'access.outside-days');
  const csv = await auditor.bytes(`${A}/explain.csv?figure=receipts_payments.closing&${OCTOBER}`);
  t.ok(
    !csv.toString().includes('2026-09-10') && !csv.toString().includes('10-09-2026'),
    'a file tells no more',
  );
});
