import { type Need, needOf } from '@madrasah/events/kernel';
import { schoolLacks } from '@madrasah/events/setup';
import { useQuery } from '../calls/use-query.ts';
import { makersIn, useContexts } from '../routing/makers.ts';
import { useGuard } from '../routing/powers.ts';
import type { Screen } from '../routing/screens.ts';

interface Told {
  /** Whether it is known by now; where it cannot be asked nothing is said to be missing. */
  readonly isKnown: boolean;
  readonly lack: Need | undefined;
}

/** What of these needs the school has none of yet. @param needs undefined asks nothing */
export function useLack(needs: readonly Need[] | undefined): Told {
  const asks = needs !== undefined && needs.length > 0;
  const { data, status } = useQuery(schoolLacks, asks ? { needs: needs.join(',') } : undefined);
  return { isKnown: !asks || data !== undefined || status === 'failed', lack: data?.data.lack ?? undefined };
}

/** The pages on which what is missing is made, and those of them that the login may open. */
export function useWaysOf(need: Need): { readonly all: readonly Screen[]; readonly open: readonly Screen[] } {
  const contexts = useContexts();
  const may = useGuard();
  const all = makersIn(contexts, needOf(need).made);
  return { all, open: all.filter(may) };
}
