import test from 'ava';
import { overtakenFields } from './overtaken.ts';

test('what somebody else has changed is told field by field, rows of a table too, with what is typed', (t) => {
  const loaded = { payee: 'করিম', on: '2026-11-01', lines: [{ SLID: 3, Amount: '500' }] };
  const now = {
    payee: 'রহিম',
    on: '2026-11-01',
    lines: [
      { SLID: 3, Amount: '550' },
      { SLID: 4, Amount: '10' },
    ],
  };
  const typed = { payee: 'সেলিম', on: '2026-11-02', lines: [{ SLID: 3, Amount: '500' }] };
  t.deepEqual(overtakenFields(loaded, now, typed), [
    { name: 'payee', was: 'করিম', now: 'রহিম', typed: 'সেলিম' },
    { name: 'lines[0].Amount', was: '500', now: '550', typed: '500' },
    { name: 'lines[1].SLID', was: undefined, now: 4, typed: undefined },
    { name: 'lines[1].Amount', was: undefined, now: '10', typed: undefined },
  ]);
  t.deepEqual(overtakenFields({ a: undefined, b: '' }, { a: '', b: null }, {}), [], 'nothing is nothing');
});
