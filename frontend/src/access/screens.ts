import { defineContext } from '../kit/routing/screens.ts';
import { OWN_LOGIN } from '../kit/session/own-login.ts';

/** Who may sign in, and what he may do then. */
export const access = defineContext({
  screens: [
    {
      path: '/settings/add-login-users',
      help: 'logins',
      name: { bn: 'লগইন ব্যবহারকারী', en: 'Login Users' },
      group: 'settings',
      type: 5,
      page: () => import('./logins/LoginsPage.tsx'),
    },
    {
      path: '/settings/add-login-users/:id',
      name: { bn: 'লগইন ব্যবহারকারী', en: 'Login User' },
      group: 'settings',
      type: 5,
      page: () => import('./logins/LoginPage.tsx'),
    },
    {
      path: OWN_LOGIN,
      name: { bn: 'আমার লগইন', en: 'My Login' },
      group: 'settings',
      page: () => import('./logins/OwnLoginPage.tsx'),
    },
  ],
});
