import test from 'ava';
import fc from 'fast-check';
import { JsonAnswer, lasting } from './index.ts';

const text = (answer: object) => new JsonAnswer(answer).bytes.toString();

test('whatever lasts, an answer is what JSON.stringify writes, also when it is asked for again', (t) => {
  const row = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue());
  const answers = fc.record({
    rows: fc.array(fc.tuple(row, fc.boolean())),
    more: fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined))),
  });
  fc.assert(
    fc.property(answers, ({ rows, more }) => {
      const data = rows.map(([of, lasts]) => (lasts ? lasting(of) : of));
      const answer = { ...more, data, items: data, total: rows.length };
      t.is(text(answer), JSON.stringify(answer));
      t.is(text({ total: 0, data }), JSON.stringify({ total: 0, data }));
      t.is(text({ data: [...data].reverse() }), JSON.stringify({ data: [...data].reverse() }));
    }),
  );
});

test('a row that lasts is written once; any other is written each time', (t) => {
  let written = 0;
  const told = {
    toJSON() {
      written += 1;
      return { written };
    },
  };
  const row = lasting({ told });
  t.is(text({ data: [row] }), '{"data":[{"told":{"written":1}}]}');
  t.is(text({ data: [row, { told }] }), '{"data":[{"told":{"written":1}},{"told":{"written":2}}]}');
  t.is(text({ data: [{ told }, row] }), '{"data":[{"told":{"written":3}},{"told":{"written":1}}]}');
});
