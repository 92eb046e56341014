import { readFileSync } from 'node:fs';
import type { EventDraft } from '@madrasah/events';
import test from 'ava';
import { admissionsStream } from '../admissions/state.ts';
import { applicationsStream } from '../applications/state.ts';
import { certificatesStream } from '../certificates/state.ts';
import { examsStream } from '../exams/state.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { plansStream } from '../plans/state.ts';
import { resultsStream } from '../results/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { academicsStream } from './state.ts';

const app = await openSchool();
test.after.always(() => app.close());
const token = app.token(1);

const ADD = {
  session: ['/api/settings/sessions', (name: string) => ({ SessionName: name })],
  class: ['/api/academic/insert_class', (name: string) => ({ ClassName: name })],
} as const;
const AT = {
  session: '/api/settings/sessions',
  class: '/api/academic/classes',
  section: '/api/academic/sections',
};
type Kind = keyof typeof AT;

const remove = (kind: Kind, id: number) => app.call('DELETE', `${AT[kind]}/${id}`, { token });
let names = 0;
async function made(kind: Kind): Promise<number> {
  names += 1;
  const name = `নাম ${names}`;
  if (kind !== 'section') return (await app.done('POST', ADD[kind][0], ADD[kind][1](name))).id;
  const ClassID = await made('class');
  return (await app.done('POST', '/api/academic/insert_sub_class', { ClassID, SubClass: name })).id;
}

/** A frozen sample, with something else in it. */
function sample(file: string, changes: object): EventDraft {
  const read = JSON.parse(
    readFileSync(new URL(`../../../events/samples/${file}.json`, import.meta.url), 'utf8'),
  );
  const { attributes } = read.data;
  return attributes
    ? { ...read, data: { ...read.data, attributes: { ...attributes, ...changes } } }
    : { ...read, data: { ...read.data, ...changes } };
}

type Use = readonly [StreamDefinition<never>, (id: number) => EventDraft];
const use = <S>(stream: StreamDefinition<S>, file: string, changes: (id: number) => object): Use => [
  stream as unknown as StreamDefinition<never>,
  (id) => sample(file, changes(id)),
];

const ADMISSION_OF = 900;
const admission = { admissionId: ADMISSION_OF, userId: 901, serial: 902 };
const setting = { classIds: [] };
const USES: Readonly<Record<Kind, Readonly<Record<string, Use>>>> = {
  session: {
    'an admission': use(admissionsStream, 'StudentAdmitted.v2', (sessionId) => ({ ...admission, sessionId })),
    'a price': use(chartStream, 'FeePricesSet.v1', (sessionId) => ({ sessionId })),
    'the numbers of receipts': use(chartStream, 'PrintSettingsChanged.v1', (sessionId) => ({ sessionId })),
    months: use(plansStream, 'MonthCalendarSet.v1', (sessionId) => ({ sessionId })),
    'a fee of an exam': use(examsStream, 'ExamFeeAdded.v1', (sessionId) => ({ sessionId })),
    'online admission': use(applicationsStream, 'OnlineAdmissionSet.v1', (sessionId) => ({
      ...{ ...setting, sessionId },
    })),
    'an old due': use(journalStream, 'FeesCharged.v1', (sessionId) => ({ sessionId })),
  },
  class: {
    'an admission': use(admissionsStream, 'StudentAdmitted.v2', (classId) => ({ ...admission, classId })),
    'an admission before its change': use(admissionsStream, 'AdmissionChanged.v1', (classId) => ({
      ...{ admissionId: ADMISSION_OF, before: { classId, sectionId: 1, residence: 1, newOrOld: 1 } },
    })),
    'a price': use(chartStream, 'FeePricesSet.v1', (classId) => ({ classId })),
    months: use(plansStream, 'MonthCalendarSet.v1', (classId) => ({ classId })),
    'an application': use(applicationsStream, 'ApplicationSubmitted.v1', (classId) => ({ classId })),
    'a changed application': use(applicationsStream, 'ApplicationChanged.v1', (classId) => ({ classId })),
    'online admission': use(applicationsStream, 'OnlineAdmissionSet.v1', (classId) => ({
      classIds: [classId],
    })),
    'a certificate': use(certificatesStream, 'CertificateGiven.v2', (classId) => ({ classId })),
    'where somebody is to move to': use(resultsStream(2), 'PromotionsSuggested.v1', (nextClassId) => ({
      suggestions: [{ userId: 1, suggestion: 1, nextClassId }],
    })),
  },
  section: {
    'an admission': use(admissionsStream, 'StudentAdmitted.v2', (sectionId) => ({ ...admission, sectionId })),
    'a fee of an exam': use(examsStream, 'ExamFeeAdded.v1', (sectionId) => ({ sectionId })),
    'a condition': use(resultsStream(2), 'SubjectConditionSet.v1', (sectionId) => ({ sectionId })),
    'a list of candidates': use(resultsStream(2), 'CandidatesListed.v1', (sectionId) => ({ sectionId })),
    'who enters marks': use(resultsStream(2), 'PaperAssigned.v1', (sectionId) => ({ sectionId })),
  },
};

