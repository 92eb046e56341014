import type { PowerName } from '@madrasah/events/access';
import type { Flag } from '@madrasah/events/kernel';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { type QueryResult, useQuery } from '../calls/use-query.ts';
import { type Menu, menu, type PowerRow } from '../session/menu.ts';
import type { RootState } from '../store.ts';

import type { Guard } from './screens.ts';

const COLUMN = {
  view: 'PermissionView',
  insert: 'PermissionInsert',
  edit: 'PermissionEdit',
  delete: 'PermissionDelete',
} as const;
const FLAGS = Object.keys(COLUMN) as Flag[];

/** Whether these powers pass a guard. A hidden button is a courtesy: the server asks again. */
export function passes(rows: readonly PowerRow[], permissionType: number, guard: Guard): boolean {
  if (guard.type !== undefined && permissionType > guard.type) return false;
  if (guard.power === undefined) return true;
  const row = rows.find(({ PowerName }) => PowerName === guard.power);
  return row !== undefined && (guard.flags ?? FLAGS).some((flag) => row[COLUMN[flag]] === 1);
}

/** The signed-in user's powers, as the server lists them. */
export const usePowers = (): QueryResult<Menu> => useQuery(menu, {});

/** Asks guards of the signed-in user; nothing is allowed until the list has come. */
export function useGuard(): (guard: Guard) => boolean {
  const { data } = usePowers();
  const type = useSelector((state: RootState) => state.session.user?.permissionType);
  return useCallback(
    (guard) => data !== undefined && type !== undefined && passes(data.data, type, guard),
    [data, type],
  );
}

/** `useMay('class', 'edit')`: whether to offer what needs this power. */
export function useMay(power: PowerName, flag: Flag): boolean {
  return useGuard()({ power, flags: [flag] });
}
