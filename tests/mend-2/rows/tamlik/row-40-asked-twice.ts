import { approve, voucher } from '../../beginnings/books.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  40,
  'a tamlik that is sent twice is asked about, while it waits and when it is given',
  async (t, house) => {
    const begun = await begin(house);
    const { accountant, muhtamim, chart } = begun;
    const { place, student } = await beginClass(begun, { first: '2026-01-12' });
    await charge(accountant, place, 11);
    await accountant.done(`${A}/vouchers`, voucher(1, chart.Z, chart.cash, chart.zakat, 3000, '2026-11-29'));
    const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
    await accountant.done(`${A}/zakat_eligible/${student.UserID}`, eligible, 'PUT');
    const [item] = await owedBy(accountant, student);
    const students = [{ UserID: student.UserID, itemId: item?.itemId, amount: 300 }];
    const body = {
      ...{ on: '2026-11-29', FundID: chart.Z, Account: chart.cash.Account, witness: 'নাজিম' },
      ...{ reason: 'মাসিক বেতন', students, sure: false },
    };
    const asked = await accountant.post(`${A}/tamlik`, body);
    t.taken(asked, 202);
    t.refused(await accountant.post(`${A}/tamlik`, body), 'conflict.waiting-likely-double', '300');
    t.taken(await approve(muhtamim, 'tamlik', asked.body.id), 200);
    t.refused(await accountant.post(`${A}/tamlik`, body), 'conflict.likely-double', '-Pay-1/26');
    const less = { ...body, students: students.map((one) => ({ ...one, amount: 200 })) };
    t.taken(await accountant.post(`${A}/tamlik`, less), 202, 'another sum');
  },
);
