import { setTimeout as delay } from 'node:timers/promises';
import { Metadata } from '@madrasah/embedded/event-store/wire';
import type { AppendAct } from './appends.ts';
import type { AnyCall } from './calls.ts';
import { expectedOf, type Log } from './log.ts';
import {
  eventMessage,
  type Logged,
  numberOf,
  type ProposedMessage,
  type ReadRequest,
  sent,
  streamOf,
} from './messages.ts';
import type { ReadAct, ReadMessage } from './reads.ts';

export function failWith(
  call: AnyCall,
  error: Error & { trailers?: Readonly<Record<string, string>> },
): void {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(error.trailers ?? {})) metadata.set(key, value);
  if (!call.cancelled) call.emit('error', Object.assign(error, { metadata }));
}

export function serveAppend(call: AnyCall, log: Log, cut: () => void, act: AppendAct): void {
  let options: { stream: string; expected: number } | undefined;
  const events: ProposedMessage[] = [];
  call.on('data', (message) => {
    if (message.options)
      options = { stream: streamOf(message.options), expected: expectedOf(message.options) };
    else if (message.proposedMessage) events.push(message.proposedMessage);
  });
  // A call that was cut off midway ends, too, and is known as cancelled a moment later.
  call.on('end', () =>
    setImmediate(() => {
      if (!options || call.cancelled) return;
      const proposal = { ...options, events };
      act({
        log,
        proposal,
        record: () => log.append(proposal),
        say: (message) => void (call.cancelled || call.write(message)),
        end: () => void (call.cancelled || call.end()),
        fail: (error) => failWith(call, error),
        cut,
      });
    }),
  );
}

/** Sends what the act makes of each message, until it ends, stalls or the client goes. */
export async function serveRead(call: AnyCall, log: Log, cut: () => void, act: ReadAct): Promise<void> {
  const gone = new AbortController();
  for (const event of ['cancelled', 'close', 'error']) call.on(event, () => gone.abort());
  const options = call.request?.options;
  if (!options) return;
  const messages = options.subscription ? subscription(log, options, gone.signal) : page(log, options);
  let before = 0;
  for await (const message of messages) {
    for (const said of act(message, before)) {
      if (gone.signal.aborted) return;
      if (typeof said === 'number') await delay(said);
      else if (!goOn(call, said, cut)) return;
    }
    if (message.kind === 'event') before += 1;
  }
}

function goOn(call: AnyCall, said: object | string, cut: () => void): boolean {
  if (said === 'end') call.end();
  else if (said === 'cut') cut();
  else if (said instanceof Error) failWith(call, said);
  else if (said !== 'stall') {
    call.write(said as object);
    return true;
  }
  return false;
}

const event = (logged: Logged): ReadMessage => ({ kind: 'event', body: eventMessage(logged) });

async function* page(log: Log, options: ReadRequest['options']): AsyncGenerator<ReadMessage> {
  const backwards = options.readDirection === 1;
  const { stream } = options;
  const all = stream ? log.of(streamOf(stream)) : [...log.events];
  if (stream && all.length === 0) {
    yield { kind: 'notFound', body: { streamNotFound: { streamIdentifier: stream.streamIdentifier } } };
    return yield { kind: 'end', body: {} };
  }
  const place = (logged: Logged) => (stream ? logged.revision : logged.position);
  const begin = stream ? stream.revision : options.all?.position?.commitPosition;
  const bounded = stream ? sent(stream, 'revision') : Boolean(options.all?.position);
  const from = bounded ? numberOf(begin) : backwards ? Number.POSITIVE_INFINITY : 0;
  const ordered = backwards ? all.toReversed() : all;
  const wanted = ordered.filter((logged) => (backwards ? place(logged) <= from : place(logged) >= from));
  for (const logged of wanted.slice(0, numberOf(options.count))) yield event(logged);
  yield { kind: 'end', body: {} };
}

async function* subscription(
  log: Log,
  options: ReadRequest['options'],
  gone: AbortSignal,
): AsyncGenerator<ReadMessage> {
  yield { kind: 'confirmation', body: { confirmation: { subscriptionId: 'one' } } };
  const from = numberOf(options.all?.position?.commitPosition);
  let next = log.events.findIndex(({ position }) => position > from);
  if (next < 0) next = log.events.length;
  for (let live = false; !gone.aborted; ) {
    for (let logged = log.events[next]; logged; logged = log.events[++next]) yield event(logged);
    if (!live) yield { kind: 'caughtUp', body: { caughtUp: {} } };
    live = true;
    if (next >= log.events.length) await log.grown(gone);
  }
}
