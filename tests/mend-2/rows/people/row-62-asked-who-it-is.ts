import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row(
  62,
  'who looks like somebody who is there is asked about at the save, and never of a machine',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    await makeChart(admin);
    const place = await makeClass(admin);
    const first = await admit(admin, place, 'আব্দুল্লাহ');
    const again = {
      ...{ UserName: 'আব্দুল্লাহ', FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা', GenderID: 1 },
      ...{ DateOfBirth: '2012-05-14', Mobile1: '01999999999', Relationship1: 1 },
    };
    const academic = { ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 };
    const count = async () => (await admin.read('/api/students/search_student?search=')).length;
    const admitted = { ...again, ...academic };
    t.refused(
      await admin.post('/api/students/insert_student', { ...admitted, sure: false }),
      'people.likely-double',
      first.UserCode,
    );
    const registered = { ...again, UserTypeID: 1, sure: false };
    t.refused(await admin.post('/api/users/insert_user_info', registered), 'people.likely-double');
    t.is(await count(), 1, 'nobody is entered before the answer');
    t.taken(await admin.post('/api/students/insert_student', { ...admitted, sure: true }), 201);
    t.taken(await admin.post('/api/students/insert_student', admitted), 201);
    t.is(await count(), 3, 'who is sure, or cannot be asked, enters him');
  },
);
