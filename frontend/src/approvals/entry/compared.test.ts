import type { ShownLine, ShownPart } from '@madrasah/events/kernel';
import test from 'ava';
import { comparedParts } from './compared.ts';

const line = (account: string, debit: number, credit: number): ShownLine => ({
  ...{ account, fund: 'General', debit, credit },
});
const part = (on: string, ...lines: ShownLine[]): ShownPart => ({ as: 'posted', on, lines });

test('an entry that is looked at for the first time has nothing new in it; its sides are added up exactly', (t) => {
  const [only, ...more] = comparedParts(
    { parts: [part('2026-04-10', line('Rice', 0.1, 0), line('Oil', 0.2, 0), line('Cash', 0, 0.3))] },
    undefined,
  );
  t.deepEqual(more, []);
  t.like(only, { debit: 0.3, credit: 0.3 });
  t.deepEqual(
    only?.lines.map(({ state }) => state),
    ['same', 'same', 'same'],
  );
});

test('a line with another sum is new, what it was is gone and is not added up', (t) => {
  const was = { parts: [part('2026-04-10', line('Rice', 100, 0), line('Cash', 0, 100))] };
  const now = { parts: [part('2026-04-10', line('Rice', 90, 0), line('Cash', 0, 90))] };
  const [only] = comparedParts(now, was);
  t.deepEqual(
    only?.lines.map(({ account, state }) => `${account} ${state}`),
    ['Rice new', 'Cash new', 'Rice gone', 'Cash gone'],
  );
  t.like(only, { debit: 90, credit: 90 });
});

test('on another day everything of it is new, and what stood on the day before is gone', (t) => {
  const lines = [line('Rice', 100, 0), line('Cash', 0, 100)];
  const [now, before] = comparedParts(
    { parts: [part('2026-04-11', ...lines)] },
    { parts: [part('2026-04-10', ...lines)] },
  );
  t.true(now?.lines.every(({ state }) => state === 'new'));
  t.is(before?.on, '2026-04-10');
  t.true(before?.lines.every(({ state }) => state === 'gone'));
});
