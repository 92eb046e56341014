import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/state.ts';

/** What the pages of exams and results are about, whatever their own filters call it. */
export type Shared = 'session' | 'exam' | 'class' | 'section';

/** What was chosen last; `''` where it was left open on a page that may be asked for all. */
export type Choices = Readonly<Partial<Record<Shared, string>>>;

/** The choice of one login in this tab. */
export interface Chosen {
  readonly login: string;
  readonly values: Choices;
  /** What its pages were left open in, where they may be. */
  readonly open: readonly Shared[];
}

const NOTHING: Chosen = { login: '', values: {}, open: [] };

/** What stands after a choice: an emptied box is open from now on, and what it held stays for pages that need it. */
function after({ login, values, open }: Chosen, made: Made): Chosen {
  const before = login === made.login ? { values, open } : NOTHING;
  const said = Object.entries(made.values) as [Shared, string][];
  const emptied = said.filter(([, value]) => value === '').map(([name]) => name);
  const given = said.filter(([, value]) => value !== '');
  const kept = Object.entries(before.values).filter(([name]) => !made.forget?.includes(name as Shared));
  const isGiven = (name: Shared) => given.some(([one]) => one === name);
  return {
    login: made.login,
    values: { ...Object.fromEntries(kept), ...Object.fromEntries(given) },
    open: [...new Set([...before.open.filter((name) => !isGiven(name)), ...emptied])],
  };
}

interface Made {
  readonly login: string;
  readonly values: Choices;
  /** What does not go with it any more. */
  readonly forget?: readonly Shared[];
}

const slice = createSlice({
  name: 'chosen',
  initialState: NOTHING,
  reducers: {
    choiceMade: (chosen, { payload }: PayloadAction<Made>): Chosen => after(chosen, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => NOTHING);
  },
});

export const { choiceMade } = slice.actions;
export const chosenReducer = slice.reducer;

/** What this login has chosen: nothing of another's. */
export const chosenBy = (chosen: Chosen, login: string): Chosen =>
  chosen.login === login ? chosen : NOTHING;
