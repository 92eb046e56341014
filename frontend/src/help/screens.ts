import { defineContext } from '../kit/routing/screens.ts';

export const help = defineContext({
  screens: [
    {
      path: '/help',
      name: { bn: 'সাহায্য', en: 'Help' },
      group: 'general',
      page: () => import('./HelpPage.tsx'),
    },
  ],
});
