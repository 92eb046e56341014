import { streams } from '@madrasah/events';
import { DonorDescribed } from '@madrasah/events/donations';
import { PeopleMerged, PersonContactChanged, PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { person, profile } from '../../app-test-school.ts';
import { CLERK, SCHOOL, testApp } from '../../app-test-support.ts';

const LIST = '/api/donation/donors';

/** Malek and a trust give, Musa is a donor by the list of people alone; Ali is a student. */
async function school() {
  const app = await testApp();
  const donor = { userType: 5 };
  await app.record(
    streams.people(SCHOOL),
    ...[person(1, 'হাজী মালেক', donor), person(2, 'আল-আমিন ট্রাস্ট', donor)],
    ...[person(3, 'মূসা', donor), person(4, 'আলী')],
  );
  await app.record(
    streams.donors(SCHOOL),
    DonorDescribed({ userId: 1, on: '2026-04-14', kind: 1, note: 'রমযানে দেন' }),
    DonorDescribed({ userId: 2, on: '2026-04-14', kind: 2, note: '' }),
  );
  return app;
}
type App = Awaited<ReturnType<typeof school>>;
const namesOf = async (app: App, query: string) =>
  (await app.get(`${LIST}${query}`)).body.data.map((row: Record<string, unknown>) => row['UserName']);

test('donors stand on the list, the newest first, by kind and by what was typed; a student does not', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.deepEqual(await namesOf(app, ''), ['মূসা', 'আল-আমিন ট্রাস্ট', 'হাজী মালেক']);
  t.deepEqual(await namesOf(app, '?kind=2'), ['আল-আমিন ট্রাস্ট']);
  t.deepEqual(await namesOf(app, '?search=মালেক'), ['হাজী মালেক']);
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('a short form changes name, mobile and address, and leaves the rest of what is known', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const contact = { name: 'আলহাজ্ব মালেক', mobile1: '01812345678', address: 'ফেনী' };
  await app.record(streams.people(SCHOOL), PersonContactChanged({ userId: 1, contact }));
  const row = (await app.get(`${LIST}?search=01812345678`)).body.data[0];
  t.like(row, {
    UserName: 'আলহাজ্ব মালেক',
    Mobile1: '01812345678',
    address: 'ফেনী',
    note: 'রমযানে দেন',
    revision: 2,
  });
  const { data } = (await app.get('/api/users/get_single_user?id=1')).body;
  t.like(data, { UserName: 'আলহাজ্ব মালেক', FatherName: profile('').fatherName });
});

test('whoever is made one with another, or erased, is told no more', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const merged = { keepId: 1, otherId: 3, familyId: null, guardianId: null, on: '2026-04-15', noteId: null };
  await app.record(streams.people(SCHOOL), PeopleMerged(merged), PersonErased({ userId: 1, reason: '' }));
  t.deepEqual(await namesOf(app, '?kind=2'), ['আল-আমিন ট্রাস্ট']);
  t.false(JSON.stringify((await app.get(LIST)).body).includes('রমযানে'));
  t.deepEqual(
    (await app.get('/api/donation/donor_box')).body.data.map(({ UserID }: { UserID: number }) => UserID),
    [2],
  );
});
