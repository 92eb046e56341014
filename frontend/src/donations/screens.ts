import { defineContext } from '../kit/routing/screens.ts';

const shared = { group: 'donation', power: 'donation' } as const;

export const donations = defineContext({
  screens: [
    {
      ...shared,
      path: '/donation/fee-collection',
      help: 'donations',
      name: { bn: 'দান আদায়', en: 'Donation collection' },
      page: () => import('./collections/CollectionsPage.tsx'),
    },
    {
      ...shared,
      path: '/donation/donors',
      help: 'donors',
      name: { bn: 'দাতা তালিকা', en: 'Donors' },
      page: () => import('./donors/DonorsPage.tsx'),
    },
  ],
});
