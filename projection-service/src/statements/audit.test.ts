import { drafted, type EventDraft, paisa, paisaOf, streams } from '@madrasah/events';
import { CollectionReversed, ConcessionGranted, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import {
  cr,
  dr,
  GeneralLedgerAdded,
  receiptBooks,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { CLERK, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';
import { explainedOf } from './test-support.ts';

const LOAN = 9;
const BOARD = 8;
const about = { party: 1, itemId: 1 };
const voucher = (voucherId: number, on: string, taka: number, remark: string): EventDraft =>
  VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId, voucherNo: voucherId, series: 'v', on, fundId: 1, direction: 1, moneyAccount: 2 },
    ...{ lines: [], payee: '', bookNo: '', remark },
    postings: [dr('sl:2', 1, taka * 100), cr(`sl:${LOAN}`, 1, taka * 100)],
  });
const sub = (subLedgerId: number, name: string) =>
  SubLedgerAdded({ subLedgerId, ledgerId: 7, fundId: 1, class: 4, name, allowedFunds: null });
const entries: EventDraft[] = [
  FeesCharged({
    ...{ chargeId: 1, admissionId: 2, on: '2026-01-10', dueOn: '2026-01-10', sessionId: 1, firstItemId: 1 },
    heads: [{ subLedgerId: BOARD, fundId: 1, name: 'বেফাক ফি' }],
    lines: [[2, 1, BOARD, 1, 0, paisa(700_00)]],
    totals: [],
  }),
  ConcessionGranted({
    ...{ concessionId: 1, on: '2026-04-20', userId: 1, admissionId: 2, reason: 'এতিম' },
    ...{ kind: 'concession', percent: null, requestId: null, noteId: null },
    lines: [{ itemId: 1, amount: paisa(100_00) }],
    postings: [dr('sys:concession', 1, 100_00, about), cr('sys:receivable', 1, 100_00, about)],
  }),
  voucher(1, '2026-04-17', 5000, 'হাজী সাহেবের কর্জ'),
  voucher(2, '2026-04-20', 1250.5, ''),
];

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const ledger = GeneralLedgerAdded({ ledgerId: 7, fundId: 1, class: 4, name: 'দেনা' });
  await app.record(streams.chart(SCHOOL), ledger, sub(LOAN, 'কর্জে হাসানা'), sub(BOARD, 'বেফাক'));
  await app.record(streams.journal(SCHOOL), ...entries);
});
test.after.always(() => app.end());
const ask = async (path: string) => (await app.get(`/api/accounts/${path}`)).body;
const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
const RANGE = 'from=2026-01-01&to=2026-04-30';

test('what an auditor looks for first', async (t) => {
  const { data } = await ask(`controls?${RANGE}`);
  t.deepEqual(texts(data.backDated), ['ভাউচার ১']);
  t.deepEqual(texts(data.lateCharges), ['ফি ধার্য'], 'charges stand on a list of their own');
  t.deepEqual(texts(data.roundSums), ['ভাউচার ১']);
  t.deepEqual(texts(data.weekend), ['ভাউচার ১'], '17 April 2026 is a Friday');
  t.deepEqual(data.concessions, [{ actor: data.concessions[0].actor, count: 1, amount: 100 }]);
  t.deepEqual([data.reopened, data.takenBack], [[], []]);
});

test.serial('leaves of returned books that nobody accounts for are named, book by book', async (t) => {
  t.deepEqual((await ask(`controls?${RANGE}`)).data.leaves, []);
  const leaves = { used: '1-40', spoiled: '41', unused: '45-50', collected: null };
  const book = (id: number, more: object) =>
    drafted(receiptBooks, {
      ...{ kind: 'added', id, serial: id },
      attributes: {
        ...{ bookNo: `ক-${id}`, kind: 1, from: 1, to: 50, issuedTo: null, issuedOn: '2026-04-01' },
        ...{ returned: true, ...leaves, missing: '42–44', ...more },
      },
    });
  const whole = { returned: false, missing: '' };
  await app.record(
    streams.chart(SCHOOL),
    book(1, {}),
    book(2, whole),
    book(3, { kind: 4, used: '1-6, 8-44', spoiled: '', missing: '7' }),
  );
  t.deepEqual((await ask(`controls?${RANGE}`)).data.leaves, [
    { bookNo: 'ক-1', kind: 1, missing: '42–44' },
    { bookNo: 'ক-3', kind: 4, missing: '7' },
  ]);
  const paper = JSON.stringify(await ask(`controls/paper?${RANGE}`));
  t.true(paper.includes('৪২–৪৪') && paper.includes('খরচ ভাউচার'), paper.slice(-400));
});

