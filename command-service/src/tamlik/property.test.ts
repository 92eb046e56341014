import { isRefusal, postingsOf } from '@madrasah/events';
import test from 'ava';
import fc from 'fast-check';
import { fund } from '../test-support/chart.ts';
import { House, S, S2 } from '../test-support/house.ts';
import { entitle, give, reverseGiven } from '../test-support/tamlik.ts';

const SEED = 20_261_123;

const step = fc.record({
  what: fc.constantFrom('zakat', 'charge', 'entitle', 'end', 'give', 'give', 'give', 'reverse'),
  user: fc.constantFrom(S, S2),
  amount: fc.integer({ min: 1, max: 900 }),
  which: fc.nat(12),
});
type Drawn = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Carries out what was drawn, where it is not refused. */
function take(house: House, { what, user, amount, which }: Drawn, index: number): void {
  if (what === 'entitle' || what === 'end')
    return void entitle(house, user, '2026-04-01', what === 'entitle');
  const items = house.journal.itemsOf.get(user) ?? [];
  const given = [...house.journal.tamliks.values()];
  const old = given[which % Math.max(1, given.length)];
  const decided = {
    zakat: () => house.voucher('Z', 'Zakat', amount * 5, '2026-04-02'),
    charge: () => house.charge({ Food: amount, Tuition: amount }, '2026-04-10', { user }),
    give: () =>
      give(house, [[user, items[which % Math.max(1, items.length)] ?? 1, Math.ceil(amount / 5)]], {
        tamlikId: index + 1,
      }),
    reverse: () => (old ? reverseGiven(house, house.events.slice(old.revision, old.revision + 2)) : []),
  }[what]();
  if (!isRefusal(decided)) house.given(decided);
}

test('zakat leaves to those entitled alone, and what was given is what receipts of tamlik brought in', (t) => {
  let given = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
      const house = new House();
      for (const [index, drawn] of steps.entries()) {
        const [before, { zakatEligible }] = [house.events.length, house.journal];
        const entitled = new Set(zakatEligible.keys());
        take(house, drawn, index);
        for (const { type, data } of house.events.slice(before)) {
          const out = postingsOf({ type, data: data as Record<string, unknown> }).some(
            ({ account, fund: of, credit }) => account.startsWith('sl:') && of === fund('Z') && credit > 0,
          );
          if (!out || drawn.what === 'zakat') continue;
          t.is(type, 'TamlikGiven');
          given += 1;
          for (const { userId } of (data as { lines: { userId: number }[] }).lines)
            t.true(entitled.has(userId));
        }
      }
      const standing = house.events
        .filter(({ type }) => type === 'FeesCollected')
        .map(({ data }) => data as { receiptId: number; tamlikId?: number; rows: { deposit: number }[] })
        .filter(({ receiptId }) => !house.journal.receipts.get(receiptId)?.reversed);
      const paid = standing.reduce(
        (sum, { rows }) => sum + rows.reduce((all, row) => all + row.deposit, 0),
        0,
      );
      t.true(standing.every(({ tamlikId }) => tamlikId !== undefined));
      t.is(Math.round(house.balance('sys:zakat-given') * 100), paid);
      t.true(house.balance('C1', 'Z') >= 0);
    }),
    { seed: SEED, numRuns: 150 },
  );
  t.true(given > 100, `only ${given} tamliks were drawn`);
});
