import { type accessCommands, isAdministrator } from '@madrasah/events/access';
import type { AlsoTo } from '@madrasah/events/kernel';
import { type EventChannel, eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { queryAsked, queryFailed, querySucceeded } from '../calls/queries.ts';
import { formErrors, oneAtATime, supervise } from '../calls/workflow.ts';
import { draftLogin, noteDraftKey } from '../form/drafts/sealed/owner.ts';
import { shelfIn } from '../form/drafts/sealed/shelf.ts';
import { frameTexts } from '../frame/texts.ts';
import type { Ports, StorageChange } from '../ports.ts';
import type { RootState } from '../state.ts';
import { say } from '../text.ts';
import { type Api, ApiError } from '../wire/api.ts';
import { failureOf } from '../wire/failure.ts';
import { endingOf, isSameLogin } from './ending.ts';
import { MENU, type Menu } from './menu.ts';
import {
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
  verified,
  verify,
  verifying,
} from './state.ts';
import { deviceKey, forgetSession, institutionOf, keepMenu, keepSession, storedUser } from './storage.ts';

type SignedIn = AlsoTo<typeof accessCommands.signIn>;
const LEAVE_PATIENCE_MS = 5_000;
const RELOAD_AFTER_MS = 500;

/** Sign-in, its verification, its end here or in another tab, and sign-out. */
export function* sessionSaga(ports: Ports, api: Api): SagaGenerator<void> {
  yield* fork(supervise, () => oneAtATime(signIn, (action) => runSignIn(ports, api, action), refuseSecond));
  yield* fork(supervise, function* () {
    yield* takeLatest(verify, runVerify);
  });
  yield* fork(supervise, function* () {
    yield* takeEvery(querySucceeded, learnt, ports);
    yield* takeEvery(queryFailed, notLearnt);
    yield* takeEvery(sessionEnded, () => noteDraftKey(undefined, undefined));
  });
  yield* fork(supervise, () => oneAtATime(signOut, (action) => runSignOut(ports, api, action), ignore));
  yield* fork(supervise, () => watchOtherTabs(ports));
  if ((yield* session()).token !== undefined) yield* put(verify());
}

function* session(): SagaGenerator<Session> {
  return yield* select((state: RootState) => state.session);
}

function* runSignIn(
  { storage, now, reload }: Ports,
  api: Api,
  { payload, meta }: ReturnType<typeof signIn>,
): SagaGenerator<void> {
  yield* put(signInStarted());
  const before = yield* session();
  try {
    const known = storage.read(deviceKey(payload));
    const { token, user, notices, device } = yield* call(() =>
      api<SignedIn>('/api/users/login', {
        method: 'POST',
        body: { ...payload, ...(known && { device: known }) },
        anonymous: true,
      }),
    );
    if (device) storage.write(deviceKey(payload), device);
    yield* call(keepSession, storage, token, user);
    // The name of whoever was interrupted is another's by now: nothing of the one is shown to the other.
    if (before.phase === 'interrupted' && !isSameLogin(before.user, user)) return yield* call(reload);
    yield* put(signedIn({ token, user, ...(notices && { notices }) }));
    meta.settle(undefined);
    yield* put(verify()); // the login answer tells neither the institution nor what he may do
  } catch (error) {
    const known = error instanceof ApiError ? error : yield* call(fault);
    yield* put(signInFailed(failureOf(known, now())));
    meta.settle(formErrors(known));
    if (known !== error) throw error;
  }
}

function* refuseSecond({ meta }: ReturnType<typeof signIn>): SagaGenerator<void> {
  const language = yield* select((state: RootState) => state.language);
  meta.settle(formErrors({ message: say(frameTexts, language, 'kit.form.busy'), fields: [] }));
}

/** A defect of ours must not leave the form waiting. */
function* fault(): SagaGenerator<ApiError> {
  const language = yield* select((state: RootState) => state.language);
  return new ApiError(0, 'page.fault', say(frameTexts, language, 'kit.api.fault'));
}

function* ignore(): SagaGenerator<void> {}

/** The first answer to the page tells who is signed in, where, and what he may do; a 401 ends the session by itself. */
function* runVerify(): SagaGenerator<void> {
  yield* put(verifying());
  if ((yield* session()).token !== undefined) yield* put(queryAsked(MENU));
}

function* learnt({ storage }: Ports, { payload }: ReturnType<typeof querySucceeded>): SagaGenerator<void> {
  const { token } = yield* session();
  if (payload.path !== MENU || token === undefined) return;
  const told = payload.data as Menu;
  if (told.institution?.Action === 'Inactive' && !isAdministrator(told.user.permissionType)) {
    yield* call(forgetSession, storage, token);
    yield* put(sessionEnded('inactive'));
    return;
  }
  yield* call(noteDraftKey, told.user, told.draftKey);
  yield* call(keepMenu, storage, told);
  yield* put(verified({ user: told.user, institution: institutionOf(told) }));
}

function* notLearnt({ payload }: ReturnType<typeof queryFailed>): SagaGenerator<void> {
  if (payload.path !== MENU) return;
  yield* call(noteDraftKey, (yield* session()).user, undefined);
  if (payload.error.status !== 401) yield* put(notVerified(payload.error));
}

/** The local session goes even when the server cannot be told; the reload leaves nothing of it in memory. */
function* runSignOut(
  { storage, reload, now }: Ports,
  api: Api,
  { payload: drafts }: ReturnType<typeof signOut>,
): SagaGenerator<void> {
  const { token, user } = yield* session();
  yield* put(leaving());
  if (user && drafts === 'thrown-away') yield* call(shelfIn({ storage, now }).forget, draftLogin(user));
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

/**
 * Another tab signed in or out: what is stored there is no longer ours to clear. The same login goes on here with its
 * new token; another one has nothing to see here.
 */
function* watchOtherTabs({ storage }: Ports): SagaGenerator<void> {
  const changes: EventChannel<StorageChange> = yield* call(() =>
    eventChannel<StorageChange>((emit) => storage.onChange(emit)),
  );
  for (;;) {
    const { key, value } = yield* take(changes);
    const { token, phase, user } = yield* session();
    const ours = key === 'token' || key === null;
    if (!ours || (token === undefined && phase !== 'interrupted') || value === (token ?? null)) continue;
    const theirs = value === null ? undefined : yield* call(storedUser, storage);
    if (value !== null && theirs && phase !== 'leaving' && isSameLogin(theirs, user)) {
      yield* put(signedIn({ token: value, user: theirs }));
      yield* put(verify());
    } else if (value === null) yield* put(endingOf(yield* select((state: RootState) => state), 'changed'));
    else yield* put(sessionEnded('changed'));
  }
}
