import { type handleServerStreamingCall, status } from '@grpc/grpc-js';
import type { Page } from '../model.ts';
import { isDamage } from '../sqlite/file/failure.ts';
import { type SqliteEventStore, StoreStopped } from '../sqlite/store.ts';
import { invalid, rpcError, unavailable, unimplemented } from './failures.ts';
import { numberOf, type ReadOptions, type ReadRequest, sent, streamNameOf } from './messages.ts';
import { Outflow } from './outflow.ts';
import { subscribe } from './subscribe.ts';

const PAGE = 512;
const BACKWARDS = 1;

/** Streams.Read: a stream, the whole log, or a subscription to the log. */
export function readHandler(store: SqliteEventStore): handleServerStreamingCall<ReadRequest, object> {
  return (call) => {
    const out = new Outflow(call);
    const options = call.request.options ?? {};
    const open = options.subscription ? 'openSubscriptions' : 'openReads';
    store.figures[open] += 1;
    answer(store, options, out)
      .catch((error: unknown) => out.fail(failureOf(error)))
      .finally(() => {
        store.figures[open] -= 1;
      });
  };
}

async function answer(store: SqliteEventStore, options: ReadOptions, out: Outflow): Promise<void> {
  if (!options.uuidOption) throw invalid('`uuidOption` is a required argument');
  if (sent(options.uuidOption, 'structured')) throw unimplemented('a structured UUID');
  if (options.subscription) {
    if (options.stream) throw unimplemented('a subscription to one stream');
    return subscribe(store, options, out);
  }
  if (options.filter) throw unimplemented('a filtered read');
  if (options.stream) await readStream(store, options, out);
  else await readAll(store, options, out);
  out.end();
}

async function readStream(store: SqliteEventStore, options: ReadOptions, out: Outflow): Promise<void> {
  const { stream } = options;
  const name = streamNameOf(stream?.streamIdentifier);
  const backwards = options.readDirection === BACKWARDS;
  let from: number | undefined = stream && sent(stream, 'revision') ? numberOf(stream.revision) : undefined;
  if (!backwards && stream && sent(stream, 'end')) from = store.lastRevision(name) + 1;
  let wanted = numberOf(options.count);
  while (wanted > 0 && !out.signal.aborted) {
    const range = { limit: Math.min(PAGE, wanted), backwards, ...(from === undefined ? {} : { from }) };
    const page = store.readStream(name, range);
    if (!page) {
      await out.message({ streamNotFound: { streamIdentifier: { streamName: Buffer.from(name) } } });
      return;
    }
    await send(page, out);
    wanted -= page.events.length;
    const last = page.events.at(-1)?.revision;
    if (page.end || last === undefined || (backwards && last === 0)) return;
    from = backwards ? last - 1 : last + 1;
  }
}

async function readAll(store: SqliteEventStore, options: ReadOptions, out: Outflow): Promise<void> {
  const backwards = options.readDirection === BACKWARDS;
  let beyond = firstBeyond(options, backwards);
  let wanted = numberOf(options.count);
  while (wanted > 0 && !out.signal.aborted) {
    const page = store.readAll({ beyond, limit: Math.min(PAGE, wanted), backwards });
    await send(page, out);
    wanted -= page.events.length;
    beyond = page.events.at(-1)?.position ?? beyond;
    if (page.end) return;
  }
}

/** Forwards from a position includes it, backwards excludes it. */
function firstBeyond({ all }: ReadOptions, backwards: boolean): number {
  if (all?.position) return numberOf(all.position.commitPosition) - (backwards ? 0 : 1);
  const atEnd = all ? sent(all, 'end') : false;
  return atEnd ? Number.MAX_SAFE_INTEGER : 0;
}

async function send(page: Page, out: Outflow): Promise<void> {
  for (const event of page.events) {
    const slow = out.event(event);
    if (slow) await slow;
    if (out.signal.aborted) return;
  }
}

function failureOf(error: unknown): Error {
  if (error instanceof StoreStopped) return unavailable(error);
  if (error instanceof Error && 'code' in error && 'metadata' in error) return error;
  if (isDamage(error)) return rpcError(status.DATA_LOSS, `the data file is damaged: ${String(error)}`);
  return rpcError(status.UNKNOWN, String(error));
}
