import { SetClock } from '@madrasah/service-kit/clock';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { emptySignIns, lockedOut, noteRefusal } from './lockout.ts';
import { refuseStranger } from './strangers.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-04-14T04:05:00.000Z');

test('who has not tried for a quarter of an hour is forgotten, and who is locked out stays so', (t) => {
  const state = emptySignIns(plainTable);
  for (let turn = 0; turn < 10; turn += 1) noteRefusal(state, 'insists', NOW + turn);
  for (let minute = 1; minute <= 600; minute += 1) {
    noteRefusal(state, `guess ${minute}`, NOW + minute * MINUTE);
    t.is(lockedOut(state, 'insists', new Date(NOW + minute * MINUTE)) !== undefined, minute < 15);
  }
  t.true(state.refusals.size <= 16, `${state.refusals.size}`);
});

test('of strangers so many are remembered and no more', async (t) => {
  const state = emptySignIns(plainTable);
  for (let turn = 0; turn < 20_000; turn += 1) noteRefusal(state, `guess ${turn}`, NOW);
  const trying = { caller: 'one more', network: '', password: 'wrong horse', about: 'admin' };
  await refuseStranger(state, trying, new SetClock(new Date(NOW).toISOString()));
  t.is(state.refusals.size, 20_000);
  t.true(state.refusals.has('one more'));
  t.false(state.refusals.has('guess 0'));
});
