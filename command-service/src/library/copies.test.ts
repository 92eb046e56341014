import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';

const TITLES = '/api/library/titles';
const COPIES = '/api/library/copies';
const title = { TitleName: 'হিদায়া', Author: 'মারগীনানী', BookKindID: 1, Subject: 'ফিকহ', Shelf: 'ক-৩' };

let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await app.done('POST', '/api/library/kinds', { BookKind: 'দরসি' });
  await app.done('POST', TITLES, title);
  await app.done('POST', TITLES, { ...title, TitleName: 'কুদূরী' });
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}) =>
  app.call(method, path, { token: app.token(1), body });
const copies = async () => {
  const found: unknown[] = [];
  for await (const { type, data } of app.store.readAll())
    if (type === 'BookCopyAdded') {
      const { id, attributes } = data as { id: number; attributes: { titleId: number; copyNo: number } };
      found.push([id, attributes.titleId, attributes.copyNo]);
    }
  return found;
};

test.serial(
  'given two titles, when copies are added, then each has the next number and its place',
  async (t) => {
    const several = await call('POST', `${COPIES}/several`, { TitleID: 1, Copies: '৩' });
    t.like(several, { status: 201, body: { data: { from: 1, to: 3 } } });
    t.is((await call('POST', COPIES, { TitleID: 2, OldNo: '২১৭', State: 1 })).body.id, 4);
    t.like((await call('POST', `${COPIES}/several`, { TitleID: 1, Copies: 1 })).body.data, {
      from: 5,
      to: 5,
    });
    t.deepEqual(await copies(), [
      [1, 1, 1],
      [2, 1, 2],
      [3, 1, 3],
      [4, 2, 1],
      [5, 1, 4],
    ]);
  },
);

test.serial(
  'given a number that was given, when its copy is taken off, then it is given to no other',
  async (t) => {
    await call('POST', `${COPIES}/several`, { TitleID: 1, Copies: 2 });
    t.is((await call('DELETE', `${COPIES}/2`)).status, 200);
    t.like((await call('POST', `${COPIES}/several`, { TitleID: 1, Copies: 1 })).body.data, {
      from: 3,
      to: 3,
    });
    t.deepEqual((await copies()).at(-1), [3, 1, 3]);
  },
);

test.serial('copies of no title, none or too many are refused, and nothing is recorded', async (t) => {
  t.like(await call('POST', `${COPIES}/several`, { TitleID: 9, Copies: 1 }), {
    status: 404,
    body: { code: 'title.not-found' },
  });
  const { status, body } = await call('POST', `${COPIES}/several`, { Copies: 101 });
  t.is(status, 400);
  t.deepEqual(body.fields.map(({ path }: { path: string }) => path).sort(), ['Copies', 'TitleID']);
  t.deepEqual(await copies(), []);
});

test.serial('a title with copies and a kind with titles stay on their lists', async (t) => {
  await call('POST', `${COPIES}/several`, { TitleID: 1, Copies: 1 });
  t.like(await call('DELETE', `${TITLES}/1`), { status: 409, body: { code: 'title.in-use' } });
  t.is((await call('DELETE', `${TITLES}/2`)).status, 200);
  t.like(await call('DELETE', '/api/library/kinds/1'), { status: 409, body: { code: 'book-kind.in-use' } });
});
