import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { languageChosen } from '../language.ts';
import { sessionEnded, signedOut } from '../session/state.ts';
import { isPublic } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';

export interface QueryEntry {
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** The last answer; it stays while a newer one is fetched. */
  readonly data?: unknown;
  readonly error?: Failure;
  /** A position that the answer holds. */
  readonly position?: string;
  /** The read models that the answer depends on; absent: any. */
  readonly kinds?: readonly string[] | undefined;
  /** When the answer came, ms since 1970. */
  readonly at?: number;
  /** How many parts of the page show it. */
  readonly users: number;
}

export interface Queries {
  /** By address. */
  readonly entries: Readonly<Record<string, QueryEntry>>;
  /** The position of the newest write this page knows of: queries wait for it. */
  readonly position?: string;
  /** The newest of those that may have touched any read model. */
  readonly anything?: string;
  /** By read model, the newest that was told to touch it. */
  readonly news?: Readonly<Record<string, string>>;
}

/** Something was written up to here. */
export interface News {
  readonly position: string;
  /** The read models it touched; absent: any may have been. */
  readonly kinds?: readonly string[] | undefined;
}

const KEPT = 60;
const nothing: Queries = { entries: {} };
export const isNewer = (one: string, other: string | undefined) =>
  other === undefined || BigInt(one) > BigInt(other);

/** Whether something may have been written since that an answer does not hold. */
export function isBehind(
  { position, kinds }: Pick<QueryEntry, 'position' | 'kinds'>,
  { position: newest, anything, news = {} }: Queries,
): boolean {
  const since = (told: string | undefined) => told !== undefined && isNewer(told, position);
  if (kinds === undefined || position === undefined) return since(newest);
  return since(anything) || kinds.some((kind) => since(news[kind]));
}

const newer = (one: string, other: string | undefined) => (isNewer(one, other) ? one : (other as string));

function withNews(queries: Queries, { position, kinds }: News): Queries {
  const newest = { ...queries, position: newer(position, queries.position) };
  if (!kinds) return { ...newest, anything: newer(position, queries.anything) };
  const told = kinds.map((kind) => [kind, newer(position, queries.news?.[kind])]);
  return { ...newest, news: { ...queries.news, ...Object.fromEntries(told) } };
}

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
        Pick<QueryEntry, 'data' | 'kinds'> & { path: string; position: string | undefined; at: number }
      >,
    ) => changed(queries, path, { status: 'succeeded', error: undefined, ...answer }),
    queryFailed: (queries, { payload }: PayloadAction<{ path: string; error: Failure }>) =>
      changed(queries, payload.path, { status: 'failed', error: payload.error }),
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
  positionSeen,
  newsHeard,
} = slice.actions;
export const queriesReducer = slice.reducer;
