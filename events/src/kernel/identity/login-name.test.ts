import test from 'ava';
import { isPlainLoginName, loginNameSeen } from './login-name.ts';

test('a login name stands in letters of one script, all of them seen', (t) => {
  for (const name of ['admin', 'Hisab-2', 'abu.bakr@x', 'হিসাবরক্ষক', 'মুহতামিম-২', 'محاسب', '12345'])
    t.true(isPlainLoginName(name), name);
  for (const name of [
    ...['\u0430dmin', 'admi\u03BF', 'adm\u0131n', 'ad\u200bmin', '\u202Enimda', 'ad\u00admin', 'a\u0323dmin'],
    ...['\uFF41dmin', 'admin৪', 'adminক', '\u0251dmin', 'м\u0430стер', 'হিসাব\u200d'],
  ])
    t.false(isPlainLoginName(name), JSON.stringify(name));
});

test('what two names look like', (t) => {
  t.is(loginNameSeen('ADMIN0'), loginNameSeen('ADMlNo'));
  t.is(loginNameSeen('al1'), loginNameSeen('aIl'));
  t.not(loginNameSeen('hisab-2'), loginNameSeen('hisab-3'));
});
