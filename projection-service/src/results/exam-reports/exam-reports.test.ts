import { drafted, type PaperDocument, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { ExamSettingsSet, examNames, examRooms, examRoutine, USUAL_SETTINGS } from '@madrasah/events/exams';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, entry } from '@madrasah/events/ledger';
import { CandidatesListed } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { admitted, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const REPORT = '/api/reports/exam_report';
const PLACE = 'session_id=1&exam_id=2&class_id=2';

/** Two candidates of the second section, one of the first; the exam's fee of the first two is charged. */
async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string) =>
    drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কুদুরী'), book(2, 'নাহবেমীর'));
  const room = { name: names('হলরুম'), seats: 40, across: 4 };
  const row = {
    ...{ sessionId: 1, examId: 2, sectionId: 2, subjectId: 1, day: '2026-11-08', from: '09:00' },
    ...{ to: '12:00', roomId: 1, invigilatorId: null },
  };
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 2, serial: 2, attributes: { name: names('বার্ষিক') } }),
    drafted(examRooms, { kind: 'added', id: 1, serial: 1, attributes: room }),
    drafted(examRoutine, { kind: 'added', id: 1, serial: 1, attributes: row }),
  );
  await app.record(
    streams.people(SCHOOL),
    person(4, 'আয়েশা', { gender: 2 }),
    person(5, 'হামযা'),
    person(6, 'উমর'),
  );
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2, serial: 90 }),
    admitted(4, 5, { sectionId: 2, residence: 2, serial: 80 }),
    admitted(5, 6),
  );
  await app.record(
    streams.journal(SCHOOL),
    FeesCharged({
      ...{ chargeId: 50, admissionId: null, on: '2026-04-14', dueOn: '2026-04-14', sessionId: 1 },
      ...{ firstItemId: 500, examId: 2, heads: [{ subLedgerId: 9, fundId: 1, name: 'পরীক্ষার ফি' }] },
      lines: [
        [3, 4, 9, 0, 0, 15_000],
        [4, 5, 9, 0, 0, 20_000],
      ],
      totals: [{ fundId: 1, amount: 35_000 }],
    }),
  );
  const listed = (sectionId: number, userIds: readonly number[]) =>
    CandidatesListed({
      ...{ sessionId: 1, examId: 2, sectionId, removed: [], noteId: null },
      added: userIds.map((userId) => ({ userId, admissionId: userId - 1 })),
    });
  await app.record(streams.results(SCHOOL, 1), listed(2, [4, 5]), listed(1, [6]));
  const csv = async (query: string) =>
    String((await app.get(`${REPORT}.csv?${query}`)).body)
      .trim()
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(','));
  const paper = async (query: string): Promise<PaperDocument> => (await app.get(`${REPORT}?${query}`)).body;
  return { app, csv, paper };
}

/** What a column comes to, counted from the last. */
const summed = (rows: readonly (readonly string[])[], at: number) =>
  rows.reduce((sum, cells) => sum + Number(cells.at(at) ?? 0), 0);

test('the fee collection list is what the journal says, section by section', async (t) => {
  const { app, csv } = await school(t);
  const rows = (await csv('report_id=1&session_id=1&exam_id=2')).slice(1);
  const of = (code: string) => rows.find((cells) => cells.includes(code))?.slice(-3);
  t.deepEqual(of('1004'), ['150', '0', '150']);
  t.deepEqual(of('1005'), ['200', '0', '200']);
  const { data } = (await app.get('/api/accounts/dues?SessionID=1')).body;
  const owed = (userId: number) =>
    data.find(({ UserID }: { UserID: number }) => UserID === userId)?.due as number;
  t.deepEqual([owed(4), owed(5)], [150, 200]);
  t.is(summed(rows, -1), owed(4) + owed(5));
});

