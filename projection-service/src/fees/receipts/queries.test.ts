import { type Language, type PaperDocument, paisa, streams } from '@madrasah/events';
import {
  AdvanceApplied,
  CollectionReversed,
  FeesCharged,
  FeesCollected,
  ReplacementAwaited,
  ReplacementSettled,
} from '@madrasah/events/fees';
import { InstitutionInfoChanged, infoAtRegistration } from '@madrasah/events/institutions';
import { cr, dr, mirrored, SubLedgerRenamed } from '@madrasah/events/ledger';
import { bookSeries, ReceiptPrinted } from '@madrasah/events/papers';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../../app-test-support.ts';
import { initials } from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';

const DAY = '2026-04-20';

/** 600 of last year's session (2) and 1,000 of this one (1) fall due. */
const charges = [
  { chargeId: 1, admissionId: 1, sessionId: 2, amount: 600_00, firstItemId: 1 },
  { chargeId: 2, admissionId: 2, sessionId: 1, amount: 1_000_00, firstItemId: 2 },
].map(({ amount, admissionId, ...charge }) =>
  FeesCharged({
    ...charge,
    admissionId,
    on: '2026-04-14',
    dueOn: '2026-04-14',
    heads: [{ subLedgerId: 1, fundId: 1, name: 'বেতন' }],
    lines: [[admissionId, 1, 1, 1, 4, paisa(amount)]],
    totals: [{ fundId: 1, amount: paisa(amount) }],
  }),
);

const facts = { receiptId: 1, receiptNo: 188, on: DAY, userId: 1, admissionId: 2 };
const amounts = { fee: 1_000_00, pastDiscount: 0, paidBefore: 0, deduction: 0, deposit: 750_00, due: 250_00 };
const collected = FeesCollected({
  ...facts,
  series: '2026',
  moneyAccount: 2,
  transactionNo: '',
  remark: '',
  rows: [
    {
      ...{ itemId: 2, admissionId: 2, sessionId: 1, subLedgerId: 1, priceRowId: 1, monthId: 4, fundId: 1 },
      name: 'বেতন',
      ...(amounts as Record<keyof typeof amounts, ReturnType<typeof paisa>>),
    },
  ],
  advance: { fundId: 2, amount: paisa(50_00) },
  postings: [
    dr('sl:2', 1, 750_00),
    cr('sys:receivable', 1, 750_00, { party: 1, itemId: 2 }),
    dr('sl:2', 2, 50_00),
    cr('sys:open-advance', 2, 50_00, { party: 1 }),
  ],
});
const reversed = CollectionReversed({
  ...facts,
  on: '2026-04-21',
  kind: 'correction',
  reason: 'ভুল ছাত্র',
  unapplied: [],
  postings: mirrored(collected.data.postings),
});

async function school() {
  const app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(streams.journal(SCHOOL), ...charges, collected);
  return app;
}
const printed = (printing: number) => ReceiptPrinted({ receiptId: 1, copies: 2, printing });

test('a receipt tells who took it, into what, of which funds, and what was still owed', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data } = (await app.get('/api/accounts/receipts/1')).body;
  t.like(data, {
    receiptNo: 188,
    total: 800,
    AccountName: 'ক্যাশ আমাদের',
    collector: { id: 1, name: 'login1' },
    printed: 0,
    earlierDue: 600,
    dueAfter: 850,
  });
  t.deepEqual(data.funds, [
    { FundID: 1, FundName: 'সাধারণ আমাদের', amount: 750 },
    { FundID: 2, FundName: 'যাকাত আমাদের', amount: 50 },
  ]);
  t.regex(data.verifyCode, /^1-[A-Z]{5}-[A-Z]{5}$/);
});

