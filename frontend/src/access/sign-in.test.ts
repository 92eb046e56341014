import test from 'ava';
import { credentialsOf, rememberedSchool, rememberSchool, secondsLeft, signInProblems } from './sign-in.ts';

const FILLED = { school_id: '১০০০১', name: 'majid', password: 'x' };

test('every field is required', (t) => {
  const required = 'kit.form.required';
  t.deepEqual(signInProblems({}, false), { school_id: required, name: required, password: required });
  t.deepEqual(signInProblems({ ...FILLED, name: '  ' }, false), { name: required });
});

test('an institution id is written in Bengali or English digits', (t) => {
  t.deepEqual(signInProblems(FILLED, false), {});
  t.deepEqual(signInProblems({ ...FILLED, school_id: ' 10001 ' }, false), {});
  t.deepEqual(signInProblems({ ...FILLED, school_id: '১০০ক' }, false), { school_id: 'kit.form.number' });
  t.deepEqual(signInProblems({ ...FILLED, school_id: '১২' }, false), {
    school_id: 'access.signIn.schoolIdWrong',
  });
});

test('after a refusal the password is asked for again', (t) => {
  t.deepEqual(signInProblems({ ...FILLED, password: '' }, true), { password: 'access.signIn.again' });
});

test('English digits are sent, the password is sent as typed', (t) => {
  const typed = { school_id: '১০ ০০১', name: ' majid ', password: ' ১ক ' };
  t.deepEqual(credentialsOf(typed), { school_id: '10001', name: 'majid', password: ' ১ক ' });
});

test('the institution is remembered and shown in the digits of the page', (t) => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
  t.is(rememberedSchool(storage, 'bn'), '');
  rememberSchool(storage, '10001');
  t.is(rememberedSchool(storage, 'bn'), '১০০০১');
  t.is(rememberedSchool(storage, 'en'), '10001');
});

test('the wait is counted in whole seconds and ends at nothing', (t) => {
  t.is(secondsLeft(undefined, 5), 0);
  t.is(secondsLeft(2_500, 1_000), 2);
  t.is(secondsLeft(1_000, 1_000), 0);
  t.is(secondsLeft(1_000, 9_000), 0);
});