test('what is paid of an exam’s fee leaves report, dues and journal at the same sums', async (t) => {
  const { app, csv } = await school(t);
  const item = { itemId: 500, admissionId: 3, sessionId: 1, subLedgerId: 9, priceRowId: 0, monthId: 0 };
  await app.record(
    streams.journal(SCHOOL),
    FeesCollected({
      ...{ receiptId: 1, receiptNo: 1, series: 'receipt:session:1', on: '2026-04-15', userId: 4 },
      ...{ admissionId: 3, moneyAccount: 2, transactionNo: '', remark: '', advance: null, months: [] },
      rows: [
        {
          ...{ ...item, fundId: 1, name: 'পরীক্ষার ফি', fee: 15_000, pastDiscount: 0, paidBefore: 0 },
          ...{ deduction: 0, deposit: 6_000, due: 9_000 },
        },
      ],
      postings: entry([dr('sl:2', 1, 6_000), cr('sys:receivable', 1, 6_000, { party: 4, itemId: 500 })]),
    }),
  );
  const rows = (await csv('report_id=1&session_id=1&exam_id=2')).slice(1);
  t.deepEqual(rows.find((cells) => cells.includes('1004'))?.slice(-3), ['150', '60', '90']);
  const dues = (await app.get('/api/accounts/dues?SessionID=1')).body.data as { due: number }[];
  t.is(
    summed(rows, -1),
    dues.reduce((sum, { due }) => sum + due, 0),
  );
  const closing = async (account: string) =>
    (await app.get(`/api/accounts/journal?account=${account}`)).body.closing as number;
  t.is(summed(rows, -1), await closing('sys:receivable'));
  t.is(Math.abs(await closing('sl:9')), summed(rows, -3));
  t.is(await closing('sl:2'), summed(rows, -2));
});

test('sheets have a column a paper, with its day where the routine is asked for, in the order asked for', async (t) => {
  const { csv } = await school(t);
  const [head = [], ...rows] = await csv(`report_id=3&${PLACE}&routine_id=1`);
  t.true(
    head.some((title) => title.includes('কুদুরী') && title.includes('৮ নভেম্বর ২০২৬')),
    head.join('|'),
  );
  t.is(rows.length, 2);
  const plain = (await csv(`report_id=3&${PLACE}`))[0]?.join('|') ?? '';
  t.true(plain.includes('নাহবেমীর') && !plain.includes('নভেম্বর'));
  t.true((await csv(`report_id=6&${PLACE}`))[0]?.join('|').includes('নম্বর'));
  const order = async (id: number) =>
    (await csv(`report_id=${id}&${PLACE}`))
      .slice(1)
      .map((cells) => cells.find((cell) => /^100\d$/.test(cell)));
  t.deepEqual(await order(4), ['1004', '1005']);
  t.deepEqual(await order(8), ['1005', '1004']);
});

test('cards and seat numbers, coloured or not; who owes gets no card where the school holds them back', async (t) => {
  const { app, paper } = await school(t);
  const cards = async (query: string) => {
    const [block] = (await paper(query)).blocks;
    return block?.kind === 'cards' ? block : undefined;
  };
  t.is((await cards(`report_id=2&${PLACE}`))?.cards.length, 2);
  const seats = await cards(`report_id=5&${PLACE}&color_id=2`);
  t.true(seats?.coloured);
  t.is(seats?.cards[0]?.front.badge?.value, '১০০৪');
  t.false((await cards(`report_id=5&${PLACE}`))?.coloured);
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...USUAL_SETTINGS, holdCards: true }));
  t.is((await cards(`report_id=2&${PLACE}`))?.cards.length, 0);
  t.is((await cards(`report_id=5&${PLACE}`))?.cards.length, 2);
});

test('statistics count everybody; a cover a paper says when and where it is sat', async (t) => {
  const { csv, paper } = await school(t);
  const counted = async (more = '') =>
    summed((await csv(`report_id=7&session_id=1&exam_id=2${more}`)).slice(1), -1);
  t.is(await counted(), 3);
  t.is(await counted('&residential_id=2'), 1);
  const { blocks } = await paper(`report_id=9&${PLACE}`);
  const said = JSON.stringify(blocks);
  for (const words of ['কুদুরী', '৮ নভেম্বর ২০২৬', '০৯:০০–১২:০০', 'হলরুম', 'নাহবেমীর'])
    t.true(said.includes(words), words);
  t.is(blocks.filter(({ kind }) => kind === 'page').length, 1);
});

test('what a report needs and does not get is named', async (t) => {
  const { app } = await school(t);
  const { status, body } = await app.get(`${REPORT}?report_id=3&session_id=1`);
  t.is(status, 400);
  t.deepEqual(
    body.fields.map(({ path }: { path: string }) => path),
    ['exam_id', 'class_id'],
  );
  t.is((await app.get(`${REPORT}?report_id=10&${PLACE}`)).status, 400);
});
