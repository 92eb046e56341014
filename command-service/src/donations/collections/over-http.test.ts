import { refuseDonations } from '@madrasah/events/donations';
import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { furnish } from '../../test-support/office.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';

const A = '/api/accounts';
const GIFTS = '/api/donation/collections';
const DAY = '2026-04-14';

// Fund 2 is of construction; its ledger 3 has the head 3. Sub-ledger 2 is the cash box. Person 1 gives.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', `${A}/funds`, { FundName: 'নির্মাণ', kind: 3 });
  await app.done('POST', `${A}/general_ledgers`, { FundID: 2, CAID: 1, GlName: 'অনুদান' });
  await app.done('POST', `${A}/sub_ledgers`, { FundID: 2, GLID: 3, SlName: 'নির্মাণ চাঁদা' });
  await app.done('POST', '/api/donation/donors', { UserName: 'হাজী মালেক', kind: 1 });
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}, type = 1) =>
  app.call(method, path, { token: app.token(type), body });
const give = (more: object = {}) =>
  call('POST', GIFTS, { UserID: 1, FundID: 2, SLID: 3, Account: 2, Amount: 500, CreateAt: DAY, ...more });

async function recorded(stream: string) {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { type, data } of app.store.readStream(stream))
    found.push({ type, data: data as Record<string, unknown> });
  return found;
}

test.serial(
  'a gift is answered with its receipt; what is said of people stands sealed in its note',
  async (t) => {
    const { status, body } = await give({ through: 'ক্বারী ইউসুফ', Remark: 'মসজিদের বাক্স' });
    t.is(status, 201);
    t.like(body, { id: 1, data: { receiptId: 1, receiptNo: 1 } });
    const [entry] = await recorded(`journal-${SCHOOL}_1`);
    t.like(entry, { type: 'DonationReceived', data: { userId: 1, amount: 50_000, noteId: 1 } });
    t.false(JSON.stringify(await recorded(`notes-${SCHOOL}`)).includes('ইউসুফ'));
  },
);

test.serial('a student gives under no donor’s name, and one school’s donor is not another’s', async (t) => {
  t.like(await give({ UserID: 99 }), { status: 404, body: { code: 'person.not-found' } });
  t.is((await give({ UserID: '', name: 'এক মেহমান' })).status, 201);
  const [entry] = await recorded(`journal-${SCHOOL}_1`);
  t.is(entry?.data['userId'], null);
});

test.serial('printings are counted, and a gift is taken back once with its reason', async (t) => {
  await give();
  t.is((await call('POST', `${GIFTS}/1/printed`)).body.data.printed, 1);
  t.is((await call('POST', `${GIFTS}/1/printed`)).body.data.printed, 2);
  t.is((await call('POST', `${GIFTS}/7/printed`)).status, 404);
  t.is((await call('POST', `${GIFTS}/1/reverse`, { reason: 'ভুল তহবিল' })).status, 201);
  t.like(await call('POST', `${GIFTS}/1/reverse`, { reason: 'আবার' }), { status: 409 });
  t.deepEqual(
    (await recorded(`journal-${SCHOOL}_1`)).map(({ type }) => type),
    ['DonationReceived', 'DonationReversed'],
  );
});

test.serial(
  'a donor who gave twice under two entries is made one, whatever was given under either',
  async (t) => {
    await app.done('POST', '/api/donation/donors', { UserName: 'হাজী আব্দুল মালেক', kind: 1 });
    await give({ UserID: 2 });
    t.is(
      (await call('POST', '/api/donation/donors/join', { keepId: 1, otherId: 2, reason: 'দুইবার' })).status,
      200,
    );
    t.like(await give({ UserID: 2 }), { status: 409, body: { code: 'people.inactive' } });
  },
);

const reverse = (id: number) => call('POST', `${GIFTS}/${id}/reverse`, { reason: 'ভুল তহবিল' });

provokesEach(refuseDonations.codes, {
  'donor.not-found': () =>
    call('POST', '/api/donation/donors/join', { keepId: 1, otherId: 77, reason: 'দুইবার' }),
  'donation.not-found': () => reverse(7),
  'donation.reversed-already': async () => {
    await give();
    await reverse(1);
    return reverse(1);
  },
  'donation.no-income': () => give({ SLID: 2 }),
  'donation.fee-head': () => give({ FundID: 1, SLID: 1 }),
  'donation.zakat-elsewhere': async () => {
    await app.done('POST', `${A}/funds`, { FundName: 'গোরাবা', kind: 4 });
    await app.done('POST', `${A}/general_ledgers`, { FundID: 3, CAID: 1, GlName: 'যাকাত' });
    await app.done('POST', `${A}/sub_ledgers`, { FundID: 3, GLID: 4, SlName: 'যাকাত প্রাপ্তি' });
    return give({ SLID: 4 });
  },
  'donation.book-unknown': () => give({ BookNo: 'নেই' }),
  'donation.transaction-taken': async () => {
    await give({ transactionNo: 'TX9' });
    return give({ transactionNo: 'TX9' });
  },
});
