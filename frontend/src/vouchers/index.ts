import { defineContext } from '../kit/routing/screens.ts';

export const vouchers = defineContext({
  screens: [
    {
      path: '/accounting',
      name: { bn: 'ভাউচার লেখা', en: 'Write a Voucher' },
      group: 'accounting',
      place: 40,
      power: 'voucher',
      flags: ['insert'],
      page: () => import('./write/WritePage.tsx'),
    },
    {
      path: '/accounting/vouchers',
      name: { bn: 'জমা ও খরচ ভাউচার', en: 'Vouchers' },
      group: 'accounting',
      place: 41,
      power: 'voucher',
      flags: ['view'],
      page: () => import('./VouchersPage.tsx'),
    },
    {
      path: '/accounting/vouchers/:id',
      name: { bn: 'ভাউচার', en: 'Voucher' },
      group: 'accounting',
      power: 'voucher',
      flags: ['view'],
      page: () => import('./one/VoucherPage.tsx'),
    },
    {
      path: '/accounting/vouchers/:id/revise',
      name: { bn: 'ভাউচার সংশোধন', en: 'Revise a Voucher' },
      group: 'accounting',
      power: 'voucher',
      flags: ['edit'],
      page: () => import('./write/RevisePage.tsx'),
    },
    {
      path: '/accounting/balance-transfer',
      name: { bn: 'ব্যালেন্স স্থানান্তর', en: 'Balance Transfer' },
      group: 'accounting',
      place: 42,
      power: 'balance_transfer',
      flags: ['insert'],
      page: () => import('./transfer/TransferPage.tsx'),
    },
  ],
});
