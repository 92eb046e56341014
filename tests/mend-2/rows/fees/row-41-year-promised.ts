import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

interface Cell {
  readonly MonthID: number;
  readonly price: number | null;
  readonly state: string;
}

row(
  41,
  'the fees of the year promise what runs charge: no month that was over before the admission, nor paid ahead',
  { day: '2026-11-29' },
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const chart = await makeChart(by);
    const place = await makeClass(by);
    await setPrice(by, place, chart.tuition, 800, '2026-01-01');
    await setMonths(by, place, '2026-03-12'); // the ninth month began on 12 November
    const student = await admit(by, place, 'উমর');
    const { heads } = await by.read(`${A}/fee_plan/${student.AdmissionID}`);
    const cells: readonly Cell[] = heads.find(({ SLID }: { SLID: number }) => SLID === chart.tuition).cells;
    const promised = cells.filter(({ state }) => state === 'planned').map(({ MonthID }) => MonthID);
    t.is(promised, [9, 10, 11, 12], 'the months that are promised');
    const land = await by.read(`${A}/fee_land?admissionId=${student.AdmissionID}`);
    t.is(land.totalFee, 4 * 800, 'what the year costs him');
    const charged: number[] = [];
    await house.goTo('2027-03-01');
    for (let MonthID = 1; MonthID <= 12; MonthID += 1) {
      const run = { SessionID: place.SessionID, SLIDs: [chart.tuition], MonthID };
      if ((await by.done(`${A}/charge_runs`, run)).data.items > 0) charged.push(MonthID);
    }
    t.is(charged, promised, 'the months that runs have charged');
  },
);

row(41, 'a month that no run will charge is not taken ahead', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const chart = await makeChart(by);
  const place = await makeClass(by);
  await setPrice(by, place, chart.tuition, 800, '2026-01-01');
  await setMonths(by, place, '2026-03-12');
  const { AdmissionID, UserID } = await admit(by, place, 'আলী');
  const pay = (MonthID: number) =>
    by.post(`${A}/fee_collections`, {
      ...{ UserID, AdmissionID, ...chart.cash, fees: [] },
      months: [{ SLID: chart.tuition, MonthID, amount: 800 }],
    });
  t.refused(await pay(2), undefined);
  t.taken(await pay(10));
});
