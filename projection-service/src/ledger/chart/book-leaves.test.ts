import { drafted, streams } from '@madrasah/events';
import { receiptBooks } from '@madrasah/events/ledger';
import { bookSeries } from '@madrasah/events/papers';
import test from 'ava';
import { SCHOOL } from '../../app-test-support.ts';
import { Clerk, feeSchool } from '../../fees/reports/test-support.ts';

const PATH = '/api/accounts/receipt_books';
const added = {
  ...{ bookNo: 'ক-১', kind: 1, from: 1, to: 10, issuedTo: null, issuedOn: '2026-04-01', returned: false },
  ...{ used: '১-৩', spoiled: '৪', unused: '৯-১০', collected: null, missing: '' },
};

test('of a book that came back no leaf is missing that has a receipt, whenever it was written', async (t) => {
  const clerk = new Clerk();
  const receipt = (leaf: number, sessionId?: number) => {
    const draft = clerk.collect(12, [[1, 'admission', 100]], '2026-04-10');
    const series = bookSeries(1, sessionId);
    return { ...draft, data: { ...draft.data, receiptNo: leaf, series, bookNo: 'ক-১' } } as typeof draft;
  };
  const app = await feeSchool(clerk.charge(12, 'admission', 1000, '2026-04-01'));
  t.teardown(() => app.end());
  const missing = async () => (await app.get(PATH)).body.data[0].missing;
  await app.record(
    streams.chart(SCHOOL),
    drafted(receiptBooks, { kind: 'added', id: 1, serial: 1, attributes: added }),
  );
  await app.record(streams.journal(SCHOOL), receipt(5));
  t.is(await missing(), '', 'it is still out');
  const back = { ...added, returned: true, missing: '5–8' };
  await app.record(
    streams.chart(SCHOOL),
    drafted(receiptBooks, { kind: 'changed', id: 1, changes: {} }, back),
  );
  t.is(await missing(), '6–8', 'leaf 5 has a receipt');
  await app.record(streams.journal(SCHOOL), receipt(7, 2));
  t.is(await missing(), '6, 8');
  t.true(String((await app.get(`${PATH}.csv`)).body).includes('6, 8'));
});
