import { defineContext } from '../kit/routing/screens.ts';

export const settings = defineContext({
  screens: [
    {
      path: '/settings',
      help: 'switches',
      name: { bn: 'সাধারণ সেটিংস', en: 'General settings' },
      group: 'settings',
      power: 'setting_switch',
      page: () => import('./SwitchesPage.tsx'),
    },
    {
      path: '/settings/calendar',
      help: 'calendar',
      name: { bn: 'ক্যালেন্ডার', en: 'Calendar' },
      group: 'settings',
      power: 'calendar',
      page: async () => (await import('./pages.ts')).calendarPage,
    },
  ],
});
