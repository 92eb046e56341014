import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const PROMOTIONS = '/api/students/promotions';

row(
  41,
  'promotion into a session without prices is stopped with its name and the way out; that nothing is charged there can be said',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const chart = await makeChart(by);
    const place = await makeClass(by, 'কাফিয়া');
    await setPrice(by, place, chart.admission, 500, '2026-01-01');
    const first = await admit(by, place, 'উমর');
    const second = await admit(by, place, 'আলী');
    const session = { SessionName: 'পরের বছর', SessionAction: 1 };
    const next: number = (await by.done('/api/academic/insert_session', session)).id;
    const moving = ({ AdmissionID }: { AdmissionID: number }) => ({
      from: { SessionID: place.SessionID, ClassID: place.ClassID },
      to: { SessionID: next },
      students: [{ AdmissionID, action: 'repeat' }],
    });
    for (const path of [`${PROMOTIONS}/preview`, PROMOTIONS])
      t.refused(
        await by.post(path, moving(first)),
        'admissions.promotion-unpriced',
        /পরের বছর/,
        /কাফিয়া/,
        /Fee Matrix/,
      );
    const owed = async (UserCode: string) =>
      (await by.read(`/api/accounts/dues?SessionID=${next}`)).find(
        (row: { UserCode: string }) => row.UserCode === UserCode,
      )?.due;
    t.taken(await by.post(PROMOTIONS, { ...moving(first), withoutCharge: true }));
    t.is(await owed(first.UserCode), undefined, 'nothing was charged, as was said');
    await setPrice(by, { ...place, SessionID: next }, chart.admission, 600, '2026-01-01');
    t.taken(await by.post(PROMOTIONS, moving(second)));
    t.is(await owed(second.UserCode), 600, 'charged at the new prices');
  },
);
