import { defineContext } from '../kit/routing/screens.ts';

export const audit = defineContext({
  screens: [
    {
      path: '/accounting/proof',
      help: 'proof',
      name: { bn: 'পুনর্গণনার সনদ', en: 'Proof of Recount' },
      group: 'accounting',
      power: 'audit',
      flags: ['view'],
      page: () => import('./ProofPage.tsx'),
    },
  ],
});
