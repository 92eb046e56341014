import test from 'ava';
import { checksOf } from './verdict.ts';

const check = (name: string, detail: string, pass = true) => ({ name, pass, detail });

test('the lists are one line; the first fault is named', (t) => {
  const checks = [
    check('chains', '12 events in unbroken chains'),
    check('documents:funds', '5 documents equal to their replay'),
    check('documents:people', '7 documents equal to their replay'),
  ];
  t.deepEqual(checksOf({ checks }), [
    { name: 'chains', pass: true, count: 12 },
    { name: 'documents', pass: true, count: 12 },
  ]);
  const broken = [...checks, check('documents:classes', 'class 3 differs', false)];
  t.like(checksOf({ checks: broken })[1], { pass: false, fault: 'documents:classes: class 3 differs' });
});
