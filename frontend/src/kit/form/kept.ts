import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, signedOut } from '../session/state.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What was saved last by the form of a command, of the members that its form keeps. */
export type Kept = Readonly<Record<string, Values>>;

export const NOTHING: Kept = {};

const slice = createSlice({
  name: 'kept',
  initialState: NOTHING,
  reducers: {
    valuesKept: (kept, { payload }: PayloadAction<{ command: string; values: Values }>) => ({
      ...kept,
      [payload.command]: payload.values,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => NOTHING).addCase(sessionEnded, () => NOTHING);
  },
});

export const { valuesKept } = slice.actions;
export const keptReducer = slice.reducer;