test('a receipt that bears an earlier day is of that day, found by the day on which it was written, and tells both', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  app.clock.set('2026-04-22T05:00:00Z');
  await app.record(streams.journal(SCHOOL), ...charges, collected);
  t.like((await app.get('/api/accounts/receipts/1')).body.data, { on: DAY, recordedOn: '2026-04-22' });
  const found = async (asked: string) => (await app.get(`/api/accounts/receipts?${asked}`)).body.data;
  t.like(await found(`from=${DAY}&to=${DAY}`), [{ receiptId: 1, on: DAY, recordedOn: '2026-04-22' }]);
  t.like(await found('recorded=2026-04-22'), [{ receiptId: 1 }]);
  t.deepEqual(await found(`recorded=${DAY}`), []);
  t.deepEqual(await found('from=2026-04-22&to=2026-04-22'), []);
});

test('money of the day before its charge is one receipt that says what it was for, and what is due after it', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  const { rows, ...said } = collected.data;
  const early = FeesCollected({
    ...said,
    ...{ on: '2026-04-13', rows: [], beforehand: rows },
    advance: { fundId: 1, amount: paisa(800_00) },
    postings: [dr('sl:2', 1, 800_00), cr('sys:open-advance', 1, 800_00, { party: 1 })],
  });
  const applied = AdvanceApplied({
    ...{ firstApplicationId: 1, on: '2026-04-14', userId: 1 },
    lines: [{ itemId: 2, amount: paisa(750_00), fundId: 1, advanceFundId: 1, moneyAccount: null }],
    postings: [
      dr('sys:open-advance', 1, 750_00, { party: 1 }),
      cr('sys:receivable', 1, 750_00, { party: 1, itemId: 2 }),
    ],
  });
  await app.record(streams.journal(SCHOOL), ...charges, early, applied);
  const { data } = (await app.get('/api/accounts/receipts/1')).body;
  t.like(data, { on: '2026-04-13', total: 800, advance: 50, earlierDue: 600, dueAfter: 850 });
  t.like(data.fees, [{ itemId: 2, deposit: 750, due: 250 }]);
  t.deepEqual(data.funds, [{ FundID: 1, FundName: 'সাধারণ আমাদের', amount: 800 }]);
  const paper = JSON.stringify(
    (await app.get('/api/accounts/receipts/1/paper', { language: 'bn' })).body.data,
  );
  t.true(paper.includes('বেতন'));
});

test('a receipt taken back as wrong waits in its list until something stands for it', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const said = { receiptId: 1, userId: 1, on: '2026-04-21' };
  const list = async (asked = '') => (await app.get(`/api/accounts/awaited_receipts${asked}`)).body;
  t.is((await list()).total, 0);
  await app.record(streams.journal(SCHOOL), reversed, ReplacementAwaited(said));
  t.like((await list()).data[0], {
    ...{ receiptId: 1, receiptNo: 188, UserCode: '1001', AdmissionID: 2, total: 800 },
    ...{ on: DAY, reversedOn: '2026-04-21', AccountName: 'ক্যাশ আমাদের', reversedBy: { id: 1, name: 'login1' } },
  });
  t.is((await list(`?asOf=${DAY}`)).total, 0);
  await app.record(
    streams.journal(SCHOOL),
    ReplacementSettled({ ...said, on: '2026-04-22', by: 'nothing', otherId: null }),
  );
  t.is((await list()).total, 0);
  t.is((await list('?asOf=2026-04-21')).total, 1);
});

test('each printing is counted, on the receipt, in the list, on the paper and in the audit trail', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.papers(SCHOOL), printed(1), printed(2));
  t.is((await app.get('/api/accounts/receipts/1')).body.data.printed, 2);
  const { body } = await app.get(`/api/accounts/receipts?from=${DAY}&to=${DAY}`);
  t.is(body.total, 1);
  t.like(body.data[0], {
    receiptId: 1,
    receiptNo: 188,
    UserCode: '1001',
    Account: 2,
    AccountName: 'ক্যাশ আমাদের',
    total: 800,
    reversed: false,
    reversedOn: null,
    printed: 2,
  });
  t.is(body.data[0].collector.name, 'login1');
  const trail = (await app.get('/api/accounts/audit?entity=receipt&id=1')).body.data;
  t.deepEqual(
    trail.map(({ type, called, tells }: Record<string, string>) => [type, called, tells]),
    [
      ['FeesCollected', 'ফি জমা', 'money'],
      ['ReceiptPrinted', 'রসিদ মুদ্রণ', 'facts'],
      ['ReceiptPrinted', 'রসিদ মুদ্রণ', 'facts'],
    ],
  );
});

