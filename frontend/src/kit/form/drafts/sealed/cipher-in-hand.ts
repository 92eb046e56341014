import type { Cipher } from './cipher.ts';

let inHand: Cipher | undefined;
let coming: Promise<void> | undefined;
let isDecided = false;

/** The cipher once it has come; it is fetched with the first form that keeps a draft. */
export const cipherInHand = (): Cipher | undefined => inHand;

/** Fetches it. Where it cannot come no draft is kept, and nothing says that one is. */
export function fetchCipher(): Promise<void> {
  coming ??= import('./cipher.ts').then(
    ({ cipher }) => {
      inHand = cipher;
      isDecided = true;
    },
    () => {
      isDecided = true;
    },
  );
  return coming;
}

/** What a form waits for that cannot know yet whether it has a draft; undefined once it can. */
export const cipherAwaited = (): Promise<void> | undefined => (isDecided ? undefined : fetchCipher());
