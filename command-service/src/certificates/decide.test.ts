import {
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
} from '@madrasah/events/certificates';
import { refusePeople } from '@madrasah/events/people';
import test from 'ava';
import type { Person } from '../people/state.ts';
import { given } from '../test-support/given.ts';
import { refuses } from '../test-support/house.ts';
import {
  type Asked,
  changeCertificate,
  type Frame,
  giveCertificate,
  recordCertificatePrinting,
  withdrawCertificate,
} from './decide.ts';
import { certificatesStream } from './state.ts';

const TODAY = '2026-04-14';
const AS_PUBLISHED = { totalMark: '', division: '', reason: '' };
const asked: Asked = { userId: 12, sessionId: 1, examId: 2, classId: 3, wanted: AS_PUBLISHED };
const words = { session: { bn: '১৪৪৭', en: '', ar: '' } };
const from = { sectionId: 4, version: 2 };
const frame = (more: Partial<Frame> = {}): Frame => ({
  ...{ today: TODAY, person: { userId: 12 } as Person, isAdmitted: true, words },
  ...{ hasExam: (id: number) => id < 4, hasClass: (id: number) => id < 4 },
  published: { total: 1560, max: 2000, division: 'মুমতায', position: 3, from },
  ...more,
});
const { wanted: _wanted, ...named } = asked;
const says = { outcome: { totalMark: '780', division: 'মুমতায', place: 3 }, from, words };
const givenNow = (certificateId: number) => CertificateGiven({ ...named, ...says, certificateId, on: TODAY });
const withdrawn = CertificateWithdrawn({ certificateId: 1, on: TODAY, userId: 12 });
const one = given(certificatesStream, givenNow(1));

test('a certificate is the next of the house and says what is published, also after one that was withdrawn', (t) => {
  t.deepEqual(giveCertificate(given(certificatesStream), asked, frame()), [givenNow(1)]);
  const gone = given(certificatesStream, givenNow(1), withdrawn);
  t.deepEqual(giveCertificate(gone, asked, frame()), [givenNow(2)]);
});

test('none is given to nobody, to no student of the session, of no exam, class or figures of its own without why', (t) => {
  const give = (more: Partial<Frame>, also: Partial<Asked> = {}) =>
    giveCertificate(one, { ...asked, ...also }, frame(more));
  refuses(t, give({ person: refusePeople('person.not-found') }), 'person.not-found');
  refuses(t, give({ isAdmitted: false }), 'admission.not-found');
  refuses(t, give({}, { examId: 9 }), 'exam-name.not-found');
  refuses(t, give({}, { classId: 9 }), 'class.not-found');
  const wanted = { ...AS_PUBLISHED, totalMark: '৭৯০' };
  refuses(t, give({}, { wanted }), 'certificate.figures-typed');
  refuses(t, give({}, { wanted: { ...wanted, totalMark: '১০০১', reason: 'ভুল' } }), 'certificate.above-top');
});

test('it is changed whole, for the same student, by whoever has seen it as it stands', (t) => {
  const change = (more: Partial<Asked> = {}, seen?: number, state = one) =>
    changeCertificate(state, { ...asked, ...more, certificateId: 1 }, frame(), seen);
  const changed = (more: object = {}) =>
    CertificateChanged({ ...named, ...says, ...more, certificateId: 1, on: TODAY });
  t.deepEqual(change({ classId: 1 }, 1), [changed({ classId: 1 })]);
  refuses(t, change({}, 1, given(certificatesStream, givenNow(1), changed())), 'conflict.changed');
  refuses(t, change({ userId: 13 }), 'certificate.of-another');
  refuses(t, change({ examId: 9 }), 'exam-name.not-found');
  refuses(
    t,
    change({}, undefined, given(certificatesStream, givenNow(1), withdrawn)),
    'certificate.not-found',
  );
});

test('figures that were typed with a reason stay through a change of something else', (t) => {
  const wanted = { totalMark: '৭৯০', division: 'মুমতায', reason: 'খাতা পুনরায় দেখা হয়েছে' };
  const state = given(
    certificatesStream,
    CertificateGiven({ ...named, certificateId: 1, on: TODAY, outcome: wanted, from: null, words }),
  );
  const left = { ...asked, classId: 1, wanted: { ...wanted, reason: '' }, certificateId: 1 };
  t.like(changeCertificate(state, left, frame(), 1), [{ data: { outcome: wanted, from: null, classId: 1 } }]);
  const other = { ...left, examId: 1 };
  refuses(t, changeCertificate(state, other, frame(), 1), 'certificate.figures-typed');
});

test('the exam and the class it names may have left their lists since', (t) => {
  const gone = frame({ hasExam: () => false, hasClass: () => false });
  t.like(changeCertificate(one, { ...asked, certificateId: 1 }, gone, 1), [{ type: 'CertificateChanged' }]);
});

test('it is withdrawn once, and each of its papers is counted by itself while it stands', (t) => {
  t.deepEqual(withdrawCertificate(one, 1, TODAY), [withdrawn]);
  const print = (paper: number, state = one) =>
    recordCertificatePrinting(state, { certificateId: 1, paper, moved: null });
  const printed = (paper: number, printing: number) =>
    CertificatePrinted({ certificateId: 1, userId: 12, paper, printing, moved: null });
  t.deepEqual(print(1), [printed(1, 1)]);
  const once = given(certificatesStream, givenNow(1), printed(1, 1));
  t.deepEqual([print(1, once), print(2, once)], [[printed(1, 2)], [printed(2, 1)]]);
  const gone = given(certificatesStream, givenNow(1), withdrawn);
  refuses(t, withdrawCertificate(gone, 1, TODAY), 'certificate.not-found');
  refuses(t, print(1, gone), 'certificate.not-found');
});
