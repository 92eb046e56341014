import { row } from '../../row.ts';

const USERS = '/api/users';

row(
  45,
  'an accountant of type 5 neither demotes nor switches off the muhtamim of type 5',
  async (t, house) => {
    const school = await house.school();
    const accountant = await school.login('hisab', 5);
    const muhtamim = await school.login('muhtamim', 5);
    const clerk = await school.login('karani', 6);
    const of = (what: string, { loginId }: { readonly loginId: number }) =>
      `${USERS}/update_login_user_${what}/${loginId}`;
    t.refused(await accountant.put(of('type', muhtamim), { permissionTypeId: 6 }));
    t.refused(await accountant.put(of('status', muhtamim), { isVerified: 0 }));
    t.refused(await accountant.put(of('password', muhtamim), { password: 'taken-over-1' }));
    t.refused(
      await accountant.put(of('name', muhtamim), { loginName: 'other' }),
      undefined,
      'not below yours',
    );
    t.refused(await accountant.put(of('type', clerk), { permissionTypeId: 5 }));
    t.taken(await accountant.put(of('status', clerk), { isVerified: 0 }));
    t.taken(await accountant.put(of('name', accountant), { loginName: 'hisab-1' }), 200, 'his own name');
  },
);
