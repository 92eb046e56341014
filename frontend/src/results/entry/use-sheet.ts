import { useCallback, useMemo, useState } from 'react';
import type { Place, SheetAnswer } from '../rows.ts';
import { bodyOf, changesIn, papersIn, reckoned, type Typed } from './sheet.ts';

const NOTHING: Typed = new Map();

/** A sheet in hand: what was answered, what is typed over it, and what that comes to. */
export function useSheet(place: Place, { examList, rules }: SheetAnswer) {
  const [typed, setTyped] = useState(NOTHING);
  const papers = useMemo(() => papersIn(examList), [examList]);
  const results = useMemo(() => reckoned(rules, examList, papers, typed), [rules, examList, papers, typed]);
  const put = useCallback(
    (cells: readonly (readonly [string, string])[]) => setTyped((now) => new Map([...now, ...cells])),
    [],
  );
  const forget = useCallback(() => setTyped(NOTHING), []);
  const { changed, wrong } = changesIn(examList, papers, typed);
  const body = bodyOf(place, changed, typed);
  return { rows: examList, papers, typed, results, put, forget, changed, wrong, body };
}

export type SheetInHand = ReturnType<typeof useSheet>;
