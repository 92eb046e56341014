import { StudentsExported } from '@madrasah/events/admissions';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import type { Admission } from '../state.ts';
import { exportStudents } from './export.ts';
import { exportsStream } from './state.ts';

let app: TestApp;
test.before(async () => {
  app = await openSchool();
});
test.after.always(() => app.close());

const admission = (admissionId: number, more: Partial<Admission>): Admission => ({
  ...{ admissionId, userId: admissionId, sessionId: 1, classId: 1, sectionId: 1, residence: 1 },
  ...{ newOrOld: 1, serial: admissionId, financialStatus: 1, on: '2026-04-01' },
  ...more,
});
const ALL = { sessionId: null, classId: null, sectionId: null, newOrOld: null, residence: null };
const admissions = plainTable<number, Admission>();
for (const one of [{}, { sectionId: 2 }, { residence: 2 }, { sessionId: 2, newOrOld: 2 }])
  admissions.set(admissions.size + 1, admission(admissions.size + 1, one));

const merged = plainTable<number, number>();
const counted = (filters: Partial<typeof ALL> | object) => {
  const [draft] = exportStudents(
    exportsStream.initial(plainTable),
    { filters: { ...ALL, ...filters }, columns: ['StudentCode'] },
    { admissions },
    { merged },
  );
  return (draft?.data as { readonly count: number } | undefined)?.count;
};

test('what is taken out is counted by each filter, and every filter has all', (t) => {
  t.is(counted({}), 4);
  t.is(counted({ sessionId: 1 }), 3);
  t.is(counted({ sectionId: 2 }), 1);
  t.is(counted({ residence: 1, sessionId: 1 }), 2);
  t.is(counted({ newOrOld: 2 }), 1);
  t.is(counted({ classId: 9 }), 0);
});

test('an entry that was made one with another is counted no more, as no file has it', (t) => {
  merged.set(3, 1);
  t.is(counted({}), 3);
  merged.delete(3);
});

const send = (body: object) => app.call('POST', '/api/students/export', { token: app.token(1), body });

test.serial('an export is recorded with its columns in their order, under a number of its own', async (t) => {
  const one = await send({ columns: ['FatherName', 'StudentCode'], SessionID: 0, NewOldId: 3 });
  t.deepEqual([one.status, one.body.data], [201, { ExportID: 1, count: 0 }]);
  t.is((await send({ columns: ['StudentCode'] })).body.id, 2);
  const recorded = (await app.recorded('exports')).filter((type) => type === StudentsExported.type);
  t.is(recorded.length, 2);
});

test.serial(
  'no column, an unknown one and a filter that is none are all named, and nothing is recorded',
  async (t) => {
    const before = (await app.recorded('exports')).length;
    const none = await send({ columns: [], NewOldId: 4, ResidentialStatusId: 'x' });
    t.is(none.status, 400);
    t.deepEqual(none.body.fields.map(({ path }: { path: string }) => path).sort(), [
      'NewOldId',
      'ResidentialStatusId',
      'columns',
    ]);
    t.is((await send({ columns: ['Password'] })).status, 400);
    t.is((await app.recorded('exports')).length, before);
  },
);
