import test from 'ava';
import { hourInWords, hourOfWords } from './hours.ts';

const HOURS = [
  ['00:10', '12:10 AM', 'রাত ১২:১০'],
  ['03:59', '3:59 AM', 'রাত ৩:৫৯'],
  ['05:00', '5:00 AM', 'ভোর ৫:০০'],
  ['09:05', '9:05 AM', 'সকাল ৯:০৫'],
  ['12:00', '12:00 PM', 'দুপুর ১২:০০'],
  ['16:30', '4:30 PM', 'বিকাল ৪:৩০'],
  ['18:15', '6:15 PM', 'সন্ধ্যা ৬:১৫'],
  ['23:59', '11:59 PM', 'রাত ১১:৫৯'],
] as const;

for (const [time, english, bengali] of HOURS)
  test(`${time} is said ${english}, and read back from how Bengali says it`, (t) => {
    t.is(hourInWords(time, 'en'), english);
    t.is(hourInWords(time, 'bn'), bengali);
    t.is(hourOfWords(bengali), time);
  });

test('an hour is taken for what it is mostly used for, where a part of the day has none of it', (t) => {
  t.is(hourOfWords('বিকেল ৩:৩০'), '15:30');
  t.is(hourOfWords('সকাল ৫:৩০'), '05:30');
  t.is(hourOfWords('সন্ধ্যা ৫:৪৫'), '17:45');
  t.is(hourOfWords('বিকাল 4:30'), '16:30');
});

test('what is no hour of a day is none', (t) => {
  for (const said of ['', '16:30', 'সকাল ১৩:০০', 'সকাল ৯:৬০', 'কাল ৯:০০', 'রাত ০:১০'])
    t.is(hourOfWords(said), undefined, said);
  t.is(hourInWords('', 'bn'), '');
});

test('every minute of a day is read back from both languages or by its own figures', (t) => {
  for (let minute = 0; minute < 1440; minute += 7) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    t.is(hourOfWords(hourInWords(time, 'bn')), time);
  }
});
