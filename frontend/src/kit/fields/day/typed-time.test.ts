import test from 'ava';
import { readTypedTime } from './typed-time.ts';

const LISTED = ['05:00', '09:00', '16:00', '16:30', '21:00'];

for (const [typed, time] of [
  ['4:30 PM', '16:30'],
  ['বিকাল ৪:৩০', '16:30'],
  ['বিকাল ৪.৩০', '16:30'],
  ['1630', '16:30'],
  ['১৬ ৩০', '16:30'],
  ['4 pm', '16:00'],
  ['বিকাল ৪', '16:00'],
  ['৪', '16:00'],
  ['9', '09:00'],
  ['14', '14:00'],
  ['25', undefined],
  ['abc', undefined],
  ['1675', undefined],
] as const)
  test(`“${typed}” is ${time}`, (t) => t.is(readTypedTime(typed, LISTED), time));
