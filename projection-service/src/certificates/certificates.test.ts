import { streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { CLERK, SCHOOL } from '../app-test-support.ts';
import { facts, LIST, school } from './test-support.ts';

const PDF = '/api/students/student_transfer_certificate';

test('the list has those that hold, the newest first, under the names of the specification', async (t) => {
  const app = await school(t);
  await app.record(
    streams.certificates(SCHOOL),
    certificates.events.change(facts(1, 1, '৭৯০')),
    certificates.events.print({ certificateId: 1, userId: 1, paper: 1, printing: 1, moved: null }),
  );
  await app.record(
    streams.certificates(SCHOOL),
    certificates.events.print({
      certificateId: 1,
      userId: 1,
      paper: 2,
      printing: 1,
      moved: { right: 4, down: -3 },
    }),
    certificates.events.print({ certificateId: 2, userId: 2, paper: 1, printing: 1, moved: null }),
  );
  const { body } = await app.get(LIST);
  t.deepEqual(body.moved, { right: 4, down: -3 }, 'as the house printed last, whoever it was of');
  t.deepEqual(
    body.data.map((row: { CFID: number }) => row.CFID),
    [2, 1],
  );
  t.like((await app.get(`${LIST}?id=1`)).body.data[0], {
    ...{ CFID: 1, UserID: 1, SessionID: 1, ExamID: 1, ClassIDTo: 1, UserCode: '1001', ExamName: 'বার্ষিক' },
    ...{ TotalMark: '৭৯০', DivisionName: 'মুমতায', CreateAt: '2026-04-14', printed: 2, revision: 2 },
    printings: { 1: 1, 2: 1 },
    User: { UserCode: '1001', FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা' },
  });
  const english = (await app.get(`${LIST}?id=1`, { language: 'en' })).body.data[0];
  t.is(english.TotalMark, '790', 'in the digits of the reader');
  t.is((await app.get(`${LIST}?search=1002`)).body.total, 1);
  t.is((await app.get(`${LIST}?UserID=1`)).body.total, 1, 'of one student, for his page');
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('each of the four papers is a PDF; the clearance paper only while the account is clear', async (t) => {
  const app = await school(t);
  for (const paper of [1, 2, 3, 4]) {
    const { status, headers } = await app.get(`${PDF}/2.pdf?paper=${paper}`);
    t.is(status, 200);
    t.is(headers.get('content-type'), 'application/pdf');
  }
  t.is((await app.get(`${PDF}/1.pdf?paper=1`)).status, 200);
  const owing = await app.get(`${PDF}/1.pdf?paper=4`);
  t.like(owing, { status: 409, body: { code: 'certificate.not-clear' } });
  t.true(owing.body.message.includes('১,০০০'));
  t.is((await app.get(`${PDF}/3.pdf?paper=1`)).status, 404, 'a withdrawn one is not printed');
  t.is((await app.get(`${PDF}/2.pdf?paper=5`)).status, 400);
  t.is((await app.get(`${PDF}/2.pdf?paper=2&right=31`)).status, 400);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 2, reason: 'অনুরোধ' }));
  t.is((await app.get(`${PDF}/2.pdf?paper=1`)).status, 409, 'nothing is attested of who was erased');
  t.like((await app.get(`${LIST}?id=2`)).body.data[0], { TotalMark: '', DivisionName: '' });
});