for (const [kind, uses] of Object.entries(USES) as [Kind, Readonly<Record<string, Use>>][])
  for (const [what, [stream, event]] of Object.entries(uses))
    test.serial(`a ${kind} named by ${what} stays on its list`, async (t) => {
      const id = await made(kind);
      await app.given(stream as never, [event(id)]);
      const before = (await app.recorded(`academics-${SCHOOL}`)).length;
      t.like(await remove(kind, id), { status: 409, body: { code: `${kind}.in-use` } });
      t.is((await app.recorded(`academics-${SCHOOL}`)).length, before);
    });

test.serial(
  'a subject stays on its list for its marks and conditions, and while the routine of an exam names it',
  async (t) => {
    const SubClassID = await made('section');
    const subjects = '/api/academic/academic_subjects';
    const subject = async (SubjectName: string) =>
      (await app.done('POST', subjects, { SubClassID, SubjectName })).id;
    const goes = (id: number) => app.call('DELETE', `${subjects}/${id}`, { token });
    const [examined, planned] = [await subject('কাফিয়া'), await subject('হিদায়া')];
    await app.given(resultsStream(2) as never, [
      sample('SubjectConditionSet.v1', { conditionId: 77, subjectId: examined }),
    ]);
    t.like(await goes(examined), { status: 409, body: { code: 'subject.in-use' } });
    await app.given(examsStream as never, [sample('RoutineRowAdded.v1', { subjectId: planned })]);
    t.like(await goes(planned), { status: 409, body: { code: 'subject.in-use' } });
    await app.given(examsStream as never, [sample('RoutineRowRetired.v1', {})]);
    t.is((await goes(planned)).status, 200);
  },
);

test.serial('a session whose results were begun stays on its list', async (t) => {
  const id = await made('session');
  await app.given(resultsStream(id) as never, [sample('CandidatesListed.v1', { sessionId: id })]);
  t.like(await remove('session', id), { status: 409, body: { code: 'session.in-use' } });
});

test.serial(
  'what nothing names goes: a subject, then its section, then its class, then the session',
  async (t) => {
    const [session, section] = [await made('session'), await made('section')];
    const rows = (await app.desk.state(academicsStream, SCHOOL)).section;
    const classId = rows.get(section)?.classId ?? 0;
    const subjects = '/api/academic/academic_subjects';
    const { id: subject } = await app.done('POST', subjects, { SubClassID: section, SubjectName: 'কাফিয়া' });
    t.is((await remove('class', classId)).status, 409, 'it has a section');
    t.is((await remove('section', section)).status, 409, 'it has a subject');
    t.is((await app.call('DELETE', `${subjects}/${subject}`, { token })).status, 200);
    t.is((await remove('section', section)).status, 200);
    t.is((await remove('class', classId)).status, 200);
    t.is((await remove('session', session)).status, 200);
    t.is((await remove('session', session)).status, 404);
    const state = await app.desk.state(academicsStream, SCHOOL);
    t.deepEqual(
      [
        state.session.get(session)?.retired,
        state.class.get(classId)?.retired,
        state.section.get(section)?.retired,
      ],
      [true, true, true],
    );
  },
);

test.serial('nobody is admitted, and no price set, where a list has nothing any more', async (t) => {
  const [SessionID, ClassID, standing] = [await made('session'), await made('class'), await made('session')];
  t.is((await remove('class', ClassID)).status, 200);
  t.is((await remove('session', SessionID)).status, 200);
  const open = (body: object) => app.call('PUT', '/api/students/online_admission/setting', { token, body });
  t.is((await open({ open: 1, SessionID, ClassIDs: [] })).body.code, 'session.not-found');
  t.is((await open({ open: 1, SessionID: standing, ClassIDs: [ClassID] })).body.code, 'class.not-found');
});

test.serial('a session is added and changed at its own address as at the older one', async (t) => {
  const { id } = await app.done('POST', '/api/settings/sessions', { SessionName: 'নতুন বছর' });
  const change = { SessionName: 'নতুন বর্ষ', SessionAction: 0 };
  t.is((await app.call('PUT', `/api/settings/sessions/${id}`, { token, body: change })).status, 200);
  const { session } = await app.desk.state(academicsStream, SCHOOL);
  t.like(session.get(id), { name: { bn: 'নতুন বর্ষ' }, active: false });
  const twice = await app.call('POST', '/api/settings/sessions', { token, body: change });
  t.like(twice, { status: 409, body: { code: 'academics.session.duplicate' } });
});
