import { defineContext } from '../kit/routing/screens.ts';

export const people = defineContext({
  screens: [
    {
      path: '/general-info/users-info',
      name: { bn: 'ইউজার তালিকা', en: 'Users' },
      group: 'general',
      place: 20,
      power: 'user_entry',
      flags: ['view'],
      page: () => import('./UsersPage.tsx'),
    },
    {
      path: '/general-info/users-info/add',
      name: { bn: 'নতুন ইউজার', en: 'New User' },
      group: 'general',
      power: 'user_entry',
      flags: ['insert'],
      page: () => import('./NewPersonPage.tsx'),
    },
    {
      path: '/general-info/user-image',
      name: { bn: 'ইউজারের ছবি', en: 'User Image' },
      group: 'general',
      place: 30,
      power: 'user_entry',
      flags: ['view'],
      page: () => import('./PhotosPage.tsx'),
    },
    {
      path: '/general-info/users-info/:UserID',
      name: { bn: 'তথ্য সম্পাদনা', en: 'Edit details' },
      group: 'general',
      power: 'user_entry',
      flags: ['edit'],
      page: () => import('./EditPersonPage.tsx'),
    },
    {
      path: '/general-info/user-reports',
      name: { bn: 'ইউজার প্রতিবেদন', en: 'User reports' },
      group: 'general',
      place: 90,
      power: 'user_report',
      flags: ['view'],
      page: () => import('./ReportPage.tsx'),
    },
    {
      path: '/settings/code-setting',
      name: { bn: 'কোড সেটিং', en: 'Code setting' },
      group: 'settings',
      place: 10,
      power: 'user_entry',
      flags: ['edit'],
      page: () => import('./CodeSettingPage.tsx'),
    },
  ],
});
