import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDraft } from '../../kit/form/drafts/use-draft.ts';
import type { Place, SheetAnswer } from '../rows.ts';
import { bodyOf, changesIn, papersIn, reckoned, type Typed } from './sheet.ts';

const NOTHING: Typed = new Map();

/** What a draft holds of typed cells, and only that. */
const typedIn = (values: Readonly<Record<string, unknown>> = {}): Typed =>
  new Map(Object.entries(values).filter((cell): cell is [string, string] => typeof cell[1] === 'string'));

/**
 * A sheet in hand: what was answered, what is typed over it, and what that comes to.
 * @param name of its draft; undefined where nothing can be typed
 */
export function useSheet(place: Place, { examList, rules }: SheetAnswer, name: string | undefined) {
  const draft = useDraft(name);
  const [typed, setTyped] = useState(() => typedIn(draft.found?.values));
  const papers = useMemo(() => papersIn(examList), [examList]);
  const results = useMemo(() => reckoned(rules, examList, papers, typed), [rules, examList, papers, typed]);
  const put = useCallback(
    (cells: readonly (readonly [string, string])[]) => setTyped((now) => new Map([...now, ...cells])),
    [],
  );
  const forget = useCallback(() => setTyped(NOTHING), []);
  const { keep, forget: forgetDraft } = draft;
  useEffect(() => {
    if (typed.size === 0) forgetDraft();
    else keep({ values: Object.fromEntries(typed) });
  }, [typed, keep, forgetDraft]);
  const { changed, wrong } = changesIn(examList, papers, typed);
  const body = bodyOf(place, changed, typed);
  return { rows: examList, papers, typed, results, put, forget, changed, wrong, body, draft };
}

export type SheetInHand = ReturnType<typeof useSheet>;
