import { defineContext } from '../kit/routing/screens.ts';

/** Who may sign in, and what he may do then. */
export const access = defineContext({
  screens: [
    {
      path: '/settings/add-login-users',
      name: { bn: 'লগইন ইউজার', en: 'Login Users' },
      group: 'settings',
      place: 20,
      type: 5,
      page: () => import('./logins/LoginsPage.tsx'),
    },
    {
      path: '/settings/add-login-users/:id',
      name: { bn: 'লগইন ইউজার', en: 'Login User' },
      group: 'settings',
      type: 5,
      page: () => import('./logins/LoginPage.tsx'),
    },
  ],
});
