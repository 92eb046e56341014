import { defineQuery, signedIn, typeAtMost } from '../kernel/index.ts';

export const accessQueries = {
  logins: defineQuery({ name: 'Logins', path: '/api/users/get_all_login_users', access: typeAtMost(5) }),
  menu: defineQuery({ name: 'PermissionMenu', path: '/api/permission/menu', access: signedIn }),
};
