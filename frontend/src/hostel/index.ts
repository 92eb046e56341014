import { defineContext } from '../kit/routing/screens.ts';

const vacations = {
  name: { bn: 'ছুটি ও গেট পাস', en: 'Vacations and gate passes' },
  power: 'gate_pass_leave',
  page: () => import('./vacations/VacationsPage.tsx'),
} as const;

export const hostel = defineContext({
  screens: [
    { ...vacations, path: '/students/vacation', group: 'students', place: 60 },
    { ...vacations, path: '/darul-ikama/vacation', group: 'residence', place: 20 },
    {
      path: '/students/vacation/type-of-vacation',
      name: { bn: 'ছুটির ধরন', en: 'Vacation types' },
      group: 'residence',
      place: 30,
      power: 'gate_pass_leave',
      page: async () => (await import('./pages.ts')).vacationTypesPage,
    },
  ],
});
