import { streams } from '@madrasah/events';
import { FeeHeadChanged, FeeHeadRetired, FeePricesSet, FeePricesWithdrawn } from '@madrasah/events/fees';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';

let school: TestApp;
test.beforeEach(async () => {
  school = await testApp(); // its clock says 20 April 2026
  await recordSchool(school, SCHOOL, 'ক');
});
test.afterEach.always(() => school.end());

const matrix = async (query = '') => (await school.get(`/api/accounts/fee_matrix${query}`)).body.data;

const prices = (effectiveFrom: string, amount: number) =>
  FeePricesSet({
    priceRowId: 1,
    sessionId: 1,
    classId: 1,
    subLedgerId: 1,
    amounts: Array(12).fill(amount),
    effectiveFrom,
  });

test.serial('a row of the matrix is in taka; an empty cell is null, which is no 0', async (t) => {
  t.deepEqual(await matrix(), [
    {
      SFSID: 1,
      SessionID: 1,
      Classid: 1,
      SLID: 1,
      ClassName: 'কাফিয়া ক',
      SlName: 'ভর্তি ফি ক',
      MaleAbaNew: 1,
      MaleAbaOld: 2,
      MaleOnaNew: 3,
      MaleOnaOld: 4,
      MaleDayNew: 5,
      MaleDayOld: 6,
      FemaleAbaNew: 7,
      FemaleAbaOld: 8,
      FemaleOnaNew: 9,
      FemaleOnaOld: 10,
      FemaleDayNew: 11,
      FemaleDayOld: null,
      effectiveFrom: '2026-04-01',
    },
  ]);
});

test.serial('the price in force is that of the day; what begins tomorrow is not asked today', async (t) => {
  await school.record(
    streams.chart(SCHOOL),
    prices('2026-04-21', 900),
    prices('2026-04-10', 500),
    prices('2026-04-10', 600),
  );
  t.like((await matrix())[0], { MaleAbaNew: 6, effectiveFrom: '2026-04-10' });
  t.is((await matrix('?asOf=2026-04-21'))[0].MaleAbaNew, 9);
  t.is((await matrix('?asOf=২০২৬-০৪-০৫'))[0].MaleAbaNew, 1);
  t.deepEqual(await matrix('?asOf=2026-03-31'), []);
  school.clock.set('2026-04-20T18:00:00Z'); // midnight in Dhaka
  t.is((await matrix())[0].MaleAbaNew, 9);
});

test.serial('a withdrawn row is in force no more, and was before', async (t) => {
  await school.record(
    streams.chart(SCHOOL),
    FeePricesWithdrawn({ priceRowId: 1, effectiveFrom: '2026-04-15' }),
  );
  t.deepEqual(await matrix(), []);
  t.is((await matrix('?asOf=2026-04-14')).length, 1);
});

test.serial('by session, class and group', async (t) => {
  t.is((await matrix('?sessionId=1&classId=1&sfgnid=1')).length, 1);
  t.is((await matrix('?sfgnid=2')).length, 0);
  t.is((await matrix('?sessionId=2')).length, 0);
  t.is((await matrix('?classId=2')).length, 0);
});

test.serial('fee heads with the sub-ledger they stand for; a retired one is not listed', async (t) => {
  const heads = async () => (await school.get('/api/accounts/fee_groups')).body.data;
  const head = {
    SFGID: 1,
    SLID: 1,
    SFGNID: 1,
    chargeOn: 'admission',
    AccStudentFeeGroupName: { SFGName: 'ভর্তি ফি' },
    AccSubsidiaryLedger: { FundID: 1, GLID: 1, SlName: 'ভর্তি ফি ক' },
  };
  t.like(await heads(), [{ ...head, called: 'ভর্তি ফি ক' }]);
  await school.record(
    streams.chart(SCHOOL),
    FeeHeadChanged({ feeHeadId: 1, feeGroup: 2, chargeOn: 'month' }),
  );
  t.like((await heads())[0], { SFGNID: 2, chargeOn: 'month' });
  await school.record(streams.chart(SCHOOL), FeeHeadRetired({ feeHeadId: 1 }));
  t.deepEqual(await heads(), []);
});

test.serial('what is withdrawn takes with it what was to begin later', async (t) => {
  const withdrawn = FeePricesWithdrawn({ priceRowId: 1, effectiveFrom: '2026-04-20' });
  await school.record(streams.chart(SCHOOL), prices('2026-06-01', 900), withdrawn);
  t.deepEqual(await matrix('?asOf=2026-07-01'), []);
});

test.serial(
  'what closing a fund would withdraw: its heads, and their prices as they were set last',
  async (t) => {
    await school.record(streams.chart(SCHOOL), prices('2026-06-01', 900));
    const closing = async (fundId: number) => school.get(`/api/accounts/funds/${fundId}/closing`);
    const { data } = (await closing(1)).body;
    t.deepEqual(data.heads, [{ SFGID: 1, SLID: 1, SlName: 'ভর্তি ফি ক' }]);
    t.is(data.prices.length, 1);
    t.like(data.prices[0], { SFSID: 1, ClassName: 'কাফিয়া ক', SlName: 'ভর্তি ফি ক', MaleAbaNew: 9 });
    t.is(typeof data.prices[0].SessionName, 'string');
    t.deepEqual((await closing(2)).body.data, { heads: [], prices: [] });
    t.like(await closing(99), { status: 404, body: { code: 'fund.not-found' } });
  },
);
