import { addHead, addLedger, CLASS, makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  34,
  'a fund has one head of a name, and a drawer that nobody holds is named among the controls',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const GLID = await addLedger(office, chart.G, CLASS.expense, 'অন্যান্য');
    const again = { FundID: chart.G, GLID, SlName: 'বিদ্যুৎ' };
    t.refused(await office.post(`${A}/sub_ledgers`, again), 'ledger.sub-duplicate');
    t.ok(
      (await addHead(
        office,
        chart.B,
        chart.B ? await addLedger(office, chart.B, CLASS.expense, 'বিল') : 0,
        'বিদ্যুৎ',
      )) > 0,
      'in another fund',
    );
    const days = 'from=2026-11-01&to=2026-11-29';
    const { data } = (await school.admin.get(`${A}/controls?${days}`)).body;
    t.is(
      data.unheld?.map(({ name }: { name: string }) => name),
      ['নগদ বাক্স'],
      'the drawer without a holder',
    );
  },
);
