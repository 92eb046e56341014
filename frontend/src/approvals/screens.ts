import { defineContext } from '../kit/routing/screens.ts';

export const approvals = defineContext({
  screens: [
    {
      path: '/accounting/approvals',
      help: 'approvals',
      name: { bn: 'আমার অনুমোদন', en: 'My Approvals' },
      group: 'accounting',
      page: () => import('./ApprovalsPage.tsx'),
    },
  ],
});
