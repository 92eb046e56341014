import type { Language } from '@madrasah/events/kernel';
import type { CommandState } from './calls/commands.ts';
import type { Queries } from './calls/queries.ts';
import type { Toast } from './feedback/toasts.ts';
import type { Kept } from './form/kept.ts';
import type { Chosen } from './list/chosen/chosen.ts';
import type { Preferences } from './preferences.ts';
import type { Session } from './session/state.ts';

/** What the store of a page holds. */
export interface RootState {
  readonly language: Language;
  readonly session: Session;
  readonly queries: Queries;
  readonly commands: Readonly<Record<string, CommandState>>;
  readonly toasts: readonly Toast[];
  readonly preferences: Preferences;
  readonly kept: Kept;
  readonly chosen: Chosen;
}
