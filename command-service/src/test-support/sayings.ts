import { addDays, type Day } from '@madrasah/events';
import { FORMS, student } from './forms.ts';
import { ADMIT, COLLECT } from './office.ts';

/** Somebody at a desk, whose every command must be taken. */
interface Office {
  // biome-ignore lint/suspicious/noExplicitAny: the body of any answer
  done(method: string, path: string, body?: unknown): Promise<any>;
}

// Each word is found nowhere else: whatever tells it was told by one of these forms.
export const SAID = {
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
  waiver: 'গোপনমওকুফ',
  donor: 'গোপনদাতা',
  giving: 'গোপনদান',
};
/** What is said of others than the student, who is the first person. */
export const OF_OTHERS: readonly string[] = [
  'teacher',
  'experience',
  'applicant',
  'village',
  'donor',
  'giving',
];
type Form = Readonly<Record<string, unknown>>;
const form = (name: string) => FORMS[name] as Form;

/** Everything that School life knows how to say of somebody, said once. */
export async function sayAll(app: Office, today: Day = '2026-04-14'): Promise<void> {
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
  await app.done('POST', '/api/donation/donors', { ...form('AddDonor'), note: SAID.giving });
  await app.done('PUT', '/api/donation/donors/4', { ...form('AddDonor'), UserName: SAID.donor });
  await sayOfMoney(app, today);
  await app.done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  const certificate = { ...form('GiveCertificate'), DivisionName: SAID.outcome };
  await app.done('POST', '/api/students/student_transfer_certificate', certificate);
  await app.done('POST', '/api/students/leave/1', { on: today, kind: 'left', reason: SAID.leaving });
}

/** What is typed of him at the counter. */
async function sayOfMoney(app: Office, today: Day): Promise<void> {
  await app.done('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, CreateAt: today, AccountType: 2, Account: 2 },
    ...{ Remark: SAID.remark, payer: SAID.payer },
    fees: [{ itemId: 1, SLID: 1, amount: 500, deduction: 0, deposit: 100 }],
  });
  await app.done('POST', `${COLLECT}/1/reverse`, { reason: SAID.voided, kind: 'refund' });
  await app.done('POST', '/api/accounts/fee_comments', { AdmissionID: 1, MonthID: 3, comment: SAID.comment });
  const promise = { AdmissionID: 1, promisedOn: addDays(today, 26), amount: 50, remark: SAID.promise };
  await app.done('POST', '/api/accounts/promises', promise);
  await app.done('POST', '/api/accounts/waivers', { itemId: 1, amount: 50, reason: SAID.waiver });
}
