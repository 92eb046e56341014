import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { Ports } from './ports.ts';

/** What this browser's user has chosen once and for all; it is kept per browser, like the language. */
export interface Preferences {
  /** A collection prints its receipt by itself. */
  readonly printOnSave: boolean;
  /** What comes next in a new school was put away from the first page. */
  readonly setupAway: boolean;
  /** Single steps of it that were put away. */
  readonly stepsAway: readonly string[];
}

const KEY = 'preferences';
const NONE: Preferences = { printOnSave: false, setupAway: false, stepsAway: [] };

const slice = createSlice({
  name: 'preferences',
  initialState: NONE,
  reducers: {
    preferred: (before, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...before, ...payload }),
  },
});

export const { preferred } = slice.actions;
export const preferencesReducer = slice.reducer;

/** What was chosen here before; nonsense in the storage is taken as not there. */
export function storedPreferences({ storage }: Pick<Ports, 'storage'>): Preferences {
  try {
    const stored: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    const { printOnSave, setupAway, stepsAway } = (stored ?? {}) as Partial<Preferences>;
    return {
      ...{ printOnSave: printOnSave === true, setupAway: setupAway === true },
      stepsAway: Array.isArray(stepsAway) ? stepsAway.filter((step) => typeof step === 'string') : [],
    };
  } catch {
    return NONE;
  }
}

export function* preferencesSaga({ storage }: Ports): SagaGenerator<void> {
  yield* takeEvery(preferred, function* () {
    const chosen = yield* select((state: { preferences: Preferences }) => state.preferences);
    yield* call(storage.write, KEY, JSON.stringify(chosen));
  });
}
