import { refuseCertificates } from '@madrasah/events/certificates';
import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';
import { provokesEach } from '../test-support/refusal-table.ts';

const PATH = '/api/students/student_transfer_certificate';

// It is 14 April 2026 in Dhaka; students 1 and 2 are admitted to the first session.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', ADMIT, { data: { ...student, UserName: 'উমর' } });
});
test.afterEach.always(() => app.close());

const form = (more: object = {}) => ({ ...(FORMS['GiveCertificate'] as object), ...more });
const call = (method: string, path: string, body: unknown = {}, headers = {}) =>
  app.call(method, path, { token: app.token(1), body, headers });
const given = (more: object = {}) => call('POST', PATH, form(more));

async function recorded() {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith('certificates-')) found.push({ type, data: data as Record<string, unknown> });
  return found;
}

test.serial('it keeps the words of its day; a change takes today’s of what it names anew', async (t) => {
  await given();
  const first = (await recorded())[0]?.data['words'] as Record<string, { bn: string }>;
  t.is(first['exam']?.bn, 'বার্ষিক');
  await app.done('POST', '/api/exam/names', { ExamName: 'সাময়িক' });
  await call('PUT', '/api/exam/names/1', { ExamName: 'সমাপনী' });
  await call('PUT', '/api/exam/names/2', { ExamName: 'প্রথম সাময়িক' });
  await call('PUT', '/api/academic/update_class', { ClassID: 1, ClassName: 'জালালাইন' });
  const words = async (more: object) => {
    t.is((await call('PUT', `${PATH}/1`, form(more))).status, 200);
    return (await recorded()).at(-1)?.data['words'];
  };
  t.deepEqual(await words({ TotalMark: '৭৯০' }), first, 'what was renamed since keeps its word');
  const changed = { ...first, exam: { bn: 'প্রথম সাময়িক', en: '', ar: '' } };
  t.deepEqual(await words({ ExamID: 2 }), changed, 'the exam alone is named anew');
});

test.serial(
  'each of its papers is counted by itself, and how far a sheet from the press was moved',
  async (t) => {
    await given();
    t.is((await call('POST', `${PATH}/1/printed`, { paper: 1 })).body.data.printed, 1);
    t.is((await call('POST', `${PATH}/1/printed`, { paper: 4 })).body.data.printed, 1);
    t.is((await call('POST', `${PATH}/1/printed`, { paper: 1, right: 3 })).body.data.printed, 2);
    const once = (await recorded()).at(-1);
    t.like(once, { type: 'CertificatePrinted', data: { paper: 1, printing: 2 } });
    t.is(once?.data['moved'], null, 'only what is filled in alone is moved');
    await call('POST', `${PATH}/1/printed`, { paper: 2, right: 3, down: '-৪' });
    t.deepEqual((await recorded()).at(-1)?.data['moved'], { right: 3, down: -4 });
    t.is((await call('POST', `${PATH}/1/printed`, { paper: 2, right: 31 })).status, 400);
    t.is((await call('POST', `${PATH}/1/printed`, { paper: 5 })).status, 400);
  },
);

test.serial('it names the person alone, and what he has come to is sealed', async (t) => {
  await given();
  const [event] = await recorded();
  const { outcome: _outcome, from, words: _words, ...rest } = event?.data ?? {};
  t.is(from, null);
  t.deepEqual(rest, {
    ...{ certificateId: 1, userId: 1, sessionId: 1, examId: 1, classId: 1, on: '2026-04-14' },
  });
});

test.serial(
  'every fault is told at once: whose, session, class, exam, and figures without a reason',
  async (t) => {
    const wrong = { SessionID: 7, ClassIDTo: 7, ExamID: 7, Reason: '' };
    const paths = async (more: object) =>
      (await given({ ...wrong, ...more })).body.fields.map(({ path }: { path: string }) => path);
    t.deepEqual(await paths({}), ['UserID', 'SessionID', 'ClassIDTo', 'ExamID']);
    t.deepEqual(await paths({ SessionID: 1 }), [
      ...['ClassIDTo', 'ExamID', 'TotalMark', 'DivisionName', 'Reason'],
    ]);
    t.deepEqual(await recorded(), []);
  },
);

provokesEach(refuseCertificates.codes, {
  'certificate.figures-typed': () => given({ Reason: '' }),
  // Of a published result: figures.test.ts and tests/mend-2.
  'certificate.above-top': () => refuseCertificates('certificate.above-top', { said: 999, top: 600 }),
  'certificate.owes-books': () => refuseCertificates('certificate.owes-books', { books: 'হিদায়া' }),
  // Asked by whoever prints: projection-service/src/certificates/certificates.test.ts.
  'certificate.not-clear': () => refuseCertificates('certificate.not-clear', { due: 1, advance: 0 }),
});
