import test from 'ava';
import { Binary, Decimal128, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { encode, parse } from './bytes.ts';
import { fieldsOf, isPlain, Names } from './elements.ts';

const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => text.isWellFormed()),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.constant(new ObjectId('0123456789abcdef01234567')),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => new Binary(bytes)),
);
const name = fc.constantFrom('_id', 'a', 'b', 'bn', 'totals', 'নাম');
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small', maxDepth: 3 }, scalar, tie('list'), tie('document')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  document: fc.dictionary(name, tie('any'), { maxKeys: 4 }),
})).any;
const documents = fc.dictionary(name, value, { maxKeys: 5 });

test('fields alone are what the whole document has under their names', (t) => {
  fc.assert(
    fc.property(documents, fc.uniqueArray(name), (document, names) => {
      const bytes = encode(document);
      const whole = parse(bytes);
      const expected = Object.fromEntries(
        Object.entries(whole).filter(([field]) => (names as string[]).includes(field)),
      );
      t.deepEqual(fieldsOf(bytes, new Names(names)), expected);
    }),
  );
});

test('what the read models are made of is plain, but for an `_id` that is itself a document', (t) => {
  fc.assert(
    fc.property(documents, ({ _id, ...document }) => {
      t.true(isPlain(encode(document)));
    }),
  );
  t.false(isPlain(encode({ _id: { $gt: 1 } })));
  t.false(isPlain(encode({ _id: [1] })));
});

for (const [what, document] of Object.entries({
  'a decimal': { a: Decimal128.fromString('1') },
  'a long number deep inside': { a: [{ b: Long.fromString('9007199254740993') }] },
  'a pattern': { a: /x/ },
  'a field with a dollar': { $a: 1 },
}))
  test(`${what} wants a full reading`, (t) => {
    t.false(isPlain(encode(document)));
  });

test('a text that is no UTF-8 wants a full reading, which refuses it', (t) => {
  const bytes = encode({ a: 'xy' });
  bytes[bytes.length - 4] = 0xff;
  t.false(isPlain(bytes));
  t.throws(() => parse(bytes));
});
