import type { EventDraft, Problem } from '@madrasah/events';

/** A decision that holds, and is not carried out before a second person has confirmed it. */
export interface NeedsSecondPerson {
  readonly needsSecondPerson: true;
  /** What it would record. */
  readonly drafts: readonly EventDraft[];
  /** Why it needs one here, where its kind may also go without. */
  readonly why: Problem | undefined;
}

/** Says of what was decided that a second person must confirm it. */
export const needsSecondPerson = (drafts: readonly EventDraft[], why?: Problem): NeedsSecondPerson => ({
  needsSecondPerson: true,
  drafts,
  why,
});

export const isWaiting = (decided: object): decided is NeedsSecondPerson => 'needsSecondPerson' in decided;
