import { streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { SheetWithdrawn } from '@madrasah/events/results';
import test from 'ava';
import { OTHER_SCHOOL, SCHOOL } from '../app-test-support.ts';
import { place, published, row } from '../results/test-support.ts';
import { checking, facts, LIST, school } from './test-support.ts';

test('whoever scans a certificate is told that it is genuine, withdrawn or unknown', async (t) => {
  const app = await school(t);
  const check = checking(app);
  t.like(await check(1), { status: 'genuine', kind: 'certificate', certificateNo: 1, on: '2026-04-14' });
  t.like(
    await check(1),
    {
      ...{ exam: 'বার্ষিক', total: '780', division: 'মুমতায', place: null, figures: 'typed', reason: '' },
    },
    'what it says, to be compared; one of before was typed',
  );
  t.truthy((await check(1)).class);
  const outcome = { totalMark: '485', division: 'মুমতায', place: 2 };
  await app.record(
    streams.certificates(SCHOOL),
    certificates.events.write({ ...facts(4, 1), outcome, from: { sectionId: 2, version: 1 } }),
    certificates.events.write({
      ...facts(5, 1),
      outcome: { totalMark: '999', division: 'মুমতায', reason: 'পুরনো খাতা' },
    }),
  );
  t.like(await check(4), { total: '485', place: 2, figures: 'published', reason: '' });
  t.like(await check(5), { total: '999', figures: 'typed', reason: 'পুরনো খাতা' });
  const rows = (await app.get(LIST)).body.data;
  t.like(rows[0], { CFID: 5, FromResult: false, Figures: 'হাতে লেখা: পুরনো খাতা', Reason: 'পুরনো খাতা' });
  t.like(rows[1], { CFID: 4, FromResult: true, Figures: 'প্রকাশিত ফল থেকে', Place: 2 });

  t.like(await check(3), { status: 'reversed', certificateNo: 3 });
  t.deepEqual(await check(9), { status: 'unknown' });
  t.deepEqual(await check(1, OTHER_SCHOOL), { status: 'unknown' });
});

test('whoever scans it is told that the result it was filled from was corrected or withdrawn since', async (t) => {
  const app = await school(t);
  const RESULTS = streams.results(SCHOOL, 1);
  const of = (userId: number, at: number, total = 341) => ({
    ...{ ...row(userId, [180, 161, 'absent'], at), admissionId: userId, total },
  });
  await app.record(RESULTS, published(1, { rows: [of(1, 1), of(2, 2)] }));
  const filled = (id: number, userId: number, place: number) =>
    certificates.events.write({
      ...facts(id, userId),
      ...{ outcome: { totalMark: '170.5', division: 'মুমতায', place }, from: { sectionId: 2, version: 1 } },
    });
  await app.record(streams.certificates(SCHOOL), filled(4, 1, 1), filled(5, 2, 2));
  const check = checking(app);
  t.is((await check(4)).status, 'genuine');
  const rows = [of(1, 1), of(2, 2, 281)];
  await app.record(RESULTS, published(2, { rows, corrects: { version: 1, noteId: null } }));
  t.is((await check(4)).status, 'genuine', 'a later version that says the same of him is as good');
  const corrected = { status: 'superseded', resultVersion: 2, reversedOn: '2026-04-20', total: '170.5' };
  t.like(await check(5), corrected);
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 2, noteId: null }));
  t.like(await check(4), { status: 'withdrawn', reversedOn: '2026-04-20' });
  t.is((await check(1)).status, 'genuine', 'typed figures are of no result');
  t.is((await check(3)).status, 'reversed', 'one that was withdrawn itself says so');
});
