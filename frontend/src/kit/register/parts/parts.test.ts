import test from 'ava';
import { partsIn } from './parts.ts';

const rows = [
  { id: 1, section: 2 },
  { id: 2, section: 2 },
  { id: 3, section: 1 },
];

test('rows stand part by part in their order; a list without parts is one of no name', (t) => {
  const parts = partsIn(rows, ({ section }) => ({ key: section, name: `শাখা ${section}` }));
  t.deepEqual(
    parts.map(({ name, rows: of }) => [name, of.map(({ id }) => id)]),
    [
      ['শাখা 2', [1, 2]],
      ['শাখা 1', [3]],
    ],
  );
  t.deepEqual(partsIn(rows, undefined), [{ key: undefined, name: undefined, rows }]);
});
