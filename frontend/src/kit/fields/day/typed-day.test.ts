import test from 'ava';
import { readTypedDay } from './typed-day.ts';

const TODAY = '2026-11-21';

for (const typed of [
  '2026-03-02', '২০২৬-৩-২', '02/03/2026', '২/৩/২০২৬', '2-3-26', '2.3.2026', '2/3', '02032026',
  '২ মার্চ ২০২৬', '2 March 2026', '2 mar 26', '২ মার্চ', ' ২মার্চ ২০২৬ ', '2 March, 2026',
]) // biome-ignore format: one day, written in many ways
  test(`${typed} is the second of March`, (t) => t.is(readTypedDay(typed, TODAY), '2026-03-02'));

test('a birthday with two digits lies in the past', (t) => {
  t.is(readTypedDay('১৫/৮/৭১', TODAY), '1971-08-15');
  t.is(readTypedDay('1/1/30', TODAY), '2030-01-01');
});

for (const typed of ['', '31/2/2026', '2026-13-01', '১২', 'মার্চ', '12 foo 2026', '99/99/9999'])
  test(`"${typed}" is no day`, (t) => t.is(readTypedDay(typed, TODAY), undefined));
