import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { draftLogin } from '../../form/drafts/sealed/owner.ts';
import type { RootState } from '../../state.ts';
import type { ListChange, ListSettings } from '../list-state.ts';
import { type List, useList } from '../use-list.ts';
import { type Choices, choiceMade, chosenBy, type Shared } from './chosen.ts';
import { addressed, choicesIn, inHand, type Page, type SharedFilters, together } from './in-hand.ts';
import { useStanding } from './standing.ts';

export interface SharedSettings<Filter extends string> extends ListSettings<Filter> {
  /** Which of the filters are kept across pages, and what each of them is. */
  readonly shared: SharedFilters;
  /** Shared ones that may be left open; all of them where absent. */
  readonly open?: readonly Filter[];
  /** An address may name what was taken off its list: the page shows what is past. */
  readonly past?: boolean;
}

/**
 * A list whose session, exam, class and section are those of the pages before it: they stand in the address, and what
 * is chosen here the next page begins with. What does not stand any more is let go of. `defaults` are what nobody chose.
 */
export function useSharedList<const Filter extends string>(settings: SharedSettings<Filter>): List<Filter> {
  const { shared, open, past, ...plain } = settings;
  const list = useList<Filter>(plain);
  const { page, chosen, values, classOf } = useValues(settings);
  const remember = useRemembering(chosen.values, classOf);
  useSaid(page, values);
  const found = choicesIn(page, values);
  const frozen = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address comes to say is told once
  useEffect(() => {
    const isNew = Object.entries(found).some(([name, value]) => chosen.values[name as Shared] !== value);
    if (isNew) remember(found);
  }, [frozen]);
  const change = useCallback(
    (changed: ListChange<Filter>) => {
      const given = Object.entries(changed.values ?? {}).filter(([name]) => shared[name]);
      if (given.length === 0) return list.change(changed);
      const told = given.map(([name, value]) => [shared[name], String(value ?? '')]);
      remember(Object.fromEntries(told) as Choices);
      list.change({ ...changed, values: { ...values, ...changed.values } as typeof changed.values });
    },
    [list.change, shared, values, remember],
  );
  const set = useCallback(
    (name: Filter, value: string | number | undefined) =>
      change({ values: { [name]: value } as ListChange<Filter>['values'] }),
    [change],
  );
  return useMemo(() => {
    const all = Object.entries({ ...list.values, ...values }).filter(([, value]) => value);
    return { ...list, values: Object.fromEntries(all) as List<Filter>['values'], change, set };
  }, [list, values, change, set]);
}

/** What the shared filters are now, and from where. */
function useValues<Filter extends string>({ shared, open, past, defaults }: SharedSettings<Filter>) {
  const [search] = useSearchParams();
  const chosen = useSelector((state: RootState) => chosenBy(state.chosen, draftLogin(state.session.user)));
  const frozen = JSON.stringify([shared, open, past, defaults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings are written in place; their content counts
  const page = useMemo((): Page => {
    const said = Object.keys(shared).flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const usual = (defaults ?? {}) as Page['usual'];
    return { shared, said: Object.fromEntries(said), usual, open: open ?? Object.keys(shared), past: !!past };
  }, [search, frozen]);
  const { standing, classOf } = useStanding(new Set(Object.values(shared)));
  const values = useMemo(() => inHand(page, chosen, standing), [page, chosen, standing]);
  return { page, chosen, values, classOf };
}

/** Tells the pages that come what was chosen on this one. */
function useRemembering(before: Choices, classOf: (section: string) => string | undefined) {
  const dispatch = useDispatch();
  const login = useSelector((state: RootState) => draftLogin(state.session.user));
  return useCallback(
    (values: Choices) => void dispatch(choiceMade({ login, ...together(values, before, classOf) })),
    [dispatch, login, before, classOf],
  );
}

/** Brings the address up to what is in hand, in place of how it was. */
function useSaid(page: Page, values: Readonly<Record<string, string>>): void {
  const [, put] = useSearchParams();
  const wanted = addressed(page, values);
  const frozen = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (!frozen) return;
    put(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(JSON.parse(frozen) as Record<string, string>))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [frozen, put]);
}
