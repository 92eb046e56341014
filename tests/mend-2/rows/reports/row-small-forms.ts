import { FORM } from '../../beginnings/applicant.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row('small', 'a user report is made once type, gender and status are said', async (t, house) => {
  const { admin } = await house.school();
  const report = (asked: string) => admin.get(`/api/reports/user_report?${asked}`);
  const lacking = await report('report_id=1');
  t.refused(lacking, 'request.invalid');
  t.is(
    lacking.body.fields.map(({ path }: { path: string }) => path),
    ['user_type', 'gender', 'is_active'],
  );
  t.refused(await report('report_id=2&gender=1'), 'request.invalid');
  t.is((await report('report_id=1&user_type=2&gender=both&is_active=2')).status, 200);
});

row('small', 'a serial that a subject of the section has is refused', async (t, house) => {
  const { admin } = await house.school();
  const { SubClassID } = await makeClass(admin);
  const add = (SubjectName: string, SubSerial: number) =>
    admin.post('/api/academic/academic_subjects', { SubClassID, SubjectName, SubSerial });
  t.taken(await add('কাফিয়া', 3), 201);
  const twice = await add('কুদুরী', 3);
  t.is([twice.status, twice.body.fields?.[0]?.path], [409, 'SubSerial']);
  t.taken(await add('কুদুরী', 4), 201);
});

row('small', 'a thana is one of the list in every form', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin);
  const setting = { open: 1, SessionID: place.SessionID, ClassIDs: [place.ClassID] };
  await admin.done('/api/students/online_admission/setting', setting, 'PUT');
  const form = { ...FORM, permanentPoliceStationID: '999999' };
  const student = { ...place, ...form, SFTID: 1, NewOldId: 1 };
  for (const [path, body] of [
    [`/api/public/result/${school.id}/online_admission`, { ...form, ClassID: place.ClassID }],
    ['/api/students/insert_student', { data: student }],
    ['/api/users/insert_user_info', { ...form, UserTypeID: 2, UserCode: '' }],
  ] as const)
    t.is([path, (await admin.post(path, body)).body.code], [path, 'people.thana-unknown']);
});
