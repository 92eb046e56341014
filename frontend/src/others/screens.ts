import { defineContext } from '../kit/routing/screens.ts';

export const others = defineContext({
  screens: [
    {
      path: '/others',
      help: 'converters',
      name: { bn: 'অন্যান্য', en: 'Others' },
      group: 'general',
      page: () => import('./OthersPage.tsx'),
    },
  ],
});
