import { defineContext } from '../kit/routing/screens.ts';

export const home = defineContext({
  screens: [
    {
      path: '/',
      name: { bn: 'প্রথম পাতা', en: 'Dashboard' },
      group: 'general',
      place: 10,
      page: () => import('./HomePage.tsx'),
    },
  ],
});
