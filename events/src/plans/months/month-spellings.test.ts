import test from 'ava';
import { HIJRI_MONTHS } from '../../kernel/index.ts';
import { monthBesides } from './month-spellings.ts';

const monthOf = (name: string) => HIJRI_MONTHS.bn.indexOf(monthBesides(name)[0] ?? '') + 1;

test('a Hijri month is known by its usual spellings', (t) => {
  const found = [
    'জিলহজ',
    'জিলহজ্জ',
    'যিলহজ্জ',
    'রবিউল আখির',
    'রবিউস সানী',
    'জমাদিউল আউয়াল',
    'জুমাদাল উলা',
    'জুমাদাল উখরা',
    'রমজান',
    'Zilhajj',
    'Dhul Qadah',
  ];
  t.deepEqual(found.map(monthOf), [12, 12, 12, 4, 4, 5, 5, 6, 9, 12, 11]);
});

test('no spelling is of two months, and a month of another calendar is none of them', (t) => {
  for (const [at, name] of HIJRI_MONTHS.bn.entries())
    for (const other of monthBesides(name)) t.is(monthOf(other), at + 1, other);
  t.deepEqual(['মাস ৩', 'বৈশাখ', 'মার্চ', 'January', ''].map(monthOf), [0, 0, 0, 0, 0]);
});
