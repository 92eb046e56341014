import test from 'ava';
import { queryCatalogue } from './index.ts';

const isFile = (path: string) => /\.(pdf|xlsx|csv)$/.test(path);

/** Whose answer no schema says, and why. */
const NOT_SAID: Readonly<Record<string, string>> = {
  File: 'the bytes of a file',
  OpenFile: 'the bytes of a file',
  JournalExport: 'the bytes of a file, in one of four formats of others',
  ApiDocument: 'OpenAPI 3.1, a language of its own',
};

test('every query says in its definition what it answers', (t) => {
  const silent = queryCatalogue.filter(
    ({ path, answer, name }) => !isFile(path) && !answer && !(name in NOT_SAID),
  );
  t.deepEqual(
    silent.map(({ name }) => name),
    [],
  );
});

test('whoever is excepted says nothing', (t) => {
  const said = queryCatalogue.filter(({ name, answer }) => name in NOT_SAID && answer);
  t.deepEqual(said, []);
});
