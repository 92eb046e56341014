import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { checked, withManifest } from './test-support/bundle.ts';
import { Damaging, eventIn, type Line, postings } from './test-support/damaging.ts';

// Somebody who makes every hash, head and sum anew is caught by what his history says, or by what he does not hold.
const bundle = new Damaging();
test.before(() => bundle.make());
test.after.always(() => bundle.folders.remove());

const forgedAt = () => bundle.receipt(6);
const after = (change: (event: Line) => void) => checked(bundle.forged(forgedAt(), change)).faults;

test('a forged entry that does not balance is named', (t) => {
  t.deepEqual(
    after(() => undefined),
    [],
  );
  const { name } = bundle.place(forgedAt());
  const [fault = ''] = after((event) => Object.assign(postings(event)[0] ?? {}, { debit: 1 }));
  t.regex(fault, new RegExp(`^entries: ${name}: fund \\d+ is out of balance by -?\\d+ paisa$`));
  const [twoSided = ''] = after((event) => Object.assign(postings(event)[0] ?? {}, { debit: 5, credit: 5 }));
  t.is(twoSided, `entries: ${name}: a posting has one side, in whole paisa`);
});

test('a forged entry that moves another amount than its receipt states is named', (t) => {
  const { name } = bundle.place(forgedAt());
  const faults = after((event) => {
    for (const line of postings(event)) {
      line.debit *= 2;
      line.credit *= 2;
    }
  });
  t.regex(
    faults[0] ?? '',
    new RegExp(`^papers: ${name}: it states \\d+ paisa on sl:\\d+, its postings \\d+$`),
  );
  t.true(faults.some((fault) => fault.startsWith('balances: ')));
});

test('a forged number and a type nobody knows are named', (t) => {
  const { name } = bundle.place(forgedAt());
  const { series } = eventIn(bundle.lines[forgedAt()]).data;
  const [number] = after(({ data }) => Object.assign(data, { receiptNo: 7777 }));
  t.is(number, `numbers: ${name}: series ${series} has 7777 where 7 is due`);
  const vanished = after((event) => Object.assign(event, { type: 'MoneyVanished' }));
  t.true(vanished.includes(`entries: ${name}: MoneyVanished version 1 is not known here`));
});

test('a reversal forged onto a receipt that is not there, or onto one reversed before, is named', (t) => {
  const [first = 0, second = 0] = bundle
    .journal()
    .filter((at) => eventIn(bundle.lines[at]).type === 'CollectionReversed');
  const { receiptId } = eventIn(bundle.lines[first]).data;
  for (const [at, other] of [
    [first, 999_999],
    [second, receiptId],
  ] as const) {
    const forged = bundle.forged(at, ({ data }) => Object.assign(data, { receiptId: other }));
    const fault = `papers: ${bundle.place(at).name}: it reverses receipt ${other}, which does not stand`;
    t.is(checked(forged).faults[0], fault);
  }
});

test('a forgery that contradicts nothing within is named by the manifest’s sum that came on another way', (t) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(bundle.whole, 'manifest.json')))
    .digest('hex');
  t.is(checked(bundle.whole, ['--manifest', sum]).code, 0);
  t.is(checked(bundle.whole, ['--manifest', sum.toUpperCase().replace(/(....)/g, '$1 ')]).code, 0);
  const forged = bundle.forged(forgedAt(), ({ data }) => Object.assign(data, { remark: 'forged' }));
  t.deepEqual(checked(forged).faults, []);
  t.deepEqual(checked(forged, ['--manifest', sum]).faults, [
    'files: manifest.json is not the one handed over',
  ]);
  t.is(checked(forged, ['--manifest']).code, 2);
});

const withOther = (change: Parameters<typeof withManifest>[2]) =>
  checked(withManifest(bundle.whole, bundle.folders.next(), change)).faults;

test('a balance changed in the manifest is named, also with its totals put right', (t) => {
  const [total = ''] = withOther(({ trialBalance }) => {
    for (const row of trialBalance.funds[0]?.accounts.slice(0, 1) ?? []) row.debit += 1;
  });
  t.is(total, 'balances: fund 1: the manifest’s debit total does not add up');
  const [balance = ''] = withOther(({ trialBalance }) => {
    const accounts = trialBalance.funds[0]?.accounts ?? [];
    for (const side of ['debit', 'credit'] as const)
      for (const sums of [accounts.find((row) => row[side] > 0), trialBalance.funds[0], trialBalance])
        if (sums) sums[side] += 1;
  });
  t.regex(balance, /^balances: fund 1, \S+: the events give -?\d+ paisa, the manifest -?\d+$/);
  const all = withOther(({ trialBalance }) => {
    trialBalance.debit += 100;
  });
  t.deepEqual(all, ['balances: all funds: the manifest’s total does not add up']);
});

test('a name, a head, a stream or a sum changed in the manifest is named', (t) => {
  const renamed = withOther(({ chart }) => {
    for (const fund of chart.funds.slice(0, 1)) fund.name = 'অন্য তহবিল';
  });
  t.regex(renamed[0] ?? '', /^names: fund 1: “.*” in the events, “অন্য তহবিল” in the manifest$/);
  const head = withOther(({ streams }) => {
    for (const row of streams) row.hash = 'f'.repeat(64);
  });
  t.regex(head[0] ?? '', /^heads: \S+@\d+ f{64} is its last event; the file ends at /);
  t.regex(withOther(({ streams }) => streams.pop())[0] ?? '', /^heads: \S+@0: the manifest does not know/);
  const sum = withOther(({ files }) => {
    files['journal.csv'] = { bytes: 0, sha256: 'f'.repeat(64) };
  });
  t.regex(sum[0] ?? '', /^files: journal\.csv was changed/);
});

test('a name that would rule the terminal wipes no finding off it and adds no line', (t) => {
  const copy = withManifest(bundle.whole, bundle.folders.next(), ({ chart }) => {
    for (const fund of chart.funds.slice(0, 1)) fund.name = '\u001b[2J\nEverything holds.\u202e';
  });
  const { code, output, faults } = checked(copy);
  t.is(code, 1);
  t.regex(faults[0] ?? '', /^names: fund 1: .*Everything holds/);
  for (const ruling of ['\u001b', '\u202e', '\nEverything holds']) t.false(output.includes(ruling));
});
