import { SetClock } from '@madrasah/service-kit/clock';
import test from 'ava';
import { ResultLimits } from './limits.ts';

const clock = () => new SetClock('2026-11-15T06:00:10Z');
const students = (limits: ResultLimits, many: number) => {
  for (let n = 0; n < many; n += 1) limits.look('a', `s${n}`, false);
};
const code = (work: () => void) => {
  try {
    work();
    return undefined;
  } catch (refusal) {
    return (refusal as { code: string }).code;
  }
};

test('sixty misses of an address in a minute, and no more; another address is not touched', (t) => {
  const limits = new ResultLimits(clock());
  for (let n = 0; n < 60; n += 1) limits.missed('a');
  t.is(
    code(() => limits.look('a', 's', false)),
    'limit.exceeded',
  );
  t.is(
    code(() => limits.look('b', 's', false)),
    undefined,
  );
});

test('sixty looks at one student from one address do not lock him for others', (t) => {
  const limits = new ResultLimits(clock());
  for (let n = 0; n < 60; n += 1) limits.look('a', 's', false);
  t.is(
    code(() => limits.look('a', 's', true)),
    'limit.exceeded',
  );
  t.is(
    code(() => limits.look('b', 's', false)),
    undefined,
  );
});

test('after sixty different students the birth date is asked, and not of those seen already', (t) => {
  const limits = new ResultLimits(clock());
  students(limits, 60);
  t.is(
    code(() => limits.look('a', 'another', false)),
    'results.birth-date-asked',
  );
  t.is(
    code(() => limits.look('a', 'another', true)),
    undefined,
  );
  t.is(
    code(() => limits.look('a', 's7', false)),
    undefined,
  );
});

test('a minute later all is forgotten', (t) => {
  const time = clock();
  const limits = new ResultLimits(time);
  students(limits, 60);
  time.set('2026-11-15T06:01:00Z');
  t.is(
    code(() => limits.look('a', 'another', false)),
    undefined,
  );
});
