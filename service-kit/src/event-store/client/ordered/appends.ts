import type { Duplex } from 'node:stream';
import { convertToCommandError } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type messages from '@eventstore/db-client/generated/streams_pb.js';
import { AppendTooLarge, OutcomeUnknown, StoreAway, WrongExpectedRevision } from '../../errors.ts';
import type { ExpectedRevision } from '../../port.ts';
import { connect } from '../connection.ts';
import { verdictOf } from '../verdict.ts';
import { batchRequest, type EncodedEvent, idOf } from './messages.ts';

export type { EncodedEvent } from './messages.ts';

/** Appends of a tool that moves a log: many under way, and none overtakes another. */
export interface OrderedAppends {
  /**
   * Answers after fsync. The same events again at the same revision are answered as the first time.
   * @throws WrongExpectedRevision · AppendTooLarge · StoreAway · OutcomeUnknown
   */
  append(stream: string, expected: ExpectedRevision, events: readonly EncodedEvent[]): Promise<void>;
  close(): Promise<void>;
}

interface UnderWay {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly settle: { resolve(): void; reject(error: Error): void };
}

/** What the client keeps to itself, as far as it is used here. */
interface Inside {
  GRPCStreamCreator(
    kind: unknown,
    name: string,
    open: (calls: { batchAppend(...words: unknown[]): Duplex }) => Duplex,
  ): () => Promise<Duplex>;
  callArguments(options: object, callOptions: object): unknown[];
}

/** How long the store may say nothing while appends wait for it. */
const SILENT_MS = 30_000;

/**
 * One BatchAppend call of our own: its appends reach the server in the order given, and a server takes them in the
 * order they come. The client's own way to it keeps one map of answers for the whole process (../connection.ts); this one
 * has none to share. When the call breaks, all that is under way is told so and nothing is tried again.
 * @param prefix of our streams' names on the server
 */
export async function orderedAppends(connectionString: string, prefix = ''): Promise<OrderedAppends> {
  const { client, close } = connect(connectionString);
  const inside = client as unknown as Inside;
  const underWay = new Map<string, UnderWay>();
  let broken: Error | undefined;
  const fail = (reason: string, cause?: Error) => {
    broken ??= new OutcomeUnknown(`the event store went away: ${reason}`, { cause });
    for (const { settle } of underWay.values()) settle.reject(broken);
    underWay.clear();
  };
  const silence = setTimeout(() => {
    if (underWay.size > 0) fail(`it said nothing for ${SILENT_MS / 1000} s`);
    else silence.refresh();
  }, SILENT_MS);
  const call = await inside
    .GRPCStreamCreator(services.StreamsClient, 'appendToStream', (calls) =>
      calls.batchAppend(...inside.callArguments({}, { deadline: Number.POSITIVE_INFINITY })),
    )()
    .catch((cause: unknown) => {
      throw new StoreAway('the store cannot be reached', { cause });
    });
  call.on('data', (answer: messages.BatchAppendResp) => {
    silence.refresh();
    const id = idOf(answer.getCorrelationId());
    const append = underWay.get(id);
    underWay.delete(id);
    const error = answer.getError();
    if (error) append?.settle.reject(told(append, unpackToCommandError(error, append.stream)));
    else append?.settle.resolve();
  });
  call.on('error', (error: Error) => fail(error.message, convertToCommandError(error) as Error));
  call.on('end', () => fail('it ended the call'));
  return {
    append(stream, expected, events) {
      if (broken) return Promise.reject(broken);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const { id, request } = batchRequest(prefix + stream, expected, events);
      underWay.set(id, { stream, expected, settle: { resolve, reject } });
      silence.refresh();
      call.write(request);
      return promise;
    },
    async close() {
      clearTimeout(silence);
      fail('it was closed');
      call.end();
      await close();
    },
  };
}

/** The server's refusal in our words. */
function told({ stream, expected }: UnderWay, cause: Error): Error {
  const verdict = verdictOf(cause);
  if (verdict.kind === 'wrong-revision') return new WrongExpectedRevision(stream, expected, verdict.actual);
  if (verdict.kind === 'too-large') return new AppendTooLarge(stream, verdict.limit);
  if (verdict.kind === 'unknown')
    return new OutcomeUnknown(`the append to ${stream} is unsettled`, { cause });
  return new StoreAway(`the store refused the append: ${cause.message}`, { cause });
}
