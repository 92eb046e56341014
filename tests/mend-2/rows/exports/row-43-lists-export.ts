import { gift } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const LISTS = [
  `${A}/balances`,
  `${A}/todays_balance`,
  `${A}/collection_by_month`,
  `${A}/charge_runs`,
  `${A}/class_collections`,
  `${A}/fee_matrix/applied`,
  '/api/students/operations',
  '/api/result/imports',
];

row(
  43,
  'what lies in each place and what the day did to it are saved as workbook and CSV, as every list is',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const chart = await makeChart(by);
    await gift(by, chart, chart.cash, 1234.5, house.clock.today);
    for (const path of LISTS)
      for (const ending of ['xlsx', 'csv']) {
        const { status, body } = await by.get(`${path}.${ending}`);
        t.is(status, 200, `${path}.${ending}`);
        t.ok(body.length > 0, `${path}.${ending} has something in it`);
      }
    for (const list of ['balances', 'todays_balance'])
      t.match((await by.bytes(`${A}/${list}.csv`)).toString('utf8'), /1234[.]5/, `the sum in ${list}`);
  },
);
