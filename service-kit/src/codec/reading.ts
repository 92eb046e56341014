import type { EventStore } from '../event-store/index.ts';
import { GENESIS_HASH } from './chain.ts';
import type { Codec, DomainEvent } from './codec.ts';
import { givesPower, UnprovenEvent } from './proofs.ts';

interface Log {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Codec;
}

const NOTHING_READ = { revision: -1, hash: '' };

/**
 * The events of a stream behind one that is known. Of a stream that gives power each must follow the one before it, and
 * it must not end before what the vault knows of it. @throws StoreAway · UnprovenEvent · what the codec throws
 */
export async function* provenEvents(
  { store, codec }: Log,
  stream: string,
  behind: { readonly revision: number; readonly hash: string } = NOTHING_READ,
): AsyncGenerator<DomainEvent> {
  const isPowerful = givesPower(stream);
  let { revision, hash } = behind;
  for await (const event of store.readStream(stream, { from: revision + 1 })) {
    if (isPowerful && event.metadata['prevHash'] !== (hash || GENESIS_HASH))
      throw new UnprovenEvent(`${stream}@${event.revision}: it does not follow the event before it`);
    yield codec.decode(event);
    revision = event.revision;
    hash = String(event.metadata['hash']);
  }
  const fault = codec.proofs.endFault(stream, revision);
  if (fault) throw new UnprovenEvent(`${stream}${fault}`);
}
