import { defineContext } from '../kit/routing/screens.ts';

export const concessions = defineContext({
  screens: [
    {
      path: '/accounting/concession-requests',
      help: 'concessions',
      name: { bn: 'ছাড়ের আবেদন', en: 'Concession Requests' },
      group: 'accounting',
      power: 'concession',
      flags: ['view'],
      page: async () => (await import('./pages.tsx')).concessionRequestsPage,
    },
    {
      path: '/accounting/concession-requests/new',
      name: { bn: 'নতুন ছাড়ের আবেদন', en: 'New Concession Request' },
      group: 'accounting',
      power: 'concession',
      flags: ['insert'],
      page: () => import('./NewRequestPage.tsx'),
    },
    {
      path: '/accounting/waivers',
      help: 'waivers',
      name: { bn: 'মওকুফ', en: 'Waivers' },
      group: 'accounting',
      power: 'write_off',
      flags: ['view'],
      page: async () => (await import('./pages.tsx')).waiversPage,
    },
    {
      path: '/accounting/write-offs',
      help: 'write-offs',
      name: { bn: 'অবলোপন', en: 'Write-offs' },
      group: 'accounting',
      power: 'write_off',
      flags: ['view'],
      page: async () => (await import('./pages.tsx')).writeOffsPage,
    },
    {
      path: '/accounting/concession-limits',
      help: 'concession-limits',
      name: { bn: 'ছাড় ও স্থানান্তরের সীমা', en: 'Limits of Concessions and Transfers' },
      group: 'accounting',
      power: 'concession_approve',
      flags: ['edit'],
      page: () => import('./LimitsPage.tsx'),
    },
  ],
});
