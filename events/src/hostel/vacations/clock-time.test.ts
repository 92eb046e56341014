import test from 'ava';
import { clockTime, momentAt, readClockTime } from './clock-time.ts';

const TIMES: readonly (readonly [string, string | undefined])[] = [
  ['09:05', '09:05'],
  ['9:05', '09:05'],
  ['০৯:৩০', '09:30'],
  ['4:30 PM', '16:30'],
  ['৪:৩০ pm', '16:30'],
  ['12:00 AM', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['16:30:00', '16:30'],
  ['বিকাল ৪:৩০', '16:30'],
  ['24:00', undefined],
  ['13:00 PM', undefined],
  ['0:10 AM', undefined],
  ['10:60', undefined],
  ['1030', undefined],
  ['', undefined],
];

for (const [typed, time] of TIMES)
  test(`“${typed}” is ${time ?? 'no time of a day'}`, (t) => {
    t.is(readClockTime(typed), time);
    t.is(clockTime().safeParse(typed).success, time !== undefined);
  });

test('what is no text is no time', (t) => {
  for (const raw of [930, null, undefined, {}, true]) t.false(clockTime().safeParse(raw).success);
});

test('the clock of the house is six hours ahead of Greenwich, over midnight too', (t) => {
  t.is(momentAt(new Date('2026-04-14T04:05:00Z')), '2026-04-14T10:05');
  t.is(momentAt(new Date('2026-12-31T20:00:00Z')), '2027-01-01T02:00');
});
