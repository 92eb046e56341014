import { Codec } from '@madrasah/service-kit/codec';
import test from 'ava';
import { openSchool, type TestApp } from './test-support/app.ts';
import { FORMS, student } from './test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from './test-support/office.ts';

// Each word is found nowhere else: whatever tells it was told by one of these forms.
const SAID = {
  name: 'গোপননামা',
  father: 'গোপনপিতা',
  english: 'Gopannama',
  note: 'গোপনমন্তব্য',
  vacation: 'গোপনছুটি',
  leaving: 'গোপনবিদায়',
  behaviour: 'গোপনআখলাক',
  teacher: 'গোপনশিক্ষক',
  experience: 'গোপনঅভিজ্ঞতা',
  applicant: 'গোপনআবেদনকারী',
  village: 'গোপনগ্রাম',
  merge: 'গোপনকারণ',
  remark: 'গোপনটীকা',
  payer: 'গোপনজমাদাতা',
  voided: 'গোপনভুল',
  comment: 'গোপনমাস',
  promise: 'গোপনপ্রতিশ্রুতি',
  outcome: 'গোপনবিভাগ',
  card: '4455667788',
  lost: 'গোপনহারানো',
};
/** Of others than the student. */
const OF_OTHERS = ['teacher', 'experience', 'applicant', 'village'];
type Form = Readonly<Record<string, unknown>>;
const form = (name: string) => FORMS[name] as Form;

/** Everything that School life knows how to say of somebody, said once. */
async function sayAll(app: TestApp): Promise<void> {
  const person = { ...student, UserName: SAID.name, FatherName: SAID.father };
  await app.done('POST', ADMIT, { data: person });
  await app.done('POST', '/api/students/student_translate', {
    students: [{ UserID: 1, EnglishName: SAID.english }],
  });
  await app.done('POST', '/api/students/notes', { UserID: 1, Text: SAID.note });
  await app.done('PUT', '/api/users/rfid_card', { UserID: 1, CardNo: SAID.card });
  await app.done('DELETE', '/api/users/rfid_card/1', { reason: SAID.lost });
  await app.done('POST', '/api/students/studentvacation_type', { VacationList: 'ঈদের ছুটি' });
  await app.done('POST', '/api/students/student_vacation', {
    ...form('GrantVacation'),
    Comment: SAID.vacation,
  });
  await app.done('POST', '/api/students/studentreport_cet', form('AddCharacterVariant'));
  await app.done('POST', '/api/students/studentreport_type', form('AddCharacterType'));
  await app.done('POST', '/api/students/student_character_report', {
    ...form('WriteCharacterReport'),
    Remark: SAID.behaviour,
  });
  const teacher = { ...form('RegisterPerson'), UserTypeID: 2, UserCode: '', UserName: SAID.teacher };
  await app.done('POST', '/api/users/insert_user_info', teacher);
  await app.done('POST', '/api/teachers/designation', form('AddDesignation'));
  await app.done('POST', '/api/teachers/insert_teacher', {
    ...form('RegisterTeacher'),
    ...{ UserID: 2, Experience: SAID.experience },
  });
  await app.done('POST', '/api/users/insert_user_info', { ...teacher, UserTypeID: 1 });
  await app.done('POST', '/api/users/merge', { keepId: 1, otherId: 3, reason: SAID.merge });
  await app.done('PUT', '/api/students/online_admission/setting', form('SetOnlineAdmission'));
  const { dataBody } = form('SubmitApplication') as { dataBody: Form };
  const applied = { ...dataBody, UserName: SAID.applicant, permanentVill: SAID.village };
  await app.done('POST', '/api/public/result/10001/online_admission', { dataBody: applied });
  await sayOfMoney(app);
  await app.done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  const certificate = { ...form('GiveCertificate'), DivisionName: SAID.outcome };
  await app.done('POST', '/api/students/student_transfer_certificate', certificate);
  await app.done('POST', '/api/students/leave/1', { on: '2026-04-14', kind: 'left', reason: SAID.leaving });
}

/** What is typed of him at the counter. */
async function sayOfMoney(app: TestApp): Promise<void> {
  await app.done('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 2, Account: 2 },
    ...{ Remark: SAID.remark, payer: SAID.payer },
    fees: [{ itemId: 1, SLID: 1, amount: 500, deduction: 0, deposit: 100 }],
  });
  await app.done('POST', `${COLLECT}/1/reverse`, { reason: SAID.voided, kind: 'refund' });
  await app.done('POST', '/api/accounts/fee_comments', { AdmissionID: 1, MonthID: 3, comment: SAID.comment });
  const promise = { AdmissionID: 1, promisedOn: '2026-05-10', amount: 50, remark: SAID.promise };
  await app.done('POST', '/api/accounts/promises', promise);
}

test('no name, remark or reason of School life stands readable in an event', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await sayAll(app);
  const events: string[] = [];
  for await (const event of app.store.readAll()) events.push(JSON.stringify(event));
  for (const type of [
    'PersonRegistered',
    'VacationGranted',
    'ApplicationSubmitted',
    'PeopleMerged',
    'StudentLeft',
  ])
    t.true(
      events.some((event) => event.includes(type)),
      `${type} was recorded`,
    );
  const log = events.join('\n');
  t.true(log.includes('ঈদের ছুটি'), 'what is nobody’s own is read as it is: the log is no cipher as a whole');
  for (const [what, word] of Object.entries(SAID)) t.false(log.includes(word), what);
});

/** All that whoever has the log and every key that stands can read. */
async function readable({ store, vault }: TestApp): Promise<string> {
  const codec = new Codec(vault);
  const read: string[] = [];
  for await (const event of store.readAll()) read.push(JSON.stringify(codec.decode(event).data));
  return read.join('\n');
}

test('whoever has the log and all keys that are left reads nothing of who was erased, and all of the others', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await sayAll(app);
  const before = await readable(app);
  for (const [what, word] of Object.entries(SAID)) t.true(before.includes(word), what);
  await app.done('POST', '/api/users/1/erase', { reason: 'অভিভাবকের অনুরোধ' });
  const after = await readable(app);
  for (const [what, word] of Object.entries(SAID)) t.is(after.includes(word), OF_OTHERS.includes(what), what);
  t.true(after.includes('অভিভাবকের অনুরোধ'), 'why he was erased stays');
});
