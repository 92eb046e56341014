import { defineContext } from '../kit/routing/screens.ts';

export const scratch = defineContext({
  screens: [],
  open: [{ path: '/formp', page: () => import('./ScratchPage.tsx') }],
});
