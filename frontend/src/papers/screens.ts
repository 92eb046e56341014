import { defineContext } from '../kit/routing/screens.ts';

/** What a paper of the house leads to: the address in its QR code is open to whoever holds the paper. */
export const papers = defineContext({
  screens: [
    {
      path: '/accounting/print-settings',
      help: 'print-settings',
      name: { bn: 'মুদ্রণ সেটিং', en: 'Print settings' },
      group: 'accounting',
      power: 'fee_setting',
      flags: ['edit'],
      page: () => import('./PrintSettingsPage.tsx'),
    },
  ],
  open: [{ path: '/verify/:school?/:code?', page: () => import('./CheckPage.tsx') }],
});
