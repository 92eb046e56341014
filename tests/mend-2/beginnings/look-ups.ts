import { deflateSync } from 'node:zlib';
import type { Answer, Person } from '../house/person.ts';
import { enterMarks, makeExam, publish, setExam } from './exam.ts';
import { formOf } from './files.ts';
import type { Class, Student } from './roll.ts';

/** Where a student can be looked for by his code: sections of two exams in which he sits, one of them published. */
export interface Scene {
  readonly by: Person;
  readonly schoolId: string;
  readonly SessionID: number;
  readonly open: { readonly SessionID: number; readonly ExamID: number; readonly SubClassID: number };
  readonly published: Scene['open'];
  readonly subject: number;
  /** What the column of that subject is called. */
  readonly heading: string;
}

const HEADING = 'নাহু';

/** @param students of one section; all of them sit in both exams */
export async function sceneOf(
  by: Person,
  schoolId: string,
  place: Class,
  students: readonly Student[],
): Promise<Scene> {
  const sitting = { papers: 1, students };
  const first = await setExam(by, place, await makeExam(by, 'প্রথম সাময়িকী'), sitting);
  await enterMarks(
    by,
    first,
    students.map((student, index) => [student, [60 + index]] as const),
  );
  await publish(by, first);
  const open = await setExam(by, place, await makeExam(by, 'বার্ষিক ২'), { ...sitting, names: [HEADING] });
  const at = ({ SessionID, ExamID, SubClassID }: Scene['open']) => ({ SessionID, ExamID, SubClassID });
  const ReportCetID = (await by.done('/api/students/studentreport_cet', { name: 'লেখাপড়া' })).id;
  const ReportTypID = (await by.done('/api/students/studentreport_type', { name: 'মাসিক' })).id;
  const report = { SessionID: place.SessionID, CreateDate: '2026-11-20', ReportCetID, ReportTypID };
  for (const { UserID } of students)
    await by.done('/api/students/student_character_report', { ...report, UserID, Remark: 'নিয়মিত' });
  return {
    ...{ by, schoolId, SessionID: place.SessionID, open: at(open), published: at(first) },
    ...{ subject: open.subjects[0] ?? 0, heading: HEADING },
  };
}

/** What came of a look-up: the codes of those who were found, as they were recorded; `taken` where nobody is named. */
interface Told {
  readonly answer: Answer;
  readonly found: readonly string[] | 'taken' | 'refused';
}

type Row = { readonly UserCode?: string; readonly StudentCode?: string };
export type LookUp = (scene: Scene, code: string) => Promise<Told>;

const codesIn = ({ status, body }: Answer): Told['found'] => {
  if (status >= 400) return 'refused';
  const rows: Row[] = Array.isArray(body.data) ? body.data : [body.data];
  return rows.map(({ UserCode, StudentCode }) => UserCode ?? StudentCode ?? '');
};
const asked = async (answer: Promise<Answer>): Promise<Told> => {
  const told = await answer;
  return { answer: told, found: codesIn(told) };
};
const done = async (answer: Promise<Answer>, isTaken = (_: Answer) => true): Promise<Told> => {
  const told = await answer;
  return { answer: told, found: told.status < 400 && isTaken(told) ? 'taken' : 'refused' };
};
const q = (asking: Readonly<Record<string, string | number>>) =>
  Object.entries(asking)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** Files of lists and reports are asked as their pages are; whether a student stands in them is read from the page. */
const file = (path: (scene: Scene, code: string) => string): LookUp => {
  return ({ by, ...scene }, code) => done(by.get(path({ by, ...scene }, code)));
};
const cards = (ending: string) => (scene: Scene, code: string) =>
  `/api/exam/admit_cards${ending}?${q({ ...scene.open, UserCode: code, ...(ending && { type: 1, color: 'hifz' }) })}`;
const characters = (ending: string) => (_: Scene, code: string) =>
  `/api/students/get_studentreports${ending}?${q({ userCode: code })}`;

