import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork, type SagaGenerator } from 'typed-redux-saga';
import { commandsSaga } from './calls/command-saga.ts';
import { commandsReducer } from './calls/commands.ts';
import { type Queries, queriesReducer } from './calls/queries.ts';
import { queriesSaga } from './calls/query-saga.ts';
import { supervise } from './calls/workflow.ts';
import { toastSaga, toastsReducer } from './feedback/toasts.ts';
import { shelfIn } from './form/drafts/sealed/shelf.ts';
import { keptReducer } from './form/kept.ts';
import { languageReducer, languageSaga, storedLanguage } from './language.ts';
import { chosenReducer } from './list/chosen/chosen.ts';
import type { Ports } from './ports.ts';
import { preferencesReducer, preferencesSaga, storedPreferences } from './preferences.ts';
import { paperSaga } from './report/paper.ts';
import { endingOf } from './session/ending.ts';
import { MENU } from './session/menu.ts';
import { sessionSaga } from './session/saga.ts';
import { sessionReducer } from './session/state.ts';
import { forgetSession, storedMenu, storedSession } from './session/storage.ts';
import { createApi } from './wire/api.ts';

export type { RootState } from './state.ts';

/** What the user may do is known from his last visit until the server tells it again. */
function storedQueries({ storage, now }: Ports): Queries {
  const data = storedMenu(storage);
  return { entries: data ? { [MENU]: { status: 'succeeded', data, at: now(), users: 0 } } : {} };
}

/** The store of one page, with its sagas running; `further` are those of the contexts. */
export function createStore(ports: Ports, further: readonly (() => SagaGenerator<void>)[] = []) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      language: languageReducer,
      session: sessionReducer,
      queries: queriesReducer,
      commands: commandsReducer,
      toasts: toastsReducer,
      preferences: preferencesReducer,
      kept: keptReducer,
      chosen: chosenReducer,
    },
    preloadedState: {
      language: storedLanguage(ports),
      session: storedSession(ports.storage),
      queries: storedQueries(ports),
      preferences: storedPreferences(ports),
    },
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { ignoredPaths: ['queries'] }, // thousands of rows, looked through at every action
        serializableCheck: { ignoredPaths: ['queries'], ignoredActionPaths: ['meta', 'payload'] },
      }).concat(sagas),
  });
  const api = createApi({
    fetch: ports.fetch,
    sendForm: ports.sendForm,
    token: () => store.getState().session.token,
    language: () => store.getState().language,
    tokenRefused(token, code) {
      if (store.getState().session.token !== token) return;
      forgetSession(ports.storage, token);
      store.dispatch(endingOf(store.getState(), code === 'auth.missing' ? 'missing' : 'invalid'));
    },
  });
  ports.speak(store.getState().language);
  shelfIn(ports).sweep();
  sagas.run(function* (): SagaGenerator<void> {
    yield* fork(supervise, () => languageSaga(ports));
    yield* fork(supervise, () => preferencesSaga(ports));
    yield* fork(supervise, () => queriesSaga(ports, api));
    yield* fork(supervise, () => commandsSaga(ports, api));
    yield* fork(supervise, () => paperSaga(ports, api));
    yield* fork(supervise, toastSaga);
    for (const saga of further) yield* fork(supervise, saga);
    yield* fork(() => sessionSaga(ports, api));
  });
  return store;
}
