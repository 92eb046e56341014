import { accountingYearOn } from '@madrasah/events/ledger';
import test from 'ava';
import { yearsAround } from './years.ts';

const before = (to: string, ...years: readonly (readonly [from: string, to: string])[]) => {
  const set = years.map(([from, to], index) => ({ id: index + 1, name: '', from, to, retired: false }));
  return yearsAround({ to, yearOf: (day) => accountingYearOn(set, day) }).lastYear;
};

test('last year ends the day before this one began, also where nobody has set it', (t) => {
  t.deepEqual(before('2026-08-31'), { from: '2025-07-01', to: '2026-06-30' });
  t.deepEqual(before('2025-12-31', ['2025-01-01', '2025-12-31']), { from: '2024-07-01', to: '2024-12-31' });
  const [first, second] = [['2024-02-01', '2024-12-31'] as const, ['2025-01-01', '2025-12-31'] as const];
  t.deepEqual(before('2025-06-15', first, second), { from: '2024-02-01', to: '2024-12-31' });
  t.deepEqual(before('2026-03-01', first, second), { from: '2025-01-01', to: '2025-12-31' });
});
