import { rpcError } from './failures.ts';
import type { Log, Outcome, Proposal } from './log.ts';

/** One append as the server sees it, and everything it can do about it. */
export interface AppendCall {
  readonly log: Log;
  readonly proposal: Proposal;
  record(): Outcome;
  /** Says one message; a Buffer goes out as it is. */
  say(message: object): void;
  /** Ends the call well. */
  end(): void;
  fail(error: Error): void;
  /** Cuts every connection of the server. */
  cut(): void;
}

export type AppendAct = (call: AppendCall) => void;

export function answerOf(outcome: Outcome): object {
  if ('wrong' in outcome) {
    const current = outcome.wrong < 0 ? { currentNoStream: {} } : { currentRevision: outcome.wrong };
    return { wrongExpectedVersion: { ...current, expectedAny: {} } };
  }
  const position = { commitPosition: outcome.position, preparePosition: outcome.position };
  return { success: { currentRevision: outcome.revision, position } };
}

const answer = (call: AppendCall, outcome: Outcome) => {
  call.say(answerOf(outcome));
  call.end();
};

export const behave: AppendAct = (call) => answer(call, call.record());
export const mute: AppendAct = () => undefined;
export const recordAndMute: AppendAct = (call) => void call.record();
export const cutUnrecorded: AppendAct = (call) => call.cut();
export const recordAndCut: AppendAct = (call) => {
  call.record();
  call.cut();
};
/** Recorded after a while and answered at once then. */
export const recordLate =
  (ms: number): AppendAct =>
  (call) =>
    void setTimeout(() => behave(call), ms);
/** Recorded at once and answered after a while. */
export const answerLate =
  (ms: number): AppendAct =>
  (call) => {
    const outcome = call.record();
    setTimeout(() => answer(call, outcome), ms);
  };
export const answerTwice: AppendAct = (call) => {
  const outcome = call.record();
  call.say(answerOf(outcome));
  answer(call, outcome);
};
export const recordAndEnd: AppendAct = (call) => {
  call.record();
  call.end();
};
export const endUnrecorded: AppendAct = (call) => call.end();
export const fail =
  (...error: Parameters<typeof rpcError>): AppendAct =>
  (call) =>
    call.fail(rpcError(...error));
export const recordAndFail =
  (...error: Parameters<typeof rpcError>): AppendAct =>
  (call) => {
    call.record();
    call.fail(rpcError(...error));
  };
/** Records nothing and says this. */
export const say =
  (message: object): AppendAct =>
  (call) => {
    call.say(message);
    call.end();
  };
/** Records, and says this instead of the truth. */
export const recordAndSay =
  (message: object): AppendAct =>
  (call) => {
    call.record();
    say(message)(call);
  };
/** Another writer takes the place first. */
export const overtakenBy =
  (events: Proposal['events'], then: AppendAct): AppendAct =>
  (call) => {
    call.log.append({ ...call.proposal, events });
    then(call);
  };
