import { WITH_MENU } from '@madrasah/events/access';
import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import {
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { languageChosen } from '../language.ts';
import type { Ports } from '../ports.ts';
import { MENU, type Menu } from '../session/menu.ts';
import { sessionEnded, signedIn, signedOut } from '../session/state.ts';
import type { RootState } from '../state.ts';
import { type Api, ApiError, faultOf } from '../wire/api.ts';
import { isPublic } from '../wire/definitions.ts';
import { failureOf } from '../wire/failure.ts';
import { isBehind, isNewer } from './news.ts';
import { changedMeanwhile } from './overtaken.ts';
import {
  newsHeard,
  positionSeen,
  type Queries,
  type QueryEntry,
  queryAsked,
  queryCancelled,
  queryFailed,
  queryLoading,
  queryReleased,
  querySucceeded,
  queryWanted,
} from './queries.ts';

const FRESH_MS = 30_000;
const BEHIND_TRIES = 3;

function* queries(): SagaGenerator<Queries> {
  return yield* select((state: RootState) => state.queries);
}

/** An answer is shown again without asking while it is young and holds all that this page knows of. */
function isFresh(entry: QueryEntry | undefined, all: Queries, now: number): boolean {
  if (entry?.status !== 'succeeded' || isBehind(entry, all)) return false;
  return now - (entry.at ?? -FRESH_MS) < FRESH_MS;
}

/** Then what it brings along is at hand, or has to be asked for after all. */
const isMenuAnswered = (action: Action): boolean =>
  (querySucceeded.match(action) || queryFailed.match(action)) && action.payload.path === MENU;

/** Loads what the page wants to show, once an address; what nobody shows any more is cancelled. */
export function* queriesSaga(ports: Ports, api: Api): SagaGenerator<void> {
  const running = new Map<string, Task>();

  function* begin(path: string): SagaGenerator<void> {
    const task = running.get(path);
    if (task?.isRunning()) yield* cancel(task);
    running.set(path, yield* fork(runQuery, ports, api, path));
  }
  function* shown(isWanted: (entry: QueryEntry, path: string) => boolean): SagaGenerator<void> {
    for (const [path, entry] of Object.entries((yield* queries()).entries))
      if (entry.users > 0 && isWanted(entry, path)) yield* fork(begin, path);
  }
  /** What is being asked already looks at the position itself when its answer comes. */
  function* overtaken(): SagaGenerator<void> {
    const all = yield* queries();
    yield* shown((entry, path) => !running.get(path)?.isRunning() && isBehind(entry, all));
  }
  /** What was asked for one user is not the next one's. */
  function* ended(): SagaGenerator<void> {
    for (const [path, task] of running) {
      if (isPublic(path)) continue;
      running.delete(path);
      yield* cancel(task);
    }
  }
  function* wanted(path: string): SagaGenerator<void> {
    if (WITH_MENU.includes(path) && running.get(MENU)?.isRunning()) yield* take(isMenuAnswered);
    const all = yield* queries();
    if ((all.entries[path]?.users ?? 0) === 0) return;
    if (running.get(path)?.isRunning() || isFresh(all.entries[path], all, ports.now())) return;
    yield* call(begin, path);
  }
  function* released(path: string): SagaGenerator<void> {
    yield* delay(0); // a page that draws itself twice releases and wants in one breath
    const task = running.get(path);
    if (((yield* queries()).entries[path]?.users ?? 0) > 0 || !task?.isRunning()) return;
    yield* cancel(task);
    yield* put(queryCancelled(path));
  }

  // Each action has its own worker: one that waits for an answer keeps none of the others waiting.
  yield* takeEvery(queryWanted, ({ payload }) => wanted(payload));
  yield* takeEvery(queryAsked, ({ payload }) => begin(payload));
  yield* takeEvery(queryReleased, ({ payload }) => released(payload));
  yield* takeEvery([positionSeen, newsHeard], overtaken);
  yield* takeEvery([languageChosen, changedMeanwhile], () => shown(() => true));
  // Whoever is back after an interruption finds what the server has refused meanwhile.
  yield* takeEvery(signedIn, () => shown((_, path) => path !== MENU && !isPublic(path)));
  yield* takeEvery([signedOut, sessionEnded], ended);
}

/** One answer: behind all that this page knows of when it asks, and once more when there is news when it comes. */
export function* runQuery({ now }: Ports, api: Api, path: string): SagaGenerator<void> {
  const abort = new AbortController();
  try {
    let position: string | undefined;
    let kinds: readonly string[] | undefined;
    let tag: string | undefined;
    do {
      yield* put(queryLoading(path));
      const after = (yield* queries()).position;
      const headers: Record<string, string> = after === undefined ? {} : { 'X-After-Position': after };
      position = after; // it is waited for, so the answer holds it
      kinds = undefined;
      tag = undefined;
      const holds = (told: string, named: readonly string[] | undefined, its: string | undefined) => {
        kinds = named;
        tag = its;
        if (isNewer(told, after)) position = told;
      };
      const entry = (yield* queries()).entries[path];
      const known = { tag: entry?.tag, data: entry?.data };
      const asked = { headers, holds, known, signal: abort.signal, anonymous: isPublic(path) };
      const data = yield* call(patiently, () => api<unknown>(path, asked));
      if (path === MENU) yield* call(keepAlong, data as Menu, position, now());
      yield* put(querySucceeded({ path, data, position, kinds, tag, at: now() }));
    } while (isBehind({ position, kinds }, yield* queries()));
  } catch (error) {
    yield* put(queryFailed({ path, error: failureOf(faultOf(error), now()) }));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

/** Other answers that came with one: each as if its own address had been asked, unless more is known of it. */
function* keepAlong({ along = [] }: Menu, position: string | undefined, at: number): SagaGenerator<void> {
  for (const { path, kinds, answer } of along) {
    const known = (yield* queries()).entries[path]?.position;
    if (known === undefined || (position !== undefined && isNewer(position, known)))
      yield* put(querySucceeded({ path, data: answer, position, kinds, tag: undefined, at }));
  }
}

function* patiently<Answer>(ask: () => Promise<Answer>): SagaGenerator<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return yield* call(ask);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'projection.behind' || tries === BEHIND_TRIES)
        throw error;
      yield* delay((error.retryAfter ?? 1) * 1000);
    }
}