test('a receipt is listed under the class it was taken in, whatever class its student is in now', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const earlier = { ...collected.data, receiptId: 2, receiptNo: 189, admissionId: 1 };
  await app.record(streams.journal(SCHOOL), FeesCollected(earlier));
  const { data } = (await app.get(`/api/accounts/receipts?from=${DAY}&to=${DAY}`)).body;
  t.deepEqual(
    data.map((row: Record<string, unknown>) => [row['receiptNo'], row['ClassName']]),
    [
      [188, 'কাফিয়া আমাদের'],
      [189, 'হিদায়া আমাদের'],
    ],
  );
});

test('a reversal that bears another day than it should tells which and why', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const why = { key: 'ledger.day-closed', places: { account: 'C1', day: DAY } };
  await app.record(streams.journal(SCHOOL), CollectionReversed({ ...reversed.data, wanted: DAY, why }));
  const { data } = (await app.get('/api/accounts/receipts/1', { language: 'en' })).body;
  t.like(data.reversed, { on: '2026-04-21', wanted: DAY });
  t.true(data.reversed.why.startsWith('“C1” has been closed for 20 April 2026'), data.reversed.why);
});

test('a receipt taken back is listed on its day, and says when', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(streams.journal(SCHOOL), reversed);
  const list = async (day: string) => (await app.get(`/api/accounts/receipts?from=${day}&to=${day}`)).body;
  t.like((await list(DAY)).data[0], { reversed: true, reversedOn: '2026-04-21' });
  t.is((await list('2026-04-21')).total, 0, 'a reversal is no receipt');
});

test('the paper comes as a document, in the language that asks, and its mark leads to the check', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const paperIn = async (language: Language): Promise<PaperDocument> =>
    (await app.get('/api/accounts/receipts/1/paper', { language })).body.data;
  const { verifyCode } = (await app.get('/api/accounts/receipts/1')).body.data;
  await app.record(
    streams.chart(SCHOOL),
    SubLedgerRenamed({ subLedgerId: 1, name: 'বেতন', nameEn: 'Tuition fee' }),
  );
  t.true(JSON.stringify(await paperIn('en')).includes('Tuition fee'), 'heads in the reader’s language');
  const paper = await paperIn('bn');
  t.true(JSON.stringify(paper).includes('বেতন'));
  t.like(paper, { title: 'ফি আদায় রসিদ', number: '১৮৮', size: 'a5-landscape', language: 'bn' });
  const marks = paper.blocks.flatMap((block) => (block.kind === 'facts' && block.mark ? [block.mark] : []));
  const address = `https://madrasah.example.org/verify/${SCHOOL}/${verifyCode}`;
  t.deepEqual(marks, [checkMark(address, 'স্ক্যান করে যাচাই করুন')]);
  t.is(paper.void, undefined);
  app.clock.set('2026-04-21T04:00:00Z');
  await app.record(streams.journal(SCHOOL), reversed);
  t.deepEqual((await paperIn('en')).void, {
    word: 'VOID',
    sentence: 'VOID: 21 April 2026 – Reason: ভুল ছাত্র',
  });
  t.is((await app.get('/api/accounts/receipts/99/paper')).status, 404);
});

const verify = async (app: Awaited<ReturnType<typeof school>>, code: string, of = SCHOOL) =>
  (
    await app.get(`/api/public/result/${of}/verify/${encodeURIComponent(code)}`, {
      headers: { authorization: '' },
    })
  ).body.data;

