import test from 'ava';
import { signedOut } from '../session/state.ts';
import { keptReducer, valuesKept } from './kept.ts';
import { laidOver, laidUnder } from './use-kept.ts';

const FRESH = { CAID: 2, on: '2026-11-29', lines: [{ row: 1 }] };
const SAVED = { CAID: 1, FundID: 3, on: '2026-11-28', payee: 'ক', lines: [{ row: 1, Amount: '5' }] };
const KEPT = ['CAID', 'FundID', 'on', 'from.Account'];

test('a form that begins anew has of what was saved what it keeps, and nothing else', (t) => {
  t.deepEqual(laidOver(FRESH, SAVED, KEPT), {
    ...{ CAID: 1, FundID: 3, on: '2026-11-28', lines: [{ row: 1 }] },
  });
});

test('a member within another is kept alone', (t) => {
  t.deepEqual(laidOver({}, { from: { Account: 7, note: 'x' } }, KEPT), { from: { Account: 7 } });
});

test('a form that is opened again says what its page says, and what was kept besides', (t) => {
  t.deepEqual(laidUnder(FRESH, SAVED, KEPT), { ...FRESH, FundID: 3 });
  t.deepEqual(laidUnder({ FundID: '' }, SAVED, KEPT), { CAID: 1, FundID: 3, on: '2026-11-28' });
});

test('what was emptied is not kept', (t) => {
  t.deepEqual(laidOver({ FundID: 1 }, { FundID: '', CAID: null }, KEPT), { FundID: 1 });
});

test('whoever signs in next finds nothing of it', (t) => {
  const values = { FundID: 3 };
  const kept = keptReducer(undefined, valuesKept({ command: 'postVoucher', values }));
  t.deepEqual(kept, { postVoucher: values });
  t.deepEqual(keptReducer(kept, signedOut()), {});
});
