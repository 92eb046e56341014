import test from 'ava';
import { feeNameIn } from './fee-name.ts';

const head = { name: 'পরীক্ষা ফি', nameEn: 'Exam fee' };

test('a fee has the English name of its head in English, and the exam stays behind it', (t) => {
  t.is(feeNameIn('en', 'পরীক্ষা ফি', head), 'Exam fee');
  t.is(feeNameIn('en', 'পরীক্ষা ফি (বার্ষিক)', head), 'Exam fee (বার্ষিক)');
  const exams = new Map([['বার্ষিক', 'Yearly']]);
  t.is(feeNameIn('en', 'পরীক্ষা ফি (বার্ষিক)', head, exams), 'Exam fee (Yearly)');
  t.is(feeNameIn('en', 'পরীক্ষা ফি', head, exams), 'Exam fee');
  t.is(feeNameIn('bn', 'পরীক্ষা ফি (বার্ষিক)', head, exams), 'পরীক্ষা ফি (বার্ষিক)');
});

test('a fee of a head without an English name, of none, or renamed since is called as it was', (t) => {
  t.is(feeNameIn('en', 'পরীক্ষা ফি', { ...head, nameEn: '' }), 'পরীক্ষা ফি');
  t.is(feeNameIn('en', 'পুরোনো নাম', head), 'পুরোনো নাম');
  t.is(feeNameIn('en', '', undefined), '');
});