test('anybody who holds a receipt may ask whether it is genuine, and learns no more than initials', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const info = infoAtRegistration({ name: { bn: 'জামিয়া', en: '', ar: '' }, address: '', contactNumber: '' });
  await app.record(streams.institution(SCHOOL), InstitutionInfoChanged({ ...info, officersId: 1 }));
  const { verifyCode } = (await app.get('/api/accounts/receipts/1')).body.data;
  const genuine = {
    ...{ status: 'genuine', kind: 'receipt', InstitutionName: 'জামিয়া', Address: '' },
    ...{ receiptNo: 188, on: DAY, hijriOffset: -1, total: 800, initials: 'আ. আ.' },
  };
  t.deepEqual(await verify(app, verifyCode), genuine);
  const typed = verifyCode.toLowerCase().replaceAll('-', ' ').replace('1', '১');
  t.deepEqual(await verify(app, typed), genuine, 'however it is typed');
  await app.record(streams.journal(SCHOOL), reversed);
  t.deepEqual(await verify(app, verifyCode), { ...genuine, status: 'reversed', reversedOn: '2026-04-21' });
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 1, reason: 'অনুরোধ' }));
  t.is((await verify(app, verifyCode)).initials, '', 'an erased person has none');
});

test('a wrong code, another receipt’s and another school’s are unknown, and nothing more', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { verifyCode } = (await app.get('/api/accounts/receipts/1')).body.data;
  const unknown = { status: 'unknown' };
  t.deepEqual(await verify(app, verifyCode.replace('1-', '2-')), unknown);
  t.deepEqual(await verify(app, verifyCode.slice(0, -1)), unknown);
  t.deepEqual(
    await verify(app, `${verifyCode.slice(0, -1)}${verifyCode.endsWith('B') ? 'C' : 'B'}`),
    unknown,
  );
  t.deepEqual(await verify(app, verifyCode, OTHER_SCHOOL), unknown);
  t.deepEqual(await verify(app, verifyCode, '99999'), unknown);
  t.is((await app.get('/api/public/result/x/verify/1')).status, 400);
});

test('the paper is for who collects fees; two copies come when they are asked for', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.is((await app.get('/api/accounts/receipts/1', { loginId: CLERK })).status, 403);
  t.is((await app.get('/api/accounts/receipts/1.pdf?copies=3')).status, 400);
});

test('initials are the first letters as they are written, vowel signs and all', (t) => {
  t.is(initials('মোঃ আব্দুল করিম'), 'মোঃ. আ. ক.');
  t.is(initials('Abdul  Karim'), 'A. K.');
  t.is(initials(''), '');
});

test('a leaf of a printed book is listed with its book; another receipt with none', async (t) => {
  const own = await testApp();
  t.teardown(own.end);
  await recordSchool(own, SCHOOL, 'ক');
  const leaf = (receiptId: number, more: object) => ({
    ...collected,
    data: { ...collected.data, receiptId, ...more },
  });
  await own.record(
    streams.journal(SCHOOL),
    ...charges,
    leaf(1, {}) as typeof collected,
    leaf(2, { receiptNo: 45, series: bookSeries(3), bookNo: 'ক-১', rows: [] }) as typeof collected,
  );
  const { data } = (await own.get(`/api/accounts/receipts?from=${DAY}&to=${DAY}`)).body;
  t.deepEqual(
    data
      .map(({ receiptNo, BookNo }: { receiptNo: number; BookNo?: string }) => [receiptNo, BookNo])
      .sort(([one]: [number], [other]: [number]) => one - other),
    [
      [45, 'ক-১'],
      [188, undefined],
    ],
  );
  const titles = async (more: string) =>
    String((await own.get(`/api/accounts/receipts.csv?from=${DAY}&to=${DAY}${more}`)).body).split(
      '\r\n',
    )[0] ?? '';
  t.true((await titles('')).includes('বই নং'), 'and in its files');
  t.false((await titles('&search=188')).includes('বই নং'), 'where none is a leaf there is no such column');
});
