import type { SheetAnswer } from '@madrasah/events/results';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDraft } from '../../kit/form/drafts/use-draft.ts';
import type { Place } from '../place.ts';
import {
  accepted,
  cellsOf,
  keptCells,
  overtakenIn,
  standing,
  typedOver,
  without,
} from './overtaken/cells.ts';
import { bodyOf, changesIn, papersIn, reckoned } from './sheet.ts';

const keysOf = (cells: readonly { readonly key: string }[]) => new Set(cells.map(({ key }) => key));

/**
 * A sheet in hand: what was answered, what is typed over it, and what that comes to.
 * @param name of its draft; undefined where nothing can be typed
 */
export function useSheet(place: Place, { examList, rules }: SheetAnswer, name: string | undefined) {
  const draft = useDraft(name);
  const [cells, setCells] = useState(() => cellsOf(draft.found));
  const papers = useMemo(() => papersIn(examList), [examList]);
  const stands = useMemo(() => standing(examList, papers), [examList, papers]);
  const overtaken = useMemo(() => overtakenIn(examList, papers, cells), [examList, papers, cells]);
  const live = useMemo(() => without(cells, keysOf(overtaken.idle)), [cells, overtaken.idle]);
  const { typed, read } = live;
  const results = useMemo(() => reckoned(rules, examList, papers, typed), [rules, examList, papers, typed]);
  const put = useCallback(
    (changed: readonly (readonly [string, string])[]) =>
      setCells((now) => typedOver(without(now, keysOf(overtaken.idle)), changed, stands)),
    [overtaken.idle, stands],
  );
  const forget = useCallback(() => setCells(cellsOf()), []);
  const { keep, forget: forgetDraft } = draft;
  useEffect(() => {
    if (typed.size === 0) forgetDraft();
    else keep(keptCells(live));
  }, [typed, live, keep, forgetDraft]);
  const { changed, wrong } = changesIn(examList, papers, typed);
  const body = bodyOf(place, changed, typed, read);
  const told = {
    /** What somebody else has saved under what is typed. */
    cells: overtaken.told,
    keep: () => setCells(accepted(live, keysOf(overtaken.told), stands)),
    take: () => setCells(without(live, keysOf(overtaken.told))),
  };
  return {
    rows: examList,
    papers,
    typed,
    results,
    put,
    forget,
    changed,
    wrong,
    body,
    draft,
    overtaken: told,
  };
}

export type SheetInHand = ReturnType<typeof useSheet>;
