import { type FactsBlock, type PaperDocument, streams } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import { SheetWithdrawn } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const RESULTS = streams.results(SCHOOL, 1);
const correction = { version: 1, noteId: null };

async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা বেগম'), person(5, 'হামযা'));
  await app.record(RESULTS, published(1));
  /** The code on the sheet of a student, as it is printed now. */
  const codeOf = async (userId: number): Promise<string> => {
    const asked = `session_id=1&exam_id=1&subclass_id=2&user_id=${userId}&language_id=2`;
    const { data }: { data: PaperDocument } = (await app.get(`/api/result/mark_sheet?${asked}`)).body;
    const facts = data.blocks.find((block): block is FactsBlock => block.kind === 'facts');
    t.is(facts?.mark?.caption, 'Scan to verify');
    return facts?.lines.flat().find(({ label }) => label === 'Verification code')?.value ?? '';
  };
  const check = async (code: string) =>
    (
      await app.get(`/api/public/result/${SCHOOL}/verify/${encodeURIComponent(code)}`, {
        headers: { authorization: '' },
      })
    ).body.data;
  return { app, codeOf, check };
}

test('a sheet is genuine while its figures stand, also when a later version moved others alone', async (t) => {
  const { app, codeOf, check } = await school(t);
  const [ayesha, hamza] = [await codeOf(4), await codeOf(5)];
  const genuine = await check(ayesha);
  t.like(genuine, {
    ...{ kind: 'mark-sheet', status: 'genuine', initials: 'আ. বে.', session: 'শিক্ষাবর্ষ ক', version: 1 },
    ...{ Total: 170.5, TotalTop: 200, Average: 85.25, GPA: null, Division: 'মুমতায', Positions: 1 },
  });
  t.false(JSON.stringify(genuine).includes('আয়েশা'));
  const rows = [row(5, [120, 120, 90], 2), row(4, [180, 161, 'absent'], 1)];
  await app.record(RESULTS, published(2, { corrects: correction, rows }));
  t.is((await check(ayesha)).status, 'genuine');
  t.like(await check(hamza), { status: 'superseded', version: 1, Positions: 1, reversedOn: '2026-04-20' });
  t.like(await check(await codeOf(5)), { status: 'genuine', version: 2, Positions: 2 });
});

test('two marks changed against each other make another sheet, though the total stands', async (t) => {
  const { app, codeOf, check } = await school(t);
  const hamza = await codeOf(5);
  const rows = [row(5, [161, 180, 90], 1), row(4, [180, 161, 'absent'], 1)];
  await app.record(RESULTS, published(2, { corrects: correction, rows }));
  t.is((await check(hamza)).status, 'superseded');
});

test('a withdrawn result says so, and stands again when the same is published again', async (t) => {
  const { app, codeOf, check } = await school(t);
  const hamza = await codeOf(5);
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 1, noteId: null }));
  t.like(await check(hamza), { status: 'withdrawn', reversedOn: '2026-04-20', initials: 'হা.' });
  await app.record(RESULTS, published(2));
  t.is((await check(hamza)).status, 'genuine');
});

test('a code with a slip is unknown, and an erased student has no initials left', async (t) => {
  const { app, codeOf, check } = await school(t);
  const hamza = await codeOf(5);
  for (const wrong of [hamza.replace('.5-', '.4-'), hamza.replace('M1.', 'M2.')])
    t.deepEqual(await check(wrong), { status: 'unknown' });
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 5, reason: 'asked for' }));
  t.like(await check(hamza), { status: 'genuine', initials: '' });
});
