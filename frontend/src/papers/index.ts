import { defineContext } from '../kit/routing/screens.ts';

/** What a paper of the house leads to: the address in its QR code is open to whoever holds the paper. */
export const papers = defineContext({
  screens: [],
  open: [{ path: '/verify/:school?/:code?', page: () => import('./CheckPage.tsx') }],
});
