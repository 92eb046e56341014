import test from 'ava';
import { Binary, ObjectId } from 'bson';
import fc from 'fast-check';
import { keyOf, keysOfType } from './key.ts';
import { compare } from './order.ts';

const text = fc.oneof(fc.string({ maxLength: 4 }), fc.string({ unit: 'binary', maxLength: 4 }));
const characters = fc
  .array(fc.constantFrom('\0', '\u0001', '\u00ff', 'a', 'ক', '\ud7ff', '\ue000', '\uffff', '\u{1f600}'), {
    maxLength: 3,
  })
  .map((units) => units.join(''));
const scalar = fc.oneof(
  text,
  characters,
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(0, -0, 1, Number.NaN, Number.POSITIVE_INFINITY, '', null, true, false),
  fc.integer({ min: -5, max: 5 }).map((ms) => new Date(ms)),
  fc.integer({ min: 0, max: 3 }).map((n) => new ObjectId(n.toString(16).padStart(24, '0'))),
  fc.uint8Array({ maxLength: 2 }).map((bytes) => new Binary(bytes)),
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', '\0', '', 'ক'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const sign = (a: string, b: string) => (a < b ? -1 : Number(a > b));

test('keys are equal and ordered exactly as their values', (t) => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      t.is(sign(keyOf(a), keyOf(b)), Math.sign(compare(a, b)), `${fc.stringify(a)} and ${fc.stringify(b)}`);
    }),
    { numRuns: 5_000 },
  );
});

test('every key lies between the ends of its type and beyond those of the others', (t) => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const { least, most } = keysOfType(a);
      const within = least <= keyOf(b) && keyOf(b) <= most;
      t.is(within, keysOfType(b).least === least);
    }),
    { numRuns: 2_000 },
  );
});
