import { open } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  43,
  'what the counter answers can be sent back as it is: an old due has no head and no month',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const other = await school.login('muhtamim', 3);
    const chart = await makeChart(by);
    const place = await makeClass(by);
    const student = await admit(by, place, 'উমর');
    const { AdmissionID, UserID } = student;
    await open(by, other, {
      on: house.clock.today,
      oldDues: [{ AdmissionID, FundID: chart.G, amount: 900 }],
    });
    const owed = async () => (await by.read(`${A}/student_fee_admission?AdmissionID=${AdmissionID}`)).fees[0];
    const due = await owed();
    t.like(due, { SLID: 0, MonthID: 0, due: 900 }, 'the old due at the counter');
    const grant = { AdmissionID, kind: 'concession', amount: 100, reason: 'এতিম' };
    t.taken(
      await by.post('/api/accounts/concession_requests', { ...due, ...grant }),
      undefined,
      'a concession on it',
    );
    const left = await owed();
    const fees = [{ ...left, amount: left.due, deduction: 0, deposit: left.due }];
    const paid = await by.post(`${A}/fee_collections`, {
      ...{ UserID, AdmissionID, ...chart.cash, Remark: '', fees },
    });
    t.taken(paid, 201, 'a payment of it');
    const refund = {
      AdmissionID,
      itemId: 0,
      FundID: 0,
      amount: 5,
      Account: chart.cash.Account,
      payee: 'পিতা',
    };
    const asked = await by.post(`${A}/refunds`, { ...refund, reason: 'ভুল' });
    t.ok(asked.body?.fields === undefined, 'a refund of no charge: 0 is none');
  },
);
