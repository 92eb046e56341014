import { gift, payment, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-29';
const QUESTION = 'conflict.number-likely-double';

row(
  24,
  'numbers equal but for O and 0, I, l and 1 are asked about; a cheque is one whatever zeros stand before it',
  async (t, house) => {
    const clerk = await (await house.school()).login('hisab', 4);
    const chart = await makeChart(clerk);
    await gift(clerk, chart, chart.bank, 50_000, '2026-11-01');
    const place = await makeClass(clerk);
    await setPrice(clerk, place, chart.admission, 500, '2026-01-01');
    const student = await admit(clerk, place, 'আব্দুল্লাহ');
    const take = (transactionNo: string, more: object = {}, taka = 400) =>
      clerk.post(`${A}/vouchers`, {
        ...voucher(1, chart.G, chart.wallet, chart.donation, taka, ON, { transactionNo }),
        ...more,
      });
    t.taken(await take('9GH0K2L1'));
    for (const [at, like] of ['9GHOK2L1', '9gh0-k2lI', '9GHOK2I1'].entries()) {
      const asked = await take(like, { sure: false }, 700 + at);
      t.refused(asked, QUESTION, like, '9GH0K2L1', '400', 'hisab');
    }
    const { total } = (await clerk.get(`${A}/vouchers?from=${ON}`)).body;
    t.is(total, 1, 'what was asked about is recorded nowhere');
    t.refused(await take('9gh0-k2l1', { sure: false }, 405), 'vouchers.transaction-twice');
    t.taken(await take('9GH0K2L7', { sure: false }, 410), undefined, 'another number');
    t.taken(await take('9GHOK2L1', { sure: true }, 420), undefined, 'whoever is sure');

    const owed = await owedBy(clerk, student);
    const receipt = { ...payment(student, chart.wallet, owed, { transactionNo: '9GHOK2LI' }), sure: false };
    t.refused(await clerk.post(`${A}/fee_collections`, receipt), QUESTION, '9GHOK2LI');
    t.taken(await clerk.post(`${A}/fee_collections`, { ...receipt, sure: true }));
    t.refused(await take('9GH0K211', { sure: false }, 430), QUESTION);

    const cheque = (chequeNo: string) =>
      clerk.post(
        `${A}/vouchers`,
        voucher(2, chart.G, chart.bank, chart.electricity, 250, ON, { chequeNo, chequeOn: ON }),
      );
    t.taken(await cheque('0012345'));
    for (const same of ['12345', '০০১২৩৪৫', '00-12345'])
      t.refused(await cheque(same), 'vouchers.cheque-twice');
    t.taken(await cheque('123450'), undefined, 'another cheque');

    const { data } = (await clerk.get(`${A}/controls?from=2026-11-01&to=${ON}`)).body;
    const listed = data.numbersTwice.map(({ reason }: { reason: string }) => reason);
    t.is(listed.length, 3, `numbers that look alike and stand, among the controls: ${listed}`);
    for (const number of ['9GH0K2L1', '9GHOK2L1', '9GHOK2LI'])
      t.ok(
        listed.some((reason: string) => reason.includes(number)),
        number,
      );
    const csv = String(await clerk.bytes(`${A}/controls.csv?from=2026-11-01&to=${ON}`));
    t.match(csv, '9GHOK2LI', 'the list as CSV');
  },
);
