import { streams } from '@madrasah/events';
import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { provokesEach } from '../test-support/refusal-table.ts';

const SUBJECTS = '/api/academic/academic_subjects';
const COPY = `${SUBJECTS}/copy`;

/** One class of four sections; the first teaches three books, the second one of them under another spelling. */
async function school(t?: { teardown(then: () => Promise<void>): void }) {
  const app = await openSchool();
  t?.teardown(() => app.close());
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'মিজান' });
  for (const SubClass of ['ক', 'খ', 'গ', 'ঘ'])
    await app.done('POST', '/api/academic/insert_sub_class', { ClassID: 1, SubClass });
  const book = (SubClassID: number, SubjectName: string, more = {}) =>
    app.done('POST', SUBJECTS, { SubClassID, SubjectName, ...more });
  await book(1, 'নাহবেমীর', { ArabicSubject: 'نحو مير', EngSubjectName: 'Nahw Mir' });
  await book(1, 'Ilm ui Saroof');
  await book(1, 'ইলমুস সরফ');
  await book(2, 'ILM UI SAROOF');
  return app;
}
type School = Awaited<ReturnType<typeof school>>;

interface Added {
  readonly id: number;
  readonly serial: number;
  readonly attributes: {
    readonly sectionId: number;
    readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  };
}

async function given(app: School): Promise<Added[]> {
  const all: Added[] = [];
  for await (const { type, data } of app.store.readStream(streams.academics(SCHOOL)))
    if (type === 'SubjectAdded') all.push(data as unknown as Added);
  return all;
}

/** What came by copying: behind the four that were written by hand. */
const added = async (app: School) => {
  const rows = (await given(app)).slice(4);
  return rows.map(({ id, serial, attributes: { sectionId, name } }) => [id, sectionId, serial, name.bn]);
};

test('sections get what they lack by name, behind what they have, in the order of the first', async (t) => {
  const app = await school(t);
  const answer = await app.done('POST', COPY, { SubClassID: 1, to: [2, 3, 3] });
  t.is(answer['data'].copied, 5);
  t.deepEqual(await added(app), [
    [5, 2, 2, 'নাহবেমীর'],
    [6, 2, 3, 'ইলমুস সরফ'],
    [7, 3, 1, 'নাহবেমীর'],
    [8, 3, 2, 'Ilm ui Saroof'],
    [9, 3, 3, 'ইলমুস সরফ'],
  ]);
  t.deepEqual((await given(app)).at(-3)?.attributes.name, { bn: 'নাহবেমীর', en: 'Nahw Mir', ar: 'نحو مير' });
});

test('a second copy adds nothing; a book that was taken off is lacking again', async (t) => {
  const app = await school(t);
  await app.done('POST', COPY, { SubClassID: 1, to: [2] });
  const again = await app.done('POST', COPY, { SubClassID: 1, to: [2] });
  t.is(again['data'].copied, 0);
  await app.done('DELETE', `${SUBJECTS}/6`);
  t.is((await app.done('POST', COPY, { SubClassID: 1, to: [2] }))['data'].copied, 1);
  t.deepEqual((await added(app)).at(-1), [7, 2, 3, 'ইলমুস সরফ']);
});

test('a copy to itself or to a section that is not there names the field, and nothing is added', async (t) => {
  const app = await school(t);
  const itself = await app.call('POST', COPY, { token: app.token(1), body: { SubClassID: 1, to: [2, 1] } });
  t.is(itself.status, 400);
  t.deepEqual(
    itself.body.fields.map(({ path }: { path: string }) => path),
    ['to'],
  );
  const lost = await app.call('POST', COPY, { token: app.token(1), body: { SubClassID: 1, to: [2, 9] } });
  t.like(lost, { status: 404, body: { code: 'section.not-found' } });
  t.deepEqual(
    lost.body.fields.map(({ path }: { path: string }) => path),
    ['to.1'],
  );
  t.deepEqual(await added(app), []);
});

provokesEach(
  { 'academics.nothing-to-copy': 409 },
  {
    'academics.nothing-to-copy': async () => {
      const app = await school();
      const answer = await app.call('POST', COPY, { token: app.token(1), body: { SubClassID: 4, to: [3] } });
      await app.close();
      return answer;
    },
  },
);
