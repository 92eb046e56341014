import test from 'ava';
import { checkAddress, codeProblem, writtenCode } from './code.ts';

const CODE = '12-BCDFG-HJKLM';

for (const typed of [
  CODE,
  '12bcdfghjklm',
  ' ১২ bcdfg hjklm ',
  '১২–BCDFG–HJKLM',
  '12‑BCDFG‑HJKLM',
  '12-BC\u00ADDFG-HJKLM\u200B',
])
  test(`${JSON.stringify(typed)} is written as on the paper`, (t) => {
    t.is(writtenCode(typed), CODE);
    t.is(codeProblem(typed), undefined);
  });

test('a code of several numbers keeps the points between them', (t) => {
  t.is(writtenCode('m১.২.৩.১.৪০ bcdfg hjklm'), 'M1.2.3.1.40-BCDFG-HJKLM');
  t.is(codeProblem('m১.২.৩.১.৪০ bcdfg hjklm'), undefined);
});

test('what is no code is left to the server, which knows the kinds of papers', (t) => {
  t.is(writtenCode('abc 123'), 'ABC123');
  t.is(writtenCode('12-bcdfg-hjkl'), '12BCDFGHJKL');
  t.is(codeProblem('12-bcdfg-hjkl'), undefined);
});

test('nothing, and what no paper shows, is not asked for', (t) => {
  for (const typed of ['', '  ', '--']) t.is(codeProblem(typed), 'kit.form.required');
  for (const typed of ['../12', 'কোড', '.env', `1${'B'.repeat(40)}`])
    t.is(codeProblem(typed), 'papers.check.codeWrong');
});

test('the address holds whatever stands in a code', (t) => {
  t.is(checkAddress('10001', CODE), `/verify/10001/${CODE}`);
  t.is(checkAddress('10001', 'A/B?'), '/verify/10001/A%2FB%3F');
});
