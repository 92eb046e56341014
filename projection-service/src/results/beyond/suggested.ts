import { PromotionsSuggested, type SuggestedFacts } from '@madrasah/events/results';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { placeKey } from '../conditions.ts';

type Suggested = SuggestedFacts['suggestions'][number];

/** What was decided by hand of a section's students after an exam, by UserID. */
interface Decided {
  readonly byUser: Readonly<Record<string, Suggested>>;
}

/** Suggestions that somebody has put in place of what the results suggest. */
export const suggestedProjector = defineProjector<Decided>({
  name: 'promotion-suggestions',
  version: 1,
  collection: 'promotion-suggestions',
  indexes: [],
  on: {
    PromotionsSuggested: when(PromotionsSuggested, {
      keys: ({ data }) => [placeKey(data)],
      fold(before, { data }) {
        const byUser: Record<string, Suggested> = { ...before?.byUser };
        for (const one of data.suggestions)
          if (one.suggestion === null) delete byUser[one.userId];
          else byUser[one.userId] = one;
        return { byUser };
      },
    }),
  },
});
