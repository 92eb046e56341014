import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';
import { proves } from '../old-house/proof.ts';

row(48, 'who was attested something is erased, and the recount still agrees', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const place = await makeClass(admin);
  const { UserID } = await admit(admin, place, 'আব্দুল্লাহ');
  const other = await admit(admin, place, 'উমর');
  const { SessionID, ClassID } = place;
  const ExamID = (await admin.done('/api/exam/names', { ExamName: 'বার্ষিক' })).id;
  const ReportCetID = (await admin.done('/api/students/studentreport_cet', { name: 'আখলাক' })).id;
  const ReportTypID = (await admin.done('/api/students/studentreport_type', { name: 'বার্ষিক' })).id;
  const attest = async (user: number, DivisionName: string, Remark: string) => {
    const certificate = {
      UserID: user,
      SessionID,
      ExamID,
      ClassIDTo: ClassID,
      TotalMark: '৭৮০',
      DivisionName,
      Reason: 'খাতা থেকে',
    };
    await admin.done('/api/students/student_transfer_certificate', certificate);
    const report = {
      UserID: user,
      SessionID,
      CreateDate: house.clock.today,
      ReportCetID,
      ReportTypID,
      Remark,
    };
    await admin.done('/api/students/student_character_report', report);
  };
  await attest(UserID, 'গোপনবিভাগ', 'গোপনআখলাক');
  await attest(other.UserID, 'মুমতায', 'নিয়মিত');
  const told = async (path: string) => JSON.stringify((await admin.get(path)).body);
  const certificates = '/api/students/get_student_transfer_certificate';
  const reports = '/api/students/get_studentreports';
  t.match(await told(certificates), 'গোপনবিভাগ', 'the certificate before');
  t.match(await told(reports), 'গোপনআখলাক', 'the report before');
  await proves(t, admin);
  await admin.done(`/api/users/${UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' });
  t.ok(!(await told(certificates)).includes('গোপনবিভাগ'), 'the certificate tells nothing of him');
  t.ok(!(await told(reports)).includes('গোপনআখলাক'), 'nor does the report');
  t.match(await told(certificates), 'মুমতায', 'another’s certificate stands');
  t.match(await told(reports), 'নিয়মিত', 'and another’s report');
  await proves(t, admin);
});