/** Every look-up of one student by his code, under the method and path of the interface's own document. */
export const LOOK_UPS: Readonly<Record<string, LookUp>> = {
  'get /api/students/view_single_student_withcode': ({ by }, id) =>
    asked(by.get(`/api/students/view_single_student_withcode?${q({ id })}`)),
  'get /api/students/view_single_student_withcode_and_session': ({ by, SessionID: sessionId }, id) =>
    asked(by.get(`/api/students/view_single_student_withcode_and_session?${q({ id, sessionId })}`)),
  'get /api/exam/admit_cards': (scene, code) => asked(scene.by.get(cards('')(scene, code))),
  'get /api/exam/admit_cards.pdf': file(cards('.pdf')),
  'get /api/students/get_studentreports': (scene, code) => asked(scene.by.get(characters('')(scene, code))),
  'get /api/students/get_studentreports.csv': file(characters('.csv')),
  'get /api/students/get_studentreports.pdf': file(characters('.pdf')),
  'get /api/students/get_studentreports.xlsx': file(characters('.xlsx')),
  'post /api/result/absent': ({ by, open, subject }, codes) =>
    done(by.post('/api/result/absent', { ...open, SubjectID: subject, codes })),
  'post /api/result/import': ({ by, open, heading }, code) => {
    const bytes = Buffer.from(`দাখেলা,${heading}\n${code},55\n`);
    const look = by.post('/api/result/import', formOf('নম্বর.csv', { ...open, dryRun: 1 }, bytes));
    return done(look, ({ body }) => body.data.valid === 1);
  },
  'post /api/users/upload_single': ({ by }, code) =>
    done(by.post('/api/users/upload_single', photo('image', `${code}.png`))),
  'post /api/users/upload_multiple': ({ by }, code) =>
    done(by.post('/api/users/upload_multiple', photo('images', `${code}.png`)), ({ body }) =>
      body.results.every(({ success }: { success: boolean }) => success),
    ),
  'get /api/public/result/{id}/students/{sessionid}/{examid}/{classid}/{userid}': (
    { by, schoolId, published: { SessionID, ExamID, SubClassID } },
    code,
  ) => {
    const section = `${SessionID}/${ExamID}/${SubClassID}`;
    return asked(by.get(`/api/public/result/${schoolId}/students/${section}/${encodeURIComponent(code)}`));
  },
};

/** What names a code and looks up no student by it: why not. */
export const NO_LOOK_UPS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['student_report', 'user_report'].flatMap((report) =>
      ['', '.csv', '.pdf', '.xlsx'].map((ending) => [
        `get /api/reports/${report}${ending}`,
        'from a code up to another: whoever lies between, each by his own code',
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['get', 'put'].flatMap((method) => [
      [`${method} /api/public/result/{id}/online_admission/{usercode}`, 'the number of an application'],
    ]),
  ),
  'get /api/public/result/{id}/online_admission/{usercode}.pdf': 'the number of an application',
  'get /api/settings/code_setting': 'how codes are given',
  'post /api/settings/code_setting': 'how codes are given',
  'get /api/users/user_code_check': 'the next code',
  'put /api/settings/institution_info': 'the code of the institution',
  'post /api/students/insert_student': 'gives a code',
  'post /api/students/import': 'gives codes',
  'post /api/users/insert_user_info': 'gives a code',
  'put /api/users/update_user_info': 'gives a code',
  'post /api/settings/institution_image': 'a file of the institution',
  'post /api/accounts/reconciliations': 'a file of a bank',
  'post /api/accounts/reconciliations/look': 'a file of a bank',
  'post /api/accounts/voucher_attachments': 'a file of a voucher',
};

const SIDE = 64;
const CRC = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});
const crc = (bytes: Uint8Array) =>
  (bytes.reduce((sum, byte) => (CRC[(sum ^ byte) & 255] as number) ^ (sum >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** A form with a small grey picture of that name. */
function photo(field: string, name: string): FormData {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head[8] = 8; // grey, eight bits
  const lines = Buffer.alloc((SIDE + 1) * SIDE, 120);
  for (let line = 0; line < SIDE; line += 1) lines[line * (SIDE + 1)] = 0;
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))],
  ]);
  const form = new FormData();
  form.set(field, new Blob([png], { type: 'image/png' }), name);
  return form;
}
