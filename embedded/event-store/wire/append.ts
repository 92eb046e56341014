import type { handleClientStreamingCall, ServiceError } from '@grpc/grpc-js';
import type { AppendResult, ExpectedRevision, ProposedEvent } from '../model.ts';
import type { SqliteEventStore } from '../sqlite/store.ts';
import { appendTooLarge, expectation, invalid, notRecorded, timedOut, unavailable } from './failures.ts';
import { type AppendRequest, sent } from './messages.ts';
import { expectedRevision, proposedEvent, successMessage, targetStream } from './proposed.ts';

interface Collected {
  stream: string;
  expected: ExpectedRevision;
  readonly events: ProposedEvent[];
}

/** Streams.Append: one append per call, its options first, then one message per event. */
export function appendHandler(store: SqliteEventStore): handleClientStreamingCall<AppendRequest, object> {
  return (call, answer) => {
    const append: Collected = { stream: '', expected: 0, events: [] };
    let failure: unknown;
    call.on('data', (message: AppendRequest) => {
      try {
        if (!failure) collect(append, message);
      } catch (error) {
        failure = error;
      }
    });
    call.on('error', () => undefined);
    // A call that is cut off midway ends, too, and is known as cancelled a moment later: its first events must not
    // be taken for the whole append.
    const finish = () => {
      if (call.cancelled) return;
      if (!failure && append.stream === '') failure = invalid('the options are missing');
      if (failure) return answer(failure as ServiceError);
      store.append(append.stream, append.expected, append.events).then(
        (result) => respond(answer, result, append.expected),
        (error) => answer(unavailable(error)),
      );
    };
    call.on('end', () => setImmediate(finish));
  };
}

function collect(append: Collected, { options, proposedMessage }: AppendRequest): void {
  if (options) {
    append.stream = targetStream(options.streamIdentifier);
    append.expected = expectedRevision(options, options.revision, sent(options, 'revision'));
  } else if (proposedMessage) append.events.push(proposedEvent(proposedMessage));
}

function respond(
  answer: (error: ServiceError | null, message?: object) => void,
  result: AppendResult,
  expected: ExpectedRevision,
): void {
  if (result.kind === 'appended') answer(null, { success: successMessage(result) });
  else if (result.kind === 'too-large') answer(appendTooLarge(result.limit));
  else if (result.kind === 'too-late') answer(timedOut());
  else if (result.kind === 'not-recorded') answer(notRecorded(result.reason));
  else {
    const current = result.actual < 0 ? { currentNoStream: {} } : { currentRevision: result.actual };
    const wrongExpectedVersion = { ...current, ...expectation(expected, 'expectedRevision') };
    answer(null, { wrongExpectedVersion });
  }
}
