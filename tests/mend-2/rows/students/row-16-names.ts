import { admit, makeClass } from '../../beginnings/roll.ts';
import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

interface Told {
  readonly row: number;
  readonly path: string;
  readonly message: string;
}

row(16, 'letters that were lost are no name, in a file or a form; Bijoy is called so', async (t, house) => {
  const { admin } = await house.school();
  const { lookAt, place } = await studentFiles(admin, 'Nazera');
  const { data } = (await lookAt('students/names-lost.csv')).body;
  const names = (data.errors as Told[]).filter(({ path }) => path === 'UserName');
  t.is(
    names.map(({ row: line }) => line),
    [2, 3, 4, 5],
    'lines whose name was lost',
  );
  t.match(names[2]?.message ?? '', 'Bijoy', 'the third');
  for (const UserName of ['??????', '12345', 'আব\uFFFD', 'gynv¤§`', 'à¦†à¦¬à§'])
    t.refused(await admin.post('/api/students/insert_student', { data: { ...place, UserName } }));
});

row(
  16,
  'what nobody sees makes no second name: search, likeness and uniqueness take one for one',
  async (t, house) => {
    const { admin } = await house.school();
    const { look, place } = await studentFiles(admin);
    const { UserID } = await admit(admin, place, 'মোঃ আব্দুল\u200B কাদের', {
      ...{ FatherName: 'আব্দুর রহমান', DateOfBirth: '2015-03-02' },
    });
    const person = await admin.get(`/api/users/get_single_user?id=${UserID}`);
    t.match(JSON.stringify(person.body), 'মোঃ আব্দুল কাদের', 'the name as it is stored');
    for (const name of ['মো: আব্দুল কাদের', 'মোহাম্মদ আব্দুল কাদের', 'মোঃ আব্দুল\u200D কাদের'])
      t.like((await look([studentLine(name)])).body.data, { valid: 0 }, `${name} is there already`);
    t.refused(await admin.post('/api/academic/insert_class', { ClassName: 'মী\u200Bযান' }));
    const quoted = await makeClass(admin, 'তা‘লীম', place.SessionID);
    t.ok(quoted.ClassID > 0, 'a class with a quotation mark');
    t.refused(await admin.post('/api/academic/insert_class', { ClassName: "তা'লীম" }));
  },
);

row(16, 'a thana that is not on the fixed list is refused wherever a person is written', async (t, house) => {
  const { admin } = await house.school();
  const place = await makeClass(admin);
  const student = await admit(admin, place, 'বিলাল');
  const person = {
    ...{ UserName: 'বিলাল', FatherName: 'উমর', MotherName: 'আয়েশা', GenderID: 1, DateOfBirth: '2012-05-14' },
    ...{ Mobile1: '01812345678', Relationship1: 1, permanentPoliceStationID: '999999' },
  };
  const where = { ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 };
  t.refused(await admin.post('/api/students/insert_student', { data: { ...person, ...where } }));
  t.refused(await admin.post('/api/users/insert_user_info', { data: { ...person, UserTypeID: 2 } }));
  t.ok(student.UserID > 0, 'a student without an address');
  t.is(
    (
      await admin.post('/api/students/insert_student', {
        data: { ...person, ...where, permanentPoliceStationID: '207006' },
      })
    ).status,
    201,
    'one of the list',
  );
});
