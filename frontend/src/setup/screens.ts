import { defineContext } from '../kit/routing/screens.ts';

/** The beginnings of a school. */
export const setup = defineContext({
  screens: [
    {
      path: '/general-info/first-steps',
      makes: 'Usual',
      help: 'first-steps',
      name: { bn: 'শুরুর কাজ', en: 'First Steps' },
      group: 'general',
      type: 4,
      page: () => import('./FirstStepsPage.tsx'),
    },
  ],
});
