import { useEffect, useState } from 'react';
import { draftName } from '../../kit/form/drafts/name.ts';
import { type DraftInHand, useDraft } from '../../kit/form/drafts/use-draft.ts';
import { keptPrices, pricesOf } from './draft.ts';
import type { Edits, MatrixRow } from './matrix.ts';

/** The draft of a class's prices, and what it has brought back. Whatever day they begin on, it is the same class. */
export function usePricesDraft(rows: readonly MatrixRow[], session: number, classId: number, may: boolean) {
  const draft = useDraft(may ? draftName('prices', session, classId) : undefined);
  const [begun] = useState(() => pricesOf(rows, draft.found));
  return { draft, begun };
}

/** Keeps what is typed. @param seen the rows that are changed, as they were typed over */
export function useKeptPrices({ keep, forget }: DraftInHand, edits: Edits, seen: readonly MatrixRow[]) {
  const kept = seen.length > 0 ? JSON.stringify(keptPrices(edits, seen)) : undefined;
  useEffect(() => {
    if (kept === undefined) forget();
    else keep(JSON.parse(kept));
  }, [kept, keep, forget]);
}
