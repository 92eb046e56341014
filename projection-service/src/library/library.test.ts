import { drafted, streams } from '@madrasah/events';
import { bookCopies, bookKinds, titles } from '@madrasah/events/library';
import test from 'ava';
import { CLERK, SCHOOL, testApp } from '../app-test-support.ts';

const named = (bn: string, en = '', ar = '') => ({ name: { bn, en, ar } });
const title = (id: number, bn: string, more: object = {}) =>
  drafted(titles, {
    ...{ kind: 'added', id, serial: id },
    attributes: { ...named(bn), author: 'মারগীনানী', kindId: 1, subject: 'ফিকহ', shelf: 'ক-৩', ...more },
  });
const copy = (id: number, titleId: number, state = 1) =>
  drafted(bookCopies, {
    ...{ kind: 'added', id, serial: id },
    attributes: { titleId, copyNo: id, oldNo: '', state },
  });

/** Two titles, of one two copies. */
async function library() {
  const app = await testApp();
  await app.record(
    streams.library(SCHOOL),
    drafted(bookKinds, { kind: 'added', id: 1, serial: 1, attributes: named('দরসি', 'Lessons') }),
    title(1, 'হিদায়া', named('হিদায়া', 'Al-Hidayah', 'الهداية')),
    title(2, 'কুদূরী'),
    copy(1, 1),
    copy(2, 1, 2),
    copy(3, 1),
    drafted(bookCopies, { kind: 'retired', id: 3 }),
  );
  return app;
}

test('a title says how many copies there are, a copy what it is one of', async (t) => {
  const app = await library();
  t.teardown(app.end);
  const { body } = await app.get('/api/library/titles');
  t.deepEqual(
    body.data.map((row: Record<string, unknown>) => [row['TitleName'], row['Copies']]),
    [
      ['হিদায়া', 2],
      ['কুদূরী', 0],
    ],
  );
  const copies = await app.get('/api/library/copies?TitleID=1', { language: 'en' });
  t.deepEqual(
    copies.body.data.map((row: Record<string, unknown>) => row['called']),
    ['1 · Al-Hidayah', '2 · Al-Hidayah'],
  );
});

const rows = async (app: Awaited<ReturnType<typeof library>>, query: string) => {
  const { body } = await app.get(`/api/library/report.csv?${query}`);
  return String(body).trim().split('\r\n');
};

test('the accession register has the numbers that are asked for, and the label the number alone for a telephone', async (t) => {
  const app = await library();
  t.teardown(app.end);
  const register = await rows(app, 'report_id=1&from=2');
  t.is(register.filter((line) => line.includes('হিদায়া')).length, 1);
  t.true(register.some((line) => line.includes('মেরামতে')));
  const labels = (await app.get('/api/library/report?report_id=3')).body;
  const [cards] = labels.blocks;
  t.is(cards.cards.length, 2);
  t.truthy(cards.cards[0].front.mark.path);
  t.is((await app.get('/api/library/report.pdf?report_id=3')).status, 200);
  t.is((await app.get('/api/library/report?report_id=1', { loginId: CLERK })).status, 403);
});

test('titles stand under their kinds, and their copies are added up', async (t) => {
  const app = await library();
  t.teardown(app.end);
  const { body } = await app.get('/api/library/report?report_id=2', { language: 'en' });
  const said = JSON.stringify(body.blocks);
  for (const word of ['Lessons', 'Al-Hidayah', 'الهداية']) t.true(said.includes(word), word);
});
