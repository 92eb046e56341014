import test from 'ava';
import fc from 'fast-check';
import { type Account, cr, dr, entry, mirrored, type Posting, postingSchema } from './index.ts';

const account = fc.constantFrom<Account>('sl:1', 'sl:2', 'sl:40', 'sys:receivable', 'sys:fund-balance');
const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const pair = fc
  .record({ fund: fc.integer({ min: 1, max: 3 }), from: account, to: account, amount })
  .map(({ fund, from, to, amount }) => [dr(to, fund, amount, { party: 7 }), cr(from, fund, amount)]);
/** Postings that balance per fund, in any order. */
const balanced = fc
  .array(pair, { minLength: 1, maxLength: 8 })
  .chain((pairs) => fc.shuffledSubarray(pairs.flat(), { minLength: pairs.length * 2 }));

test('postings that balance in every fund are an entry', (t) => {
  fc.assert(fc.property(balanced, (postings) => t.deepEqual(entry(postings), postings)));
});

test('one changed amount, and it is none', (t) => {
  const changed = fc.tuple(balanced, fc.nat(), amount).map(([postings, at, more]) =>
    postings.map((posting, index) => {
      if (index !== at % postings.length) return posting;
      const side = posting.debit > 0 ? 'debit' : 'credit';
      return { ...posting, [side]: posting[side] + more };
    }),
  );
  fc.assert(
    fc.property(changed, (postings) => {
      t.throws(() => entry(postings as Posting[]), { instanceOf: RangeError, message: /out of balance/ });
    }),
  );
});

test('one fund’s surplus does not pay for another fund’s lack', (t) => {
  t.throws(() => entry([dr('sl:1', 1, 500), cr('sl:2', 2, 500)]), {
    message: /fund 1 is out of balance by 500/,
  });
});

test('the mirror of the mirror is the entry, and the mirror takes the entry back', (t) => {
  fc.assert(
    fc.property(balanced, (postings) => {
      t.deepEqual(mirrored(mirrored(postings)), postings);
      t.notDeepEqual(mirrored(postings), postings);
      t.notThrows(() => entry([...postings, ...mirrored(postings)]));
    }),
  );
});

test('empty lines are left out', (t) => {
  const postings = [dr('sl:1', 1, 5), cr('sl:2', 1, 5)];
  t.deepEqual(entry([...postings, dr('sl:3', 1, 0), cr('sl:3', 9, 0)]), postings);
  t.deepEqual(entry([]), []);
});

const twoSided = { ...dr('sl:1', 1, 5), credit: 5 } as Posting;
const negative = { ...dr('sl:1', 1, 5), debit: -5 } as Posting;
const opposite = { ...dr('sl:1', 1, 5), credit: -5, debit: 0 } as Posting;
const cases: [string, Posting[]][] = [
  ['a line with both sides', [twoSided]],
  ['a line below zero', [negative, dr('sl:2', 1, 5)]],
  ['a credit below zero', [opposite, cr('sl:2', 1, 5)]],
];
for (const [name, postings] of cases)
  test(`${name} is refused although the sums agree`, (t) => {
    t.throws(() => entry(postings), { instanceOf: RangeError, message: /one side/ });
  });

test('a fraction of a paisa is refused', (t) => {
  t.throws(() => dr('sl:1', 1, 0.5), { instanceOf: RangeError });
  t.throws(() => cr('sl:1', 1, Number.NaN), { instanceOf: RangeError });
});

test('what is stored of a posting is an account, a fund and an amount', (t) => {
  const good = { account: 'sl:40', fund: 1, debit: 5, credit: 0 };
  t.deepEqual(postingSchema.parse(good), good as never);
  for (const wrong of [
    { account: '40' },
    { account: 'sl:x' },
    { fund: 0 },
    { debit: -1 },
    { debit: 0.5 },
    { credit: 10 ** 12 },
  ])
    t.false(postingSchema.safeParse({ ...good, ...wrong }).success);
});
