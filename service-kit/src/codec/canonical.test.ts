import test from 'ava';
import fc from 'fast-check';
import type { Json } from '../event-store/index.ts';
import { canonicalJson } from './canonical.ts';

test('keys are in the order of their code units at every depth, without blanks', (t) => {
  const value = { b: [{ z: 1, a: null }], B: true, খ: 'খ', a: 'x', '10': 1, '9': 2 };
  t.is(canonicalJson(value), '{"10":1,"9":2,"B":true,"a":"x","b":[{"a":null,"z":1}],"খ":"খ"}');
});

test('text is spelled as JSON spells it; what looks alike stays different', (t) => {
  t.is(canonicalJson('"\\\n\u0001😀\uD800'), '"\\"\\\\\\n\\u0001😀\\ud800"');
  t.not(canonicalJson('য়'.normalize('NFC')), canonicalJson('\u09DF'));
});

test('there is one nothing: minus zero is zero', (t) => t.is(canonicalJson([-0, 0]), '[0,0]'));

for (const number of [0.5, 1e21, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
  test(`${number} has no canonical form`, (t) => {
    t.throws(() => canonicalJson({ deep: [number] }), { instanceOf: TypeError });
  });

test('a member that is undefined is no member', (t) => {
  t.is(canonicalJson({ a: undefined, b: 1 } as unknown as Json), '{"b":1}');
});

const integer = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    integer,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ) as fc.Arbitrary<Json>,
})).value;

test('the form says all of a value, and the same after a journey through JSON', (t) => {
  fc.assert(
    fc.property(json, (value) => {
      const form = canonicalJson(value);
      t.is(canonicalJson(JSON.parse(form)), form);
      t.is(canonicalJson(JSON.parse(JSON.stringify(value))), form);
    }),
  );
});
