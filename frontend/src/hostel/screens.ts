import { defineContext } from '../kit/routing/screens.ts';

const vacations = {
  help: 'vacations',
  name: { bn: 'ছুটি ও গেট পাস', en: 'Vacations and gate passes' },
  power: 'gate_pass_leave',
  page: () => import('./vacations/VacationsPage.tsx'),
} as const;

export const hostel = defineContext({
  screens: [
    {
      path: '/darul-ikama',
      help: 'character-reports',
      name: { bn: 'আখলাক প্রতিবেদন', en: 'Character reports' },
      group: 'residence',
      power: 'character_report',
      flags: ['view'],
      page: () => import('./character/CharacterPage.tsx'),
    },
    {
      path: '/darul-ikama/variants',
      help: 'character-variants',
      name: { bn: 'রিপোর্টের বিষয়', en: 'Variants of report' },
      group: 'residence',
      power: 'character_report',
      page: async () => (await import('./pages.ts')).characterVariantsPage,
    },
    {
      path: '/darul-ikama/types',
      help: 'character-types',
      name: { bn: 'রিপোর্টের ধরন', en: 'Types of report' },
      group: 'residence',
      power: 'character_report',
      page: async () => (await import('./pages.ts')).characterTypesPage,
    },
    { ...vacations, path: '/students/vacation', group: 'students' },
    { ...vacations, path: '/darul-ikama/vacation', group: 'residence' },
    {
      path: '/students/vacation/type-of-vacation',
      help: 'vacation-types',
      name: { bn: 'ছুটির ধরন', en: 'Vacation types' },
      group: 'residence',
      power: 'gate_pass_leave',
      page: async () => (await import('./pages.ts')).vacationTypesPage,
    },
  ],
});
