import { useCallback, useMemo } from 'react';
import { useAddress } from '../routing/use-address.ts';
import { type ListChange, type ListSettings, type ListState, readList, writeList } from './list-state.ts';
export interface List<Filter extends string = string> extends ListState<Filter> {
  /** Writes to the address; a filter in typing replaces, a page and a `step` are what one can go back from. */
  change(change: ListChange<Filter>): void;
  /** One filter. */
  set(name: Filter, value: string | number | undefined): void;
}

/** The state of a list, kept in the address. */
export function useList<const Filter extends string = never>(
  settings: ListSettings<Filter> = {},
): List<Filter> {
  const [search, setSearch] = useAddress();
  const frozen = JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings are written in place; their content counts
  const state = useMemo(() => readList(search, settings), [search, frozen]);
  const change = useCallback(
    (changed: ListChange<Filter>) =>
      setSearch((now) => writeList(now, changed, JSON.parse(frozen)), {
        replace: changed.page === undefined && !changed.step,
      }),
    [setSearch, frozen],
  );
  const set = useCallback(
    (name: Filter, value: string | number | undefined) =>
      change({ values: { [name]: value } as ListChange<Filter>['values'] }),
    [change],
  );
  return useMemo(() => ({ ...state, change, set }), [state, change, set]);
}
