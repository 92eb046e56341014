import { isDoubt } from '@madrasah/events/kernel';
import type { Task } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { frameTexts } from '../frame/texts.ts';
import type { Ports } from '../ports.ts';
import type { RootState } from '../state.ts';
import { say } from '../text.ts';
import { type Api, faultOf } from '../wire/api.ts';
import type { CommandAnswer } from '../wire/definitions.ts';
import { type Failure, failureOf } from '../wire/failure.ts';
import {
  commandDone,
  commandFailed,
  commandQuestioned,
  commandSent,
  commandStarted,
  questionAnswered,
} from './commands.ts';
import { positionSeen } from './queries.ts';

type Sent = ReturnType<typeof commandSent>;

/** Sends commands, one at a time from each form; a second one meanwhile is refused in the specification's words. */
export function* commandsSaga(ports: Ports, api: Api): SagaGenerator<void> {
  const running = new Map<string, Task>();
  for (;;) {
    const action: Sent = yield* take(commandSent);
    const { id } = action.payload;
    if (running.get(id)?.isRunning()) yield* call(refuseSecond, action);
    else running.set(id, yield* fork(runCommand, ports, api, action));
  }
}

function* refuseSecond({ meta }: Sent): SagaGenerator<void> {
  const language = yield* select((state: RootState) => state.language);
  const message = say(frameTexts, language, 'kit.form.busy');
  meta.settle({ ok: false, failure: { status: 409, code: 'form.busy', message, fields: [] } });
}

/** What a form is told where whoever wrote it went back to it. */
const UNSENT: Failure = {
  status: 409,
  code: 'form.unsure',
  message: 'not sent: asked, and not sure',
  fields: [],
};

/**
 * Sends a command. What the server asks before it records it is asked here; it goes again with the same key when the
 * answer is yes. @returns undefined where the answer was no
 */
function* sendOrAsk(
  { id, body, asks }: Sent['payload'],
  send: (body: unknown) => Promise<CommandAnswer>,
): SagaGenerator<CommandAnswer | undefined> {
  if (!asks) return yield* call(send, body);
  try {
    return yield* call(send, { ...(body as object), sure: false });
  } catch (error) {
    const question = failureOf(faultOf(error), 0);
    if (!isDoubt(question.code)) throw error;
    yield* put(commandQuestioned({ id, question }));
    const isMine = (action: unknown) => questionAnswered.match(action) && action.payload.id === id;
    const { payload } = (yield* take(isMine)) as ReturnType<typeof questionAnswered>;
    yield* put(commandStarted(id));
    return payload.sure ? yield* call(send, { ...(body as object), sure: true }) : undefined;
  }
}

/** One command: its position holds back every query that follows, so that the user reads what he wrote. */
export function* runCommand({ now }: Ports, api: Api, { payload, meta }: Sent): SagaGenerator<void> {
  const { id, key, version } = payload;
  const headers: Record<string, string> = {
    'Idempotency-Key': key,
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
  };
  yield* put(commandStarted(id));
  try {
    const { gone } = meta;
    const answer = yield* call(sendOrAsk, payload, (body: unknown) =>
      api<CommandAnswer>(payload.path, { method: payload.method, body: body ?? {}, headers, gone }),
    );
    if (!answer) {
      yield* put(commandDone(id)); // it was asked about, and is not sent: nothing has failed
      return meta.settle({ ok: false, failure: UNSENT });
    }
    yield* put(commandDone(id));
    if (answer.position !== undefined) yield* put(positionSeen(answer.position));
    meta.settle({ ok: true, answer });
  } catch (error) {
    const failure = failureOf(faultOf(error), now());
    yield* put(commandFailed({ id, failure }));
    meta.settle({ ok: false, failure });
  }
}
