import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const QUOTA = 100;

interface Session {
  readonly SessionID: number;
  readonly SessionAction: number;
}

row(
  42,
  'a new session is pending until made running, pages keep the running one, and the quota counts people',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const place = await makeClass(by, 'মীযান');
    const sessions = (): Promise<readonly Session[]> => by.read('/api/settings/academic_session');
    const statusOf = async (id: number) =>
      (await sessions()).find(({ SessionID }) => SessionID === id)?.SessionAction;
    // What exam pages, prices, months and reports begin with.
    const inHand = async () =>
      (await sessions()).findLast(({ SessionAction }) => SessionAction === 1)?.SessionID;
    t.is(await statusOf(place.SessionID), 1, 'the first session of a school runs at once');
    const student = await admit(by, place, 'আব্দুর রহীম');
    const added = await by.done('/api/academic/insert_session', { SessionName: 'পরের বছর' });
    t.is(await statusOf(added.id), 0, 'the next one is pending');
    t.is(added.data?.SessionAction, 0, 'and the answer tells so');

    t.is(await inHand(), place.SessionID, 'pages are about the session that runs');

    const platform = await house.demo();
    await platform.admin.done(`/api/users/madrasah/${school.id}/renewal`, { Quota: QUOTA }, 'PUT');
    const counted = async () => (await by.get('/api/payment/userinfo')).body.BalanceCr;
    t.is(await counted(), 1, 'one student');
    await by.done('/api/students/promotions', {
      from: { SessionID: place.SessionID, ClassID: place.ClassID },
      to: { SessionID: added.id },
      students: [
        {
          ...{ AdmissionID: student.AdmissionID, action: 'promote' },
          ...{ ClassID: place.ClassID, SubClassID: place.SubClassID },
        },
      ],
    });
    t.is(await counted(), 1, 'promoted into the session to come, he is still one');
    await by.done(`/api/settings/sessions/${added.id}`, { SessionName: 'পরের বছর', SessionAction: 1 }, 'PUT');
    t.is(await counted(), 1, 'both sessions run, and he is still one');
  },
);
