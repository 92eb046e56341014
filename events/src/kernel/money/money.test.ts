import test from 'ava';
import fc from 'fast-check';
import { fromTaka, MAX_AMOUNT_PAISA, paisa, sumPaisa, toTaka } from './money.ts';

/** Taka as a person writes it, beside the paisa it means, built without any arithmetic on fractions. */
const written = fc
  .record({
    minus: fc.boolean(),
    whole: fc.bigInt({ min: 0n, max: 90_071_992_547_408n }),
    decimals: fc.constantFrom('', '.0', '.5', '.05', '.50', '.99', '.07', '.10'),
  })
  .map(({ minus, whole, decimals }) => ({
    text: `${minus ? '-' : ''}${whole}${decimals}`,
    paisa: BigInt(`${whole}${decimals.slice(1).padEnd(2, '0')}`) * (minus ? -1n : 1n),
  }));

test('taka written with at most two decimals is exactly so many paisa', (t) => {
  fc.assert(fc.property(written, (sum) => t.is(BigInt(fromTaka(sum.text) ?? 1n << 60n), sum.paisa)));
});

test('paisa go out as taka and come back the same', (t) => {
  const amount = fc.integer({ min: -MAX_AMOUNT_PAISA, max: MAX_AMOUNT_PAISA });
  fc.assert(fc.property(amount, (sum) => t.is(fromTaka(String(toTaka(sum))), paisa(sum))));
});

for (const text of [
  '1.005',
  '0.001',
  '1.',
  '.5',
  '',
  ' 1',
  '1 ',
  '+1',
  '1e3',
  '1e21',
  'NaN',
  'Infinity',
  '১',
])
  test(`“${text}” is no amount`, (t) => t.is(fromTaka(text), undefined));

test('an amount beyond what integers hold exactly is none', (t) => {
  t.is(fromTaka('90071992547409.91'), Number.MAX_SAFE_INTEGER as never);
  t.is(fromTaka('90071992547409.92'), undefined);
  t.is(fromTaka('-90071992547409.92'), undefined);
  t.is(fromTaka('9007199254740993'), undefined);
});

test('nothing is never minus nothing', (t) => {
  t.is(paisa(-0), 0 as never);
  t.is(fromTaka('-0'), 0 as never);
  t.is(fromTaka('-0.00'), 0 as never);
});

for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53])
  test(`${amount} is no number of paisa`, (t) => {
    t.throws(() => paisa(amount), { instanceOf: RangeError });
    t.throws(() => toTaka(amount), { instanceOf: RangeError });
  });

test('a sum is refused as soon as a part of it is not exact', (t) => {
  t.is(sumPaisa([1, 2, 3]), 6 as never);
  t.is(sumPaisa([]), 0 as never);
  const most = Number.MAX_SAFE_INTEGER;
  t.throws(() => sumPaisa([most, 1, -1]), { instanceOf: RangeError });
  t.throws(() => sumPaisa([0.5, 0.5]), { instanceOf: RangeError });
});
