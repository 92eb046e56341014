import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { boardNames } from '@madrasah/events/boards';
import test from 'ava';
import { names, recordSchool } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

const SUBJECTS = '/api/academic/academic_subjects';
const subject = (id: number, bn: string, sectionId: number, serial = id) =>
  drafted(subjects, { kind: 'added', id, serial, attributes: { sectionId, name: names(bn) } });

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'ক');
  await school.record(
    streams.academics(SCHOOL),
    subject(1, 'নাহু', 1, 2),
    subject(2, '=সরফ', 1, 1),
    subject(3, 'ফিকহ', 3),
    subject(4, 'বাদ', 3),
    drafted(subjects, { kind: 'retired', id: 4 }),
  );
});
test.after.always(() => school.end());

const namesOf = (rows: readonly { SubjectName: string }[]) => rows.map(({ SubjectName }) => SubjectName);

test.serial('rows that stand, in their order, called with what they stand within', async (t) => {
  const { body } = await school.get(SUBJECTS);
  t.deepEqual(namesOf(body.data), ['ফিকহ', '=সরফ', 'নাহু']);
  t.is(body.total, 3);
  t.like(body.data[2], { SubjectID: 1, SubSerial: 2, called: 'কাফিয়া ক – ক ক – নাহু' });
  const english = await school.get(SUBJECTS, { language: 'en' });
  t.is(english.body.data[2].called, 'কাফিয়া ক en – ক ক en – নাহু en');
});

test.serial('the rows of one section, and a page where pages are asked for', async (t) => {
  t.deepEqual(namesOf((await school.get(`${SUBJECTS}?SubClassID=3`)).body.data), ['ফিকহ']);
  const second = (await school.get(`${SUBJECTS}?page=2&limit=2`)).body;
  t.deepEqual([namesOf(second.data), second.totalPages, second.currentPage], [['নাহু'], 2, 2]);
  t.is((await school.get(`${SUBJECTS}?SubClassID=x`)).status, 400);
});

test.serial('the file names what a row refers to, and no name in it is a formula', async (t) => {
  const { body } = await school.get(`${SUBJECTS}.csv`);
  const lines = String(body).split('\r\n');
  t.true(
    lines.some((line) => line.includes('কাফিয়া ক – ক ক') && line.includes("'=সরফ")),
    String(body),
  );
  t.false(String(body).includes('বাদ'));
});

test.serial('a register of a stream of its own is listed too', async (t) => {
  const attributes = { name: names('বেফাক') };
  await school.record(streams.boards(SCHOOL), drafted(boardNames, { kind: 'added', id: 1, attributes }));
  const { body } = await school.get('/api/board_exam/names');
  t.like(body, { total: 1, data: [{ ID: 1, BoardName: 'বেফাক', EngBoardName: 'বেফাক en' }] });
});
