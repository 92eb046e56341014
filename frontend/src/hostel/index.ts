import { defineContext } from '../kit/routing/screens.ts';

export const hostel = defineContext({
  screens: [
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
