import { paisa, streams } from '@madrasah/events';
import { DonationPrinted, DonationReceived, DonationReversed } from '@madrasah/events/donations';
import { cr, dr, FundAdded, GeneralLedgerAdded, mirrored, SubLedgerAdded } from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { PeopleMerged } from '@madrasah/events/people';
import test from 'ava';
import { person } from '../../app-test-school.ts';
import { CLERK, SCHOOL, testApp } from '../../app-test-support.ts';

const LIST = '/api/donation/collections';
const [BUILDING, CASH, HEAD] = [2, 21, 22];

const gift = (
  donationId: number,
  userId: number | null,
  amount: number,
  on: string,
  noteId: number | null = null,
) =>
  DonationReceived({
    ...{ donationId, donationNo: donationId, series: `donation:${BUILDING}`, on, userId, noteId },
    ...{ fundId: BUILDING, subLedgerId: HEAD, moneyAccount: CASH, amount: paisa(amount * 100) },
    transactionNo: '',
    postings: [dr(`sl:${CASH}`, BUILDING, amount * 100), cr(`sl:${HEAD}`, BUILDING, amount * 100)],
  });
const first = gift(1, 1, 500, '2026-04-14', 1);
const { series: _, transactionNo: __, postings, ...facts } = first.data;

/** Malek gave 500 by hand of Yusuf, and 200 under his second entry; somebody unnamed 100, and a guest 50. */
async function school() {
  const app = await testApp();
  const donor = { userType: 5 };
  await app.record(streams.people(SCHOOL), person(1, 'হাজী মালেক', donor), person(2, 'মালেক', donor));
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: BUILDING, kind: 3, name: 'নির্মাণ তহবিল' }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: BUILDING, class: 1, name: 'অনুদান' }),
    GeneralLedgerAdded({ ledgerId: 2, fundId: BUILDING, class: 3, name: 'নগদ' }),
    SubLedgerAdded({
      subLedgerId: CASH,
      ledgerId: 2,
      fundId: BUILDING,
      class: 3,
      name: 'ক্যাশ',
      allowedFunds: null,
    }),
    SubLedgerAdded({
      subLedgerId: HEAD,
      ledgerId: 1,
      fundId: BUILDING,
      class: 1,
      name: 'চাঁদা',
      allowedFunds: null,
    }),
  );
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { through: 'ক্বারী ইউসুফ', remark: 'বাক্স' } }),
    NoteWritten({ noteId: 2, texts: { payee: 'এক মেহমান' } }),
  );
  await app.record(
    streams.journal(SCHOOL),
    ...[first, gift(2, 2, 200, '2026-04-15'), gift(3, null, 100, '2026-04-16')],
    gift(4, null, 50, '2026-04-16', 2),
  );
  return app;
}
type App = Awaited<ReturnType<typeof school>>;
const rows = async (app: App, query = '') => (await app.get(`${LIST}${query}`)).body;

test('gifts say who gave, through whom, and in which number; whoever is unnamed stays so', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const body = await rows(app, '?sort=receiptNo');
  t.deepEqual(
    body.data.map(({ shown, giver, amount }: Record<string, unknown>) => [shown, giver, amount]),
    [
      ['নি-দান-১', 'হাজী মালেক', 500],
      ['নি-দান-২', 'মালেক', 200],
      ['নি-দান-৩', 'নাম প্রকাশে অনিচ্ছুক', 100],
      ['নি-দান-৪', 'এক মেহমান', 50],
    ],
  );
  t.like(body.data[0], { through: 'ক্বারী ইউসুফ', FundName: 'নির্মাণ তহবিল', SlName: 'চাঁদা', reversed: false });
  t.is((await rows(app, '?to=2026-04-15')).data.length, 2);
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('what was given under two entries of one donor is his', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const merged = { keepId: 1, otherId: 2, familyId: null, guardianId: null, on: '2026-04-17', noteId: null };
  await app.record(streams.people(SCHOOL), PeopleMerged(merged));
  t.deepEqual(
    (await rows(app, '?UserID=1&sort=receiptNo')).data.map(({ amount }: { amount: number }) => amount),
    [500, 200],
  );
});

test('the receipt is genuine by its code; reprinted it says so, taken back it is void', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const paper = await app.get(`${LIST}/1/paper`);
  const text = JSON.stringify(paper.body.data);
  for (const said of ['হাজী মালেক', 'ক্বারী ইউসুফ', 'চাঁদা', 'পাঁচশত টাকা']) t.true(text.includes(said), said);
  const code = /D1-[A-Z]{5}-[A-Z]{5}/.exec(text)?.[0] ?? '';
  const check = () => app.get(`/api/public/result/${SCHOOL}/verify/${code}`);
  t.like((await check()).body.data, { kind: 'donation', status: 'genuine', shown: 'নি-দান-১', total: 500 });
  t.is((await app.get(`/api/public/result/${SCHOOL}/verify/D2${code.slice(2)}`)).body.data.status, 'unknown');
  await app.record(streams.papers(SCHOOL), DonationPrinted({ donationId: 1, printing: 1 }));
  t.regex(JSON.stringify((await app.get(`${LIST}/1/paper`)).body), /পুনর্মুদ্রণ ১/);
  await app.record(
    streams.journal(SCHOOL),
    DonationReversed({ ...facts, noteId: null, postings: mirrored(postings) }),
  );
  t.like((await check()).body.data, { status: 'reversed', reversedOn: '2026-04-14' });
  t.truthy((await app.get(`${LIST}/1/paper`)).body.data.void);
  t.is((await app.get(`${LIST}/9/paper`)).status, 404);
});

test('the form offers funds with heads of their income, and accounts', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data } = (await app.get('/api/donation/form')).body;
  t.deepEqual(data.heads, [{ SLID: HEAD, FundID: BUILDING, SlName: 'চাঁদা' }]);
  t.deepEqual(data.accounts, [{ SLID: CASH, SlName: 'ক্যাশ', funds: null }]);
});
