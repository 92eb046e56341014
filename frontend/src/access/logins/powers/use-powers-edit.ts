import { accessCommands, type PowerName } from '@madrasah/events/access';
import type { Flag } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useCommand } from '../../../kit/calls/use-command.ts';
import { useToast } from '../../../kit/feedback/toasts.ts';
import { useGuard } from '../../../kit/routing/powers.ts';
import { useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import type { HeldPower } from '../rows.ts';

export const COLUMN = {
  view: 'PermissionView',
  insert: 'PermissionInsert',
  edit: 'PermissionEdit',
  delete: 'PermissionDelete',
} as const;
export const FLAGS = ['view', 'insert', 'edit', 'delete'] as const satisfies readonly Flag[];

type Flags = Pick<HeldPower, (typeof COLUMN)[Flag]>;

const flagsOf = ({ PermissionView, PermissionInsert, PermissionEdit, PermissionDelete }: Flags): Flags => ({
  PermissionView,
  PermissionInsert,
  PermissionEdit,
  PermissionDelete,
});
const differ = (one: Flags, other: Flags) => FLAGS.some((flag) => one[COLUMN[flag]] !== other[COLUMN[flag]]);

/** Powers that were changed on the page and are not saved yet. */
export function usePowersEdit(loginId: number, rows: readonly HeldPower[]) {
  const t = useText(accessTexts);
  const toast = useToast();
  const may = useGuard();
  const command = useCommand(accessCommands.setPowers);
  const [edited, setEdited] = useState<Readonly<Record<number, Flags>>>({});
  const [saving, setSaving] = useState(false);
  const held = (row: HeldPower): Flags => edited[row.PermissionListID] ?? flagsOf(row);
  const isChanged = (row: HeldPower) => differ(held(row), row);
  const changed = rows.filter(isChanged);

  function set(row: HeldPower, flags: readonly Flag[], given: boolean) {
    const change = Object.fromEntries(flags.map((flag) => [COLUMN[flag], given ? 1 : 0]));
    setEdited((before) => ({ ...before, [row.PermissionListID]: { ...held(row), ...change } }));
  }
  /**
   * Fills every box anew.
   * @returns how many were left as they are: nobody gives what he does not hold himself
   */
  function fill(isWanted: (row: HeldPower, flag: Flag) => boolean): number {
    let left = 0;
    const filled = rows.map((row) => {
      const mayGive = (flag: Flag) => may({ power: row.PowerName as PowerName, flags: [flag] });
      const flags = FLAGS.map((flag) => {
        const isHeld = row[COLUMN[flag]] === 1;
        const isWithheld = !isHeld && isWanted(row, flag) && !mayGive(flag);
        if (isWithheld) left += 1;
        return [COLUMN[flag], isWanted(row, flag) && !isWithheld ? 1 : 0] as const;
      });
      return [row.PermissionListID, Object.fromEntries(flags)] as const;
    });
    setEdited(Object.fromEntries(filled) as Record<number, Flags>);
    return left;
  }
  async function save() {
    if (saving || changed.length === 0) return;
    setSaving(true);
    let saved = 0;
    for (const row of changed) {
      const { PermissionView: View, PermissionInsert: Insert, ...rest } = held(row);
      const { PermissionEdit: Edit, PermissionDelete: Delete } = rest;
      const permissions = { View, Insert, Edit, Delete };
      const body = { UserID: loginId, PermissionListID: row.PermissionListID, permissions };
      if (!(await command.run(body)).ok) break; // what was saved is saved; the rest stays changed here
      saved += 1;
    }
    setSaving(false);
    if (saved > 0) toast(t('access.powers.saved', { count: saved }));
  }
  const forget = () => {
    if (!saving) setEdited({});
  };
  return {
    held,
    isChanged,
    set,
    fill,
    save,
    forget,
    saving,
    changed: changed.length,
    failure: command.failure,
  };
}

export type PowersEdit = ReturnType<typeof usePowersEdit>;
