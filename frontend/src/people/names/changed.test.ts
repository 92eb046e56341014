import test from 'ava';
import { changedNames, namesOf } from './changed.ts';

const shown = namesOf([
  { UserID: 7, EnglishName: 'Abdullah', ArabicName: 'عبد الله' },
  { UserID: 9, EnglishName: 'Umar' },
]);

test('only what was changed is sent, an emptied name as null', (t) => {
  const [first = { UserID: 0 }, second = { UserID: 0 }] = shown;
  t.deepEqual(changedNames(shown, [{ ...first, ArabicName: '' }, second]), [
    { UserID: 7, ArabicName: null },
    { UserID: 9 },
  ]);
  t.deepEqual(changedNames(shown, [first, { ...second, ArabicFather: 'خطاب' }]), [
    { UserID: 7 },
    { UserID: 9, ArabicFather: 'خطاب' },
  ]);
});
