import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { ExamSettingsSet, examNames, USUAL_SETTINGS } from '@madrasah/events/exams';
import { PersonErased } from '@madrasah/events/people';
import { SheetWithdrawn } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { admitted, changed, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const RESULTS = streams.results(SCHOOL, 1);
const ROOT = `/api/public/result/${SCHOOL}`;
/** Whoever asks has no token. */
const OPEN = { headers: { authorization: '' } };
async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string) =>
    drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কুদুরী'), book(2, 'নাহবেমীর'), book(3, 'কেরাত'));
  const exam = drafted(examNames, {
    ...{ kind: 'added', id: 1, serial: 1, attributes: { name: names('দ্বিতীয় সাময়িক') } },
  });
  await app.record(streams.exams(SCHOOL), exam);
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    ...[admitted(3, 4, { sectionId: 2 }), admitted(4, 5, { sectionId: 2 })],
  );
  const look = (code: string, more = '') => app.get(`${ROOT}/students/1/1/2/${code}${more}`, OPEN);
  const list = async (path: string) => (await app.get(`${ROOT}/${path}`, OPEN)).body.data;
  return { app, look, list };
}

test('nothing is told before it is published, and nothing once it is withdrawn', async (t) => {
  const { app, look, list } = await school(t);
  const before = await look('1005');
  t.is(before.status, 404);
  t.deepEqual(
    [await list('academic_session'), await list('exam_name'), await list('sub_class')],
    [[], [], []],
  );
  await app.record(RESULTS, published(1));
  t.deepEqual(await list('academic_session'), [{ SessionID: 1, SessionName: 'শিক্ষাবর্ষ ক' }]);
  t.deepEqual(await list('exam_name?sessionid=1'), [{ ExamID: 1, ExamName: 'দ্বিতীয় সাময়িক' }]);
  t.deepEqual(await list('exam_name?sessionid=2'), []);
  t.is((await list('sub_class?sessionid=1&examid=1'))[0].SubClassID, 2);
  t.is((await list('marhala/1-1')).length, 1);
  t.is((await app.get(`${ROOT}/marhala/1-2`, OPEN)).status, 404);
  const shown = await look('১০০৫');
  t.is(shown.status, 200);
  t.like(shown.body.data, {
    ...{ UserCode: '1005', UserName: 'হামযা', ExamName: 'দ্বিতীয় সাময়িক', SessionName: 'শিক্ষাবর্ষ ক' },
    ...{ ExamStatus: 1, version: 1, CorrectedOn: null, Division: 'মুমতায', DivisionAra: 'ممتاز' },
    ...{ Total: 170.5, TotalTop: 200, Average: 85.25, GPA: null, Positions: 1, SubSonkha: 2, Papers: 3 },
    ...{ Subject1: 'কুদুরী', SubVal1: 90, DVTop1: 100, PassNumber1: 33, Division2: 'মুমতায', Kerat3: 1 },
    ...{ SubVal3: 45, SignaturePrincipal: null, ClassNameLabel: 'শাখা', StudentIDLabel: 'দাখেলা' },
  });
  t.is((await look('1004')).body.data.SubVal3, 'absent');
  await app.record(
    RESULTS,
    published(2, { corrects: { version: 1, noteId: null }, rows: [row(5, [0, 0, 0], 1)] }),
  );
  const corrected = (await look('1005')).body.data;
  t.like(corrected, { version: 2, SubVal1: 0 });
  t.truthy(corrected.CorrectedOn);
  const gone = await look('1004');
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 2, noteId: null }));
  const withdrawn = await look('1005');
  const unknown = await look('77');
  for (const one of [gone, withdrawn, unknown])
    t.deepEqual([one.status, one.body], [before.status, before.body]);
  t.deepEqual(await list('sub_class'), []);
});

test('a record is ready until something it is made of changes, and names what that is', async (t) => {
  const { app, look } = await school(t);
  await app.record(RESULTS, published(1));
  const first = await look('1005');
  const again = await look('1005');
  t.deepEqual(again.body, first.body);
  t.is(again.headers.get('x-kinds'), first.headers.get('x-kinds'));
  t.true((first.headers.get('x-kinds') ?? '').includes('result-publications'));
  await app.record(streams.people(SCHOOL), changed(5, 'হামযা বিন যায়েদ'));
  t.is((await look('1005')).body.data.UserName, 'হামযা বিন যায়েদ');
  t.is((await look('1004')).body.data.UserName, 'আয়েশা');
});

test('an erased student is not found, and another birth date finds nobody', async (t) => {
  const { app, look } = await school(t);
  await app.record(RESULTS, published(1));
  const known = await look('1005', '?birthdate=2012-05-14');
  t.is(known.status, 200);
  t.is(known.body.data.DateOfBirth, '2012-05-14', 'he knows it');
  t.is((await look('1005')).body.data.DateOfBirth, '', 'nobody else is told');
  t.is((await look('1005', '?birthdate=2012-05-14')).body.data.DateOfBirth, '2012-05-14');
  t.is((await look('1005', '?birthdate=2012-05-15')).status, 404);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 5, reason: 'asked for' }));
  t.is((await look('1005')).status, 404);
  t.is((await look('1004')).status, 200);
});

test('a school that asks for the birth date shows nobody a result without it, whoever he looks for', async (t) => {
  const { app, look } = await school(t);
  await app.record(RESULTS, published(1));
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...USUAL_SETTINGS, publicNeedsBirthDate: true }));
  const [known, unknown] = [await look('1005'), await look('77')];
  t.deepEqual([known.status, known.body.code], [403, 'results.birth-date-asked']);
  t.deepEqual(unknown.body, known.body);
  t.is((await look('1005', '?birthdate=2012-05-14')).status, 200);
  t.is((await look('1005', '?birthdate=2012-05-15')).status, 404);
});

test('a record may be kept and is asked about each time', async (t) => {
  const { app, look } = await school(t);
  await app.record(RESULTS, published(1));
  const { headers } = await look('1005');
  t.is(headers.get('cache-control'), 'no-cache');
  t.regex(headers.get('etag') ?? '', /^"[\w-]{43}"$/);
});

test('the school tells who it is and how it reckons; one that is none is not found', async (t) => {
  const { app } = await school(t);
  const { body } = await app.get(ROOT, OPEN);
  t.like(body, { schoolid: SCHOOL, schoolGroup: { ExamStatus: 1 }, results: { length: 1 }, resultSites: [] });
  const resultSites = [{ name: 'বেফাক', url: 'https://example.org/' }];
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...USUAL_SETTINGS, resultSites }));
  t.deepEqual((await app.get(ROOT, OPEN)).body.resultSites, resultSites);
  t.is((await app.get('/api/public/result/99999', OPEN)).status, 404);
  t.is((await app.get('/api/public/result/x', OPEN)).status, 400);
  t.is((await app.get(`${ROOT}/gender`, OPEN)).body.data.length, 3);
  t.is((await app.get(`${ROOT}/thana?district_id=104`, OPEN)).status, 200);
});
