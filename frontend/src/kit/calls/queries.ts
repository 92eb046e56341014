import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { languageChosen } from '../language.ts';
import { sessionEnded, signedOut } from '../session/state.ts';
import { isPublic } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';
import { type Heard, type Holding, isNewer, type News, withNews } from './news.ts';

export interface QueryEntry extends Holding {
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** The last answer; it stays while a newer one is fetched. */
  readonly data?: unknown;
  readonly error?: Failure;
  /** By which the server knows this answer again. */
  readonly tag?: string | undefined;
  /** When the answer came, ms since 1970. */
  readonly at?: number;
  /** Why it was refused, where the part of the page that asked does not say so itself. */
  readonly untold?: Failure | undefined;
  /** How many parts of the page show it. */
  readonly users: number;
}

export interface Queries extends Heard {
  /** By address. */
  readonly entries: Readonly<Record<string, QueryEntry>>;
}

const KEPT = 60;
const nothing: Queries = { entries: {} };

function changed(queries: Queries, path: string, change: Partial<QueryEntry>): Queries {
  const entry = { status: 'idle', users: 0, ...queries.entries[path], ...change } as QueryEntry;
  return { ...queries, entries: { ...queries.entries, [path]: entry } };
}

/** Forgets the oldest answers that nobody shows. */
function pruned(queries: Queries): Queries {
  const unused = Object.entries(queries.entries).filter(([, { users }]) => users === 0);
  if (unused.length <= KEPT) return queries;
  const oldest = new Set(
    unused
      .sort(([, one], [, other]) => (one.at ?? 0) - (other.at ?? 0))
      .slice(0, unused.length - KEPT)
      .map(([path]) => path),
  );
  const entries = Object.fromEntries(Object.entries(queries.entries).filter(([path]) => !oldest.has(path)));
  return { ...queries, entries };
}

/** What one user was shown is never the next one's; what is open to everybody stays where it is shown. */
const afterSession = ({ entries }: Queries): Queries => ({
  entries: Object.fromEntries(Object.entries(entries).filter(([path]) => isPublic(path))),
});

const users = (queries: Queries, path: string) => queries.entries[path]?.users ?? 0;

const slice = createSlice({
  name: 'queries',
  initialState: nothing,
  reducers: {
    /** A part of the page shows this address from now on. */
    queryWanted: (queries, { payload: path }: PayloadAction<string>) =>
      changed(queries, path, { users: users(queries, path) + 1 }),
    queryReleased: (queries, { payload: path }: PayloadAction<string>) =>
      pruned(changed(queries, path, { users: Math.max(0, users(queries, path) - 1) })),
    /** Asks again, whatever is known. */
    queryAsked: (queries, { payload: path }: PayloadAction<string>) => changed(queries, path, {}),
    queryLoading: (queries, { payload: path }: PayloadAction<string>) =>
      changed(queries, path, { status: 'loading', error: undefined }),
    querySucceeded: (
      queries,
      {
        payload: { path, ...answer },
      }: PayloadAction<
        Pick<QueryEntry, 'data' | 'kinds' | 'tag'> & {
          path: string;
          position: string | undefined;
          at: number;
        }
      >,
    ) => changed(queries, path, { status: 'succeeded', error: undefined, ...answer }),
    queryFailed: (queries, { payload }: PayloadAction<{ path: string; error: Failure }>) =>
      changed(queries, payload.path, { status: 'failed', error: payload.error }),
    /** A refusal that the part of the page shows nowhere: the page, or the dialog over it, tells it. */
    refusalUntold: (queries, { payload }: PayloadAction<{ path: string; untold: Failure | undefined }>) =>
      queries.entries[payload.path]?.untold === payload.untold
        ? queries
        : changed(queries, payload.path, { untold: payload.untold }),
    /** Nobody waits for it any more. */
    queryCancelled: (queries, { payload: path }: PayloadAction<string>) =>
      changed(queries, path, { status: queries.entries[path]?.data === undefined ? 'idle' : 'succeeded' }),
    /** This page wrote: whatever does not hold it is asked again. */
    positionSeen: (queries, { payload: position }: PayloadAction<string>) =>
      isNewer(position, queries.position) ? withNews(queries, { position }) : queries,
    /** Somebody wrote: what depends on it and does not hold it is asked again. */
    newsHeard: (queries, { payload }: PayloadAction<News>) => withNews(queries, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, afterSession).addCase(sessionEnded, afterSession);
    // What nobody shows is in the other language; what is shown is asked again.
    builder.addCase(languageChosen, (queries) => {
      const shown = Object.entries(queries.entries).filter(([, entry]) => entry.users > 0);
      return { ...queries, entries: Object.fromEntries(shown) };
    });
  },
});

export const {
  queryWanted,
  queryReleased,
  queryAsked,
  queryLoading,
  querySucceeded,
  queryFailed,
  queryCancelled,
  refusalUntold,
  positionSeen,
  newsHeard,
} = slice.actions;
export const queriesReducer = slice.reducer;