test('a sample is picked by its seed: the same again, and of the size asked for', async (t) => {
  const of = async (seed: number) =>
    (await ask(`controls?${RANGE}&seed=${seed}&sample=2`)).data.sample.map(
      ({ revision }: { revision: number }) => revision,
    );
  const samples = await Promise.all([1, 2, 3, 4, 5, 6].map(of));
  t.true(samples.every(({ length }) => length === 2));
  t.deepEqual(await of(1), samples[0]);
  t.true(new Set(samples.map(String)).size > 1);
});

test('the audit trail is searched by who, what, when, how much and why', async (t) => {
  const found = async (asked: string) => {
    const { data, total, totals } = await ask(`audit/search?${asked}`);
    return [data.map(({ revision }: { revision: number }) => revision), total, totals.amount];
  };
  t.deepEqual(await found(''), [[3, 2, 1, 0], 4, 7050.5]);
  t.deepEqual(await found('type=VoucherPosted'), [[3, 2], 2, 6250.5]);
  t.deepEqual(await found('min=700&max=1300'), [[3, 0], 2, 1950.5]);
  t.deepEqual(await found(`reason=${encodeURIComponent('এতিম')}`), [[1], 1, 100]);
  t.deepEqual(await found('actor=99'), [[], 0, 0]);
  t.deepEqual(await found('from=2026-04-21'), [[], 0, 0]);
  t.deepEqual(await found('limit=1&page=2'), [[2], 4, 7050.5]);
  t.is((await app.get('/api/accounts/audit/search', { loginId: CLERK })).status, 403);
});

test('loans stand with what was taken and repaid, what is held for a board beside them', async (t) => {
  t.like((await ask(`loans?${RANGE}`)).data, [{ name: 'কর্জে হাসানা', came: 6250.5, went: 0, closing: 6250.5 }]);
  t.like((await ask(`collected_for_others?${RANGE}`)).data, [{ name: 'বেফাক', came: 700, closing: 700 }]);
});

test('dues by their age', async (t) => {
  const aged = async (asOf: string) => (await ask(`ageing?asOf=${asOf}`)).data[0];
  t.like(await aged('2026-02-01'), { upTo1: 700, upTo3: 0, due: 700 });
  t.like(await aged('2026-04-20'), { upTo1: 0, upTo6: 600, due: 600 });
  t.like(await aged('2026-12-31'), { over6: 600, due: 600 });
});

for (const path of ['loans', 'collected_for_others', 'controls'])
  test(`every figure of ${path} is the sum of what explains it`, async (t) => {
    const figures = explainedOf(await ask(`${path}/paper?${RANGE}`));
    t.true(figures.length > 0);
    for (const { question, amount } of figures) {
      const { data } = await ask(`explain?${question}`);
      t.is(Number(paisaOf(data.value)), amount, question);
    }
  });

test('a receipt that its own taker takes back the same day is listed, another’s or a later one is not', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'আমাদের');
  const whose = { userId: 1, admissionId: 2 };
  const taken = (receiptId: number, on: string) =>
    FeesCollected({
      ...{ ...whose, receiptId, receiptNo: receiptId, series: '2026', on, moneyAccount: 2 },
      ...{ transactionNo: '', remark: '', rows: [], advance: null },
      postings: [dr('sl:2', 1, 300_00), cr('sys:receivable', 1, 300_00, about)],
    });
  const back = (receiptId: number, on: string) =>
    CollectionReversed({
      ...{ ...whose, receiptId, receiptNo: receiptId, on, kind: 'correction', reason: 'ভুল', unapplied: [] },
      postings: [cr('sl:2', 1, 300_00), dr('sys:receivable', 1, 300_00, about)],
    });
  const [day, next, after] = ['2026-04-18', '2026-04-19', '2026-04-22'];
  const on = async (today: string, ...drafts: EventDraft[]) => {
    own.clock.set(`${today}T06:00:00Z`);
    await own.record(streams.journal(SCHOOL), ...drafts);
  };
  // It is the day of recording that counts: 1 is of an earlier day, and its mirror too; 2 falls a day later.
  await on(next, ...entries.slice(0, 1), taken(1, day), taken(2, day), back(1, day));
  await on(after, back(2, day));
  const found = async (range: string) =>
    (await own.get(`/api/accounts/controls?${range}`)).body.data.bySame.map(
      ({ text, amount }: { text: string; amount: number }) => [text, amount],
    );
  const listed = await found(RANGE);
  t.is(listed.length, 1);
  t.is(listed[0][1], 300);
  t.regex(listed[0][0], /১/);
  t.deepEqual(await found(`from=${next}&to=${after}`), []);
});
