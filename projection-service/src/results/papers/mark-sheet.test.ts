import { drafted, type FactsBlock, type PaperDocument, streams, type TableBlock } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { OtherNamesWritten, PersonErased } from '@madrasah/events/people';
import { type PublishedFacts, SheetWithdrawn } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { admitted, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const RESULTS = streams.results(SCHOOL, 1);
const AT = '?session_id=1&exam_id=1&subclass_id=2';

async function school(t: ExecutionContext, ...sheets: readonly ReturnType<typeof published>[]) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string, ar: string) =>
    drafted(subjects, {
      ...{ kind: 'added', id, serial: id, attributes: { sectionId: 2, name: { ...names(bn), ar } } },
    });
  await app.record(
    streams.academics(SCHOOL),
    ...[book(1, 'কুদুরী', 'القدوري'), book(2, 'নাহবেমীর', ''), book(3, 'কেরাত', 'القراءة')],
  );
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা'), person(5, 'হামযা'));
  const arabic = { english: {}, arabic: { name: 'حمزة' } };
  await app.record(streams.people(SCHOOL), OtherNamesWritten({ userId: 5, names: arabic }));
  await app.record(
    streams.admissions(SCHOOL),
    ...[admitted(3, 4, { sectionId: 2 }), admitted(4, 5, { sectionId: 2 })],
  );
  await app.record(RESULTS, ...sheets);
  const sheet = async (more = '') => (await app.get(`/api/result/mark_sheet${AT}${more}`)).body;
  return { app, sheet };
}
const tables = ({ blocks }: PaperDocument) =>
  blocks.filter((block): block is TableBlock => block.kind === 'table');
const said = ({ blocks }: PaperDocument) =>
  blocks
    .filter((block): block is FactsBlock => block.kind === 'facts')
    .map(({ lines }) => lines.flat().map(({ value }) => value));

test('a sheet for each student by code, with marks, what they come to, and who signs', async (t) => {
  const { app, sheet } = await school(t, published(1));
  const { data, total, version } = await sheet();
  t.deepEqual([total, version, data.title, data.void], [2, 1, 'নম্বরপত্র', undefined]);
  t.deepEqual(
    tables(data).map(({ rows }) => rows.map(({ cells }) => cells)),
    [
      [
        ['কুদুরী', 100, 33, 90, 'মুমতায'],
        ['নাহবেমীর', 100, 33, 80.5, 'মুমতায'],
        ['কেরাত (মোটে যোগ হয় না)', 100, 33, 'অনুপস্থিত', ''],
      ],
      [
        ['কুদুরী', 100, 33, 90, 'মুমতায'],
        ['নাহবেমীর', 100, 33, 80.5, 'মুমতায'],
        ['কেরাত (মোটে যোগ হয় না)', 100, 33, 45, 'মাকবূল'],
      ],
    ],
  );
  t.deepEqual(said(data)[1], ['১৭০.৫ / ২০০', '৮৫.২৫', '১', 'মুমতায', '১']);
  t.is((await sheet('&user_id=5')).total, 1);
  t.is(tables((await sheet('&page=2&limit=1')).data).length, 1);
  t.is((await app.get(`/api/result/mark_sheet${AT}&user_id=9`)).status, 404);
  const pdf = await app.get(`/api/result/mark_sheet.pdf${AT}`);
  t.regex(pdf.headers.get('content-type') ?? '', /pdf/);
});

test('in Arabic: from the right, in Arabic names where they are written, and the codes of those that are not', async (t) => {
  const { sheet } = await school(t, published(1));
  const { data } = await sheet('&language_id=3');
  t.is(data.language, 'ar');
  t.deepEqual(
    said(data).map(([first]) => first),
    ['আয়েশা', '١٧٠.٥ / ٢٠٠', 'حمزة', '١٧٠.٥ / ٢٠٠'],
  );
  t.is(tables(data)[0]?.rows[0]?.cells[0], 'القدوري');
  t.is(tables(data)[0]?.rows[0]?.cells[4], 'ممتاز');
  t.like(data.blocks.at(-1), { kind: 'note', text: 'من لم تسجل أسماؤهم بالعربية: ١٠٠٤' });
});

test('points where the school reckons by them, as they were frozen', async (t) => {
  const points: PublishedFacts['rows'] = [
    { ...row(5, [180, 161, 90], 1), gpa: { points: 1000, papers: 2 }, mean: 500, division: 'A+' },
  ];
  const { sheet } = await school(t, published(1, { mode: 'gpa', average: null, rows: points }));
  const { data } = await sheet();
  t.deepEqual(
    tables(data)[0]?.rows.map(({ cells }) => cells[4]),
    [5, 5, 3],
  );
  t.is(said(data)[1]?.[1], '৫.০০');
});

test('an earlier version stays printable and says that it does not count; nothing published has no sheet', async (t) => {
  const corrected = published(2, {
    corrects: { version: 1, noteId: null },
    rows: [row(5, [0, 0, 0], null)],
  });
  const { app, sheet } = await school(t, published(1), corrected);
  t.is((await sheet()).version, 2);
  t.is((await sheet('&version=1')).data.void.word, 'সংশোধিত');
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 2, noteId: null }));
  t.is((await app.get(`/api/result/mark_sheet${AT}`)).status, 404);
  t.is((await sheet('&version=2')).data.void.word, 'প্রত্যাহৃত');
});

test('a page that was looked at says the new name of whoever got one, and when it is printed', async (t) => {
  const { app, sheet } = await school(t, published(1));
  const before = (await sheet('&language_id=3')).data;
  app.clock.advance(60_000);
  const again = (await sheet('&language_id=3')).data;
  t.deepEqual(again.blocks, before.blocks);
  t.not(again.printedAt, before.printedAt);
  const renamed = { english: {}, arabic: { name: 'أسامة' } };
  await app.record(streams.people(SCHOOL), OtherNamesWritten({ userId: 5, names: renamed }));
  t.deepEqual(
    said((await sheet('&language_id=3')).data).map(([first]) => first),
    ['আয়েশা', '١٧٠.٥ / ٢٠٠', 'أسامة', '١٧٠.٥ / ٢٠٠'],
  );
});

test('pages of a section follow one another, and no page names whoever was erased since it was looked at', async (t) => {
  const { app, sheet } = await school(t, published(1));
  const pages = async () => {
    const each = [await sheet('&limit=1'), await sheet('&limit=1&page=2'), await sheet('&limit=1&page=3')];
    return each.map(({ data }) => said(data).map(([first]) => first));
  };
  t.deepEqual(await pages(), [['আয়েশা', '১৭০.৫ / ২০০'], ['হামযা', '১৭০.৫ / ২০০'], []]);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 5, reason: 'অনুরোধ' }));
  const after = await pages();
  t.deepEqual(after[0], ['আয়েশা', '১৭০.৫ / ২০০']);
  t.false(JSON.stringify(after).includes('হামযা'));
});
