import type { Language } from '@madrasah/events/kernel';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork, type SagaGenerator } from 'typed-redux-saga';
import { createApi } from './api.ts';
import { languageReducer, languageSaga, storedLanguage } from './language.ts';
import type { Ports } from './ports.ts';
import { sessionSaga } from './session/saga.ts';
import { type Session, sessionEnded, sessionReducer } from './session/state.ts';
import { forgetSession, storedSession } from './session/storage.ts';
import { supervise } from './workflow.ts';

export interface RootState {
  readonly language: Language;
  readonly session: Session;
}

/** The store of one page, with its sagas running. */
export function createStore(ports: Ports) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { language: languageReducer, session: sessionReducer },
    preloadedState: { language: storedLanguage(ports), session: storedSession(ports.storage) },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: { ignoredActionPaths: ['meta.settle'] } }).concat(sagas),
  });
  const api = createApi({
    fetch: ports.fetch,
    token: () => store.getState().session.token,
    language: () => store.getState().language,
    tokenRefused(token, code) {
      if (store.getState().session.token !== token) return;
      forgetSession(ports.storage, token);
      store.dispatch(sessionEnded(code === 'auth.missing' ? 'missing' : 'invalid'));
    },
  });
  ports.speak(store.getState().language);
  sagas.run(function* (): SagaGenerator<void> {
    yield* fork(supervise, () => languageSaga(ports));
    yield* fork(() => sessionSaga(ports, api));
  });
  return store;
}
