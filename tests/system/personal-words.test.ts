import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dhakaDay } from '@madrasah/events';
import test from 'ava';
import sharp from 'sharp';
import { FORMS, student } from '../../command-service/src/test-support/forms.ts';
import { furnish } from '../../command-service/src/test-support/office.ts';
import { type Office, officeOf } from './office.ts';
import { Product } from './product.ts';

const AUDIT = join(import.meta.dirname, '../../scripts/audit/verify/main.ts');
const OPEN = '/api/public/result/10001/online_admission';

// Each word is found nowhere else: wherever it stands readable, it was written by one of these forms.
const SAID = {
  name: 'গোপননামা',
  father: 'গোপনপিতা',
  english: 'Gopannama',
  note: 'গোপনমন্তব্য',
  vacation: 'গোপনছুটি',
  behaviour: 'গোপনআখলাক',
  outcome: 'গোপনবিভাগ',
  leaving: 'গোপনবিদায়',
  applicant: 'গোপনআবেদনকারী',
  village: 'গোপনগ্রাম',
};
type Form = Readonly<Record<string, unknown>>;
const form = (name: string) => FORMS[name] as Form;

/** Everything that School life knows how to say of a student, said once; then his application. */
async function sayAll({ done }: Office, photo: Buffer): Promise<void> {
  await done('POST', '/api/students/insert_student', {
    data: { ...student, UserName: SAID.name, FatherName: SAID.father },
  });
  await done('POST', '/api/students/student_translate', {
    students: [{ UserID: 1, EnglishName: SAID.english }],
  });
  await done('POST', '/api/students/notes', { UserID: 1, Text: SAID.note });
  await done('POST', '/api/students/studentvacation_type', { VacationList: 'ঈদের ছুটি' });
  await done('POST', '/api/students/student_vacation', { ...form('GrantVacation'), Comment: SAID.vacation });
  await done('POST', '/api/students/studentreport_cet', form('AddCharacterVariant'));
  await done('POST', '/api/students/studentreport_type', form('AddCharacterType'));
  await done('POST', '/api/students/student_character_report', {
    ...form('WriteCharacterReport'),
    Remark: SAID.behaviour,
  });
  await done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  await done('POST', '/api/students/student_transfer_certificate', {
    ...form('GiveCertificate'),
    DivisionName: SAID.outcome,
  });
  const picture = new FormData();
  picture.append('image', new Blob([photo]), '1001.jpg');
  await done('POST', '/api/users/upload_single', picture);
  await done('PUT', '/api/students/online_admission/setting', form('SetOnlineAdmission'));
  const { dataBody } = form('SubmitApplication') as { dataBody: Form };
  const applied = { ...dataBody, UserName: SAID.applicant, permanentVill: SAID.village };
  await done('POST', OPEN, { dataBody: applied });
  await done('POST', '/api/students/student_admission', { ...form('AdmitApplicant'), UserID: 1 });
  await done('POST', '/api/students/leave/1', {
    on: dhakaDay(new Date()),
    kind: 'left',
    reason: SAID.leaving,
  });
}

/** Every file under the data folder, whole. */
const filesUnder = (folder: string): { readonly name: string; readonly bytes: Buffer }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name, bytes: readFileSync(name) }));

async function audited(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, ESDB_URL: '', MONGO_URL: '' };
  const audit = spawn(process.execPath, [AUDIT, '--school', '10001'], { env, stdio: 'inherit' });
  return (await once(audit, 'exit'))[0] as number;
}

test('no name, remark or picture of anybody is readable in the data folder, and an erased one is gone', async (t) => {
  const product = await new Product().start();
  t.teardown(() => product.end());
  await product.ready();
  const office = await officeOf(product);
  await furnish(office as never);
  const drawn = sharp({
    create: {
      width: 600,
      height: 800,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  await sayAll(office, await drawn.jpeg().toBuffer());
  const { data } = JSON.parse(String((await office.read('/api/users/get_single_user?id=1')).bytes));
  t.is(data.UserName, SAID.name, 'the product itself reads it');
  const photo = (await office.read(data.Photo)).bytes;
  t.true(photo.length > 10_000);
  const files = filesUnder(product.dataDir);
  t.true(
    files.some(({ bytes }) => bytes.includes('ঈদের ছুটি')),
    'what is nobody’s own is read as it is',
  );
  for (const { name, bytes } of files) {
    for (const [what, word] of Object.entries(SAID)) t.false(bytes.includes(word), `${what} in ${name}`);
    t.false(bytes.includes(photo.subarray(5000, 5064)), `the picture in ${name}`);
  }
  for (const UserID of [1, 2]) await office.done('POST', `/api/users/${UserID}/erase`, { reason: 'অনুরোধ' });
  t.true([404, 410].includes((await office.read(data.Photo)).status), 'the picture went with him');
  const list = String((await office.read('/api/students/get_User_Onlice_RegInfo')).bytes);
  t.false(list.includes(SAID.applicant), 'what he wrote in his application went with him');
  t.is(await audited(product.dataDir), 0);
});
