import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

const LOOKALIKES = [
  ...['\u0430dmin', 'ad\u200bmin', '\u202Enimda', 'admi\u03BF', 'ad\u00admin', '\uFF41dmin', 'adm\u0131n'],
  ...['hisab৪', '\u0251dmin', 'হিসাব\u2060রক্ষক'],
];

row(
  54,
  'a login name that is taken for another one is refused; names of one script are taken',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const login = async (loginName: string) =>
      by.post('/api/users/create_login_user', {
        ...{
          userId: await school.person('কেউ একজন'),
          loginName,
          permissionTypeId: 4,
          password: PASSWORD_OF_ALL,
        },
      });
    for (const name of LOOKALIKES) {
      const answer = await login(name);
      t.refused(answer);
      t.match(answer.body.fields?.[0]?.message ?? '', 'one script', JSON.stringify(name));
    }
    t.taken(await login('Hisab-10'));
    t.refused(await login('hisab-l0'), 'access.login-alike', 'Hisab-10');
    t.refused(await login('hisab-1O'), 'access.login-alike', 'Hisab-10');
    for (const name of ['হিসাবরক্ষক', 'محاسب', 'hisab-2']) t.taken(await login(name), 201, name);
    const second = await school.signIn('hisab-2', PASSWORD_OF_ALL);
    const rename = (loginName: string) =>
      second.put(`/api/users/update_login_user_name/${second.loginId}`, { loginName });
    t.refused(await rename('hisab-IO'), 'access.login-alike');
  },
);
