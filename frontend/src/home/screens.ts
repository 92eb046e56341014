import { defineContext } from '../kit/routing/screens.ts';

export const home = defineContext({
  screens: [
    {
      path: '/',
      help: 'first-page',
      name: { bn: 'ড্যাশবোর্ড', en: 'Dashboard' },
      group: 'general',
      page: () => import('./DashboardPage.tsx'),
    },
  ],
});
