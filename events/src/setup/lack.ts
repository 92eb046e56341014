import { defineQuery, fields, NEED_NAMES, type Need, signedIn } from '../kernel/index.ts';

/** What is answered: the need that is missing first, if one is. */
export interface Lack {
  readonly data: { readonly lack: Need | null };
}

/**
 * Of what a list or a report rests on, what the school has none of yet. Whoever may see an empty page may know why it is
 * empty: it tells no more than that.
 */
export const schoolLacks = defineQuery({
  name: 'SchoolLacks',
  path: '/api/setup/lack',
  access: signedIn,
  query: { needs: fields.words(NEED_NAMES) },
  forAuditor: 'always',
});
