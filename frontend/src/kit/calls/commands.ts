import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn } from '../session/state.ts';
import type { CommandAnswer } from '../wire/definitions.ts';
import { type Failure, isOfNobody } from '../wire/failure.ts';
import type { Gone } from '../wire/sending.ts';

export interface CommandState {
  readonly running: boolean;
  readonly failure?: Failure;
  /** What the server asks before it records it; answered by `questionAnswered`. */
  readonly question?: Failure;
}

/** One command on its way. `id` is the form or button it comes from; `key` makes a repeat harmless. */
export interface SentCommand {
  readonly id: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** Of what is changed, as it was seen: another meanwhile is told instead of lost. */
  readonly version?: number | undefined;
  /** The server may ask before it records it: see `doubt.ts` of the published language. */
  readonly asks?: boolean;
}

export type Outcome<Answer = CommandAnswer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** Answered by the saga, which settles the promise in `meta` and tells there how much of a form with files has gone up. */
export const commandSent = createAction(
  'commands/sent',
  (payload: SentCommand, meta: { settle(outcome: Outcome): void; readonly gone?: Gone }) => ({
    payload,
    meta,
  }),
);

/** What somebody answered to the question of a command. */
export const questionAnswered = createAction<{ readonly id: string; readonly sure: boolean }>(
  'commands/questionAnswered',
);

/** What was refused only because nobody was signed in any more is no failure once he is back. */
const afterSignIn = (commands: Readonly<Record<string, CommandState>>) =>
  Object.fromEntries(
    Object.entries(commands).filter(([, { failure }]) => failure === undefined || !isOfNobody(failure)),
  );

const without = <Entry>(entries: Readonly<Record<string, Entry>>, id: string) =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id));

const slice = createSlice({
  name: 'commands',
  initialState: {} as Readonly<Record<string, CommandState>>,
  reducers: {
    commandStarted: (commands, { payload: id }: PayloadAction<string>) => ({
      ...commands,
      [id]: { running: true },
    }),
    commandQuestioned: (commands, { payload }: PayloadAction<{ id: string; question: Failure }>) => ({
      ...commands,
      [payload.id]: { running: true, question: payload.question },
    }),
    commandDone: (commands, { payload: id }: PayloadAction<string>) => without(commands, id),
    commandFailed: (commands, { payload }: PayloadAction<{ id: string; failure: Failure }>) => ({
      ...commands,
      [payload.id]: { running: false, failure: payload.failure },
    }),
    /** Its form has closed, or its failure was read. */
    commandForgotten: (commands, { payload: id }: PayloadAction<string>) => without(commands, id),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, afterSignIn);
  },
});

export const { commandStarted, commandQuestioned, commandDone, commandFailed, commandForgotten } =
  slice.actions;
export const commandsReducer = slice.reducer;
