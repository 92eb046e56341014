import { isAdministrator } from '@madrasah/events/access';
import { type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { formErrors, oneAtATime, supervise } from '../calls/workflow.ts';
import type { Ports, StorageChange } from '../ports.ts';
import type { RootState } from '../state.ts';
import { say } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { type Api, ApiError } from '../wire/api.ts';
import { failureOf } from '../wire/failure.ts';
import {
  type Institution,
  leaving,
  notVerified,
  type Session,
  sessionEnded,
  signedIn,
  signedOut,
  signIn,
  signInFailed,
  signInStarted,
  signOut,
  type User,
  verified,
  verify,
  verifying,
} from './state.ts';
import { forgetSession, keepSession } from './storage.ts';

interface SignedIn {
  token: string;
  user: User;
}
interface Authenticated {
  user: User;
  institution?: { Action?: string; InstitutionName?: string; EngInstitutionName?: string; Address?: string };
}

const LEAVE_PATIENCE_MS = 5_000;
const RELOAD_AFTER_MS = 500;

/** Sign-in, its verification, its end here or in another tab, and sign-out. */
export function* sessionSaga(ports: Ports, api: Api): SagaGenerator<void> {
  yield* fork(supervise, () => oneAtATime(signIn, (action) => runSignIn(ports, api, action), refuseSecond));
  yield* fork(supervise, function* () {
    yield* takeLatest(verify, runVerify, ports, api);
  });
  yield* fork(supervise, () => oneAtATime(signOut, () => runSignOut(ports, api), ignore));
  yield* fork(supervise, () => watchOtherTabs(ports));
  if ((yield* session()).token !== undefined) yield* put(verify());
}

function* session(): SagaGenerator<Session> {
  return yield* select((state: RootState) => state.session);
}

function* runSignIn(
  { storage, now }: Ports,
  api: Api,
  { payload, meta }: ReturnType<typeof signIn>,
): SagaGenerator<void> {
  yield* put(signInStarted());
  try {
    const { token, user } = yield* call(() =>
      api<SignedIn>('/api/users/login', {
        method: 'POST',
        body: payload,
        anonymous: true,
      }),
    );
    yield* call(keepSession, storage, token, user);
    yield* put(signedIn({ token, user }));
    meta.settle(undefined);
    yield* put(verify()); // the login answer does not tell whether the institution is active
  } catch (error) {
    const known = error instanceof ApiError ? error : yield* call(fault);
    yield* put(signInFailed(failureOf(known, now())));
    meta.settle(formErrors(known));
    if (known !== error) throw error;
  }
}

function* refuseSecond({ meta }: ReturnType<typeof signIn>): SagaGenerator<void> {
  const language = yield* select((state: RootState) => state.language);
  meta.settle(formErrors({ message: say(kitTexts, language, 'kit.form.busy'), fields: [] }));
}

/** A defect of ours must not leave the form waiting. */
function* fault(): SagaGenerator<ApiError> {
  const language = yield* select((state: RootState) => state.language);
  return new ApiError(0, 'page.fault', say(kitTexts, language, 'kit.api.fault'));
}

function* ignore(): SagaGenerator<void> {}

function* runVerify({ storage, now }: Ports, api: Api): SagaGenerator<void> {
  yield* put(verifying());
  const { token } = yield* session();
  if (token === undefined) return;
  try {
    const { user, institution } = yield* call(() =>
      api<Authenticated>('/api/users/authenticate', {
        method: 'POST',
      }),
    );
    if ((yield* session()).token !== token) return;
    if (institution?.Action === 'Inactive' && !isAdministrator(user.permissionType)) {
      yield* call(forgetSession, storage, token);
      yield* put(sessionEnded('inactive'));
      return;
    }
    yield* put(verified({ user, institution: institutionOf(institution) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return; // the api has ended the session already
    yield* put(notVerified(failureOf(error, now())));
  }
}

/** The local session goes even when the server cannot be told; the reload leaves nothing of it in memory. */
function* runSignOut({ storage, reload }: Ports, api: Api): SagaGenerator<void> {
  const { token } = yield* session();
  yield* put(leaving());
  try {
    yield* race({
      told: call(() => api('/api/users/logout', { method: 'POST' })),
      late: delay(LEAVE_PATIENCE_MS),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  yield* call(forgetSession, storage, token);
  yield* put(signedOut());
  yield* delay(RELOAD_AFTER_MS);
  yield* call(reload);
}

/** Another tab signed in as someone else, or out: what is stored there is no longer ours to clear. */
function* watchOtherTabs({ storage }: Ports): SagaGenerator<void> {
  const changes: EventChannel<StorageChange> = yield* call(() =>
    eventChannel<StorageChange>((emit) => storage.onChange(emit)),
  );
  for (;;) {
    const { key, value } = yield* take(changes);
    const { token } = yield* session();
    const ours = key === 'token' || key === null;
    if (ours && token !== undefined && value !== token) yield* put(sessionEnded('changed'));
  }
}

function institutionOf(told: Authenticated['institution']): Institution | undefined {
  const { InstitutionName: name, EngInstitutionName: englishName = '', Address: address = '' } = told ?? {};
  return name ? { name, englishName, address } : undefined;
}
