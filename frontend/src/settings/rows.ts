import { settingsInfo } from '@madrasah/events/settings';
import { answering } from '../kit/wire/definitions.ts';

/** A switch of the school. */
export interface SwitchRow {
  readonly ID: number;
  readonly Description: string;
  readonly ActiveInAcive: 0 | 1;
}

/** All switches, and beside them the gender that new forms begin with (0: chosen each time). */
export const settingsList = answering<{
  readonly data: readonly SwitchRow[];
  readonly gender: { readonly ID: number; readonly Action: 0 | 1 | 2 };
}>()(settingsInfo);
