import { isRefusal } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { forgetWrongDigits, giveDigits, noteWrongDigits } from './digits.ts';
import { emptySignIns } from './lockout.ts';

const NOW = Date.parse('2026-04-14T04:05:00.000Z');
const HOUR = 3_600_000;

function house() {
  const state = emptySignIns(plainTable);
  const give = (network: string, code: string, isRight = false, hours = 0) => {
    const at = NOW + hours * HOUR;
    const given = giveDigits(state, { network, code, isRight }, new Date(at));
    if (isRefusal(given)) return given.code;
    for (const { type } of given)
      if (type === 'DigitsRefused') noteWrongDigits(state, { network, code }, at);
      else forgetWrongDigits(state, network, code);
    return given.map(({ type }) => type).join();
  };
  return { state, give };
}

test('five wrong ones shut one application from one network for a day, and nothing else', (t) => {
  const { give } = house();
  for (let time = 0; time < 5; time += 1) t.is(give('a', '100001'), 'DigitsRefused');
  t.is(give('a', '100001', true), 'applications.digits-shut');
  t.is(give('b', '100001', true), '', 'from elsewhere it opens');
  t.is(give('a', '100002', true), '', 'another opens from there');
  t.is(give('a', '100001', true, 23), 'applications.digits-shut');
  t.is(give('a', '100001', true, 25), '');
});

test('wrong ones of ten applications shut all of them there, however few of each', (t) => {
  const { give } = house();
  for (let one = 1; one <= 9; one += 1) t.is(give('a', `10000${one}`), 'DigitsRefused');
  for (let time = 0; time < 3; time += 1)
    t.is(give('a', '100001'), 'DigitsRefused', 'of one more are no more');
  t.is(give('a', '100500', true), '');
  t.is(give('a', '100010'), 'DigitsRefused');
  t.is(give('a', '100500', true), 'applications.digits-shut');
  t.is(give('b', '100500', true), '');
});

test('ten wrong ones from wherever shut an application everywhere for a day, and nothing more is recorded', (t) => {
  const { give, state } = house();
  for (let one = 0; one < 10; one += 1) t.is(give(`network ${one}`, '100001'), 'DigitsRefused');
  for (let one = 10; one < 400; one += 1) t.is(give(`network ${one}`, '100001'), 'applications.digits-shut');
  t.is(state.digits.size, 10);
  t.is(give('home', '100001', true), 'applications.digits-shut');
  t.is(give('home', '100002', true), '', 'another opens');
  t.is(give('elsewhere', '100001', false, 23), 'applications.digits-shut');
  t.is(give('home', '100001', true, 25), '', 'whoever tried on meanwhile');
});

test('right ones take back what was counted of that application there', (t) => {
  const { give, state } = house();
  for (let time = 0; time < 4; time += 1) give('a', '100001');
  give('a', '100002');
  t.is(give('a', '100001', true), 'DigitsAccepted');
  for (let time = 0; time < 4; time += 1) t.is(give('a', '100001'), 'DigitsRefused');
  give('a', '100002', true);
  give('a', '100001', true);
  t.is(state.digits.size, 0);
});

test('who has not tried for a day is forgotten', (t) => {
  const { give, state } = house();
  for (let one = 0; one < 50; one += 1) give(`network ${one}`, '100001');
  give('another', '100001', false, 30);
  t.deepEqual([...state.digits.keys()], ['another']);
});
