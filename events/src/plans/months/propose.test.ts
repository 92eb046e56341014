import test from 'ava';
import { addDays, banglaDay, dayNumber, HIJRI_MONTHS, hijriDay } from '../../kernel/index.ts';
import { monthNameIn, PROPOSED_CALENDARS } from './month-names.ts';
import { proposeMonths, schoolYearStart } from './propose.ts';

test('the Hijri year of a school runs from Shawwal to Ramadan, each month from its first day', (t) => {
  const start = schoolYearStart('hijri', '2026-11-23');
  const months = proposeMonths('hijri', start);
  t.deepEqual([months[0]?.name, months[11]?.name], ['শাওয়াল', 'রমযান']);
  t.is(months[0]?.startsOn, start);
  for (const { startsOn } of months) t.is(hijriDay(startsOn).day, 1, startsOn);
  for (const [index, { startsOn }] of months.slice(1).entries()) {
    const length = dayNumber(startsOn) - dayNumber(months[index]?.startsOn as string);
    t.true(length === 29 || length === 30, `${startsOn}: ${length}`);
  }
});

test('an offset moves every day of the moon, and nothing else', (t) => {
  const [usual, later] = [proposeMonths('hijri', '2026-11-23', -1), proposeMonths('hijri', '2026-11-23', -2)];
  t.deepEqual(
    later.map(({ startsOn }) => startsOn),
    usual.map(({ startsOn }) => addDays(startsOn, 1)),
  );
});

test('Bangla and Gregorian years begin where they do', (t) => {
  t.is(schoolYearStart('bangla', '2026-03-01'), '2025-04-14');
  t.is(schoolYearStart('gregorian', '2026-03-01'), '2026-01-01');
  const bangla = proposeMonths('bangla', '2026-04-20');
  t.like(bangla[0], { name: 'বৈশাখ', startsOn: '2026-04-14', monthId: 1, charged: true });
  for (const { startsOn } of bangla) t.is(banglaDay(startsOn).day, 1);
  const july = proposeMonths('gregorian', '2026-07-15');
  t.deepEqual([july[0]?.startsOn, july[7]?.startsOn], ['2026-07-01', '2027-02-01']);
});

test('names are of one spelling, and months of a calendar have their English name', (t) => {
  for (const calendar of PROPOSED_CALENDARS)
    for (const { name } of proposeMonths(calendar, '2026-01-01')) {
      t.is(name, name.normalize('NFC'));
      t.regex(monthNameIn(name, 'en'), /^[A-Z][a-z -]+/);
      t.is(monthNameIn(name, 'bn'), name);
    }
  t.is(monthNameIn('প্রথম মাস', 'en'), 'প্রথম মাস');
  t.is(monthNameIn('জুমাদাল উলা', 'en'), HIJRI_MONTHS.en[4] ?? '');
  t.is(monthNameIn('জুমাদাল উখরা', 'en'), HIJRI_MONTHS.en[5] ?? '');
  t.is(monthNameIn('জুমাদাল উখরা', 'bn'), 'জুমাদাল উখরা');
});
