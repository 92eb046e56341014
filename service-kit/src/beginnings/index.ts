import { streams } from '@madrasah/events';
import { BeginningClosed } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import {
  type ChainHead,
  type Codec,
  chainFault,
  EMPTY_CHAIN,
  type EventContext,
  GENESIS_HASH,
  headAfter,
} from '../codec/index.ts';
import { type EventStore, readAhead, WrongExpectedRevision } from '../event-store/index.ts';

interface House {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly now: Date;
  /** Told of a stream that was no chain when it was closed: nobody comes in by it. */
  readonly log?: { error(detail: object, message: string): void };
}

/** A stream as it stands. */
interface Read {
  readonly head: ChainHead;
  /** All of it carries the proof of this house, as where a house began with proofs. */
  readonly isProven: boolean;
  /** The event that a start before this one has closed it with, and was killed then. */
  readonly closing: ChainHead | undefined;
}

const BY = 'close-beginnings';
const SYSTEM = { id: 0, permissionType: 0 };

/**
 * Closes the streams that give power in a house of before there were proofs: each gets one event that names what stands
 * in front of it by its hash, and the vault keeps where that was. The platform's is closed last: from then on a stream
 * that the vault does not know must carry proofs from its first event. So it is done once, whatever the log says later.
 * @returns the streams that got such an event @throws StoreAway · VaultAway
 */
export async function closeBeginnings(house: House): Promise<string[]> {
  const platform = streams.platform();
  if (house.codec.proofs.closed(platform)) return [];
  const closed: string[] = [];
  for (const school of await schoolsOf(house.store))
    if (await close(house, streams.access(school), school)) closed.push(streams.access(school));
  if (await close(house, platform, 'platform')) closed.push(platform);
  return closed;
}

async function schoolsOf(store: EventStore): Promise<Set<string>> {
  const schools = new Set<string>();
  for await (const { type, data } of readAhead(store, streams.platform()))
    if (type === InstitutionRegistered.type) schools.add(String(data['schoolId']));
  return schools;
}

/** @returns whether an event was recorded for it */
async function close(house: House, stream: string, schoolId: string): Promise<boolean> {
  const { store, codec } = house;
  for (;;) {
    const { head, isProven, closing } = await read(house, stream);
    const before = closing ?? head;
    if (isProven && !closing) {
      codec.proofs.close(stream, { upTo: -1, hash: GENESIS_HASH });
      return false;
    }
    try {
      if (!closing) await store.append(stream, head.revision, [closingEvent(house, stream, schoolId, head)]);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) continue; // another start, or a command: it is read again
      throw error;
    }
    codec.proofs.close(stream, { upTo: before.revision, hash: before.hash });
    return !closing;
  }
}

function closingEvent({ codec, now }: House, stream: string, schoolId: string, head: ChainHead) {
  const context: EventContext = {
    ...{ schoolId, actor: SYSTEM, at: now },
    ...{ requestId: BY, correlationId: BY, causationId: BY },
  };
  return codec.encode(stream, head, BeginningClosed({ upTo: head.revision, hash: head.hash }), context).event;
}

async function read({ store, codec, log }: House, stream: string): Promise<Read> {
  let head: ChainHead = EMPTY_CHAIN;
  let isProven = true;
  let closing: ChainHead | undefined;
  for await (const event of readAhead(store, stream)) {
    const fault = chainFault(head, event);
    if (fault)
      log?.error({ stream, revision: event.revision, fault }, 'a stream that gives power was changed');
    const isOurs = codec.proofs.isProven(event);
    if (isOurs && event.type === BeginningClosed.type) closing ??= head;
    isProven &&= isOurs;
    head = headAfter(event);
  }
  return { head, isProven, closing };
}
