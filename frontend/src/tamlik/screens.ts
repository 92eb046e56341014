import { defineContext } from '../kit/routing/screens.ts';

export const tamlik = defineContext({
  screens: [
    {
      path: '/accounting/tamlik',
      help: 'give-tamlik',
      name: { bn: 'তামলীক', en: 'Tamlik' },
      group: 'accounting',
      power: 'tamlik',
      flags: ['insert'],
      page: () => import('./give/GivePage.tsx'),
    },
    {
      path: '/accounting/tamlik/requests',
      name: { bn: 'তামলীকের আবেদন', en: 'Tamlik Requests' },
      group: 'accounting',
      power: 'tamlik',
      flags: ['view'],
      page: async () => (await import('./pages.tsx')).tamlikRequestsPage,
    },
    {
      path: '/accounting/tamlik/register',
      help: 'tamlik-register',
      name: { bn: 'তামলীক রেজিস্টার', en: 'Tamlik Register' },
      group: 'accounting',
      power: 'tamlik',
      flags: ['view'],
      page: () => import('./RegisterPage.tsx'),
    },
    {
      path: '/accounting/zakat-eligible',
      help: 'zakat-eligible',
      name: { bn: 'যাকাতের মুস্তাহিক', en: 'Entitled to Zakat' },
      group: 'accounting',
      power: 'tamlik',
      flags: ['view'],
      page: () => import('./EligiblePage.tsx'),
    },
  ],
});
