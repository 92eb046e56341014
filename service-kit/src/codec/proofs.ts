import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { parseStream, streams } from '@madrasah/events';
import type { JsonObject, RecordedEvent } from '../event-store/index.ts';
import { Away } from '../logging/away.ts';
import type { Keys } from '../vault/index.ts';
import { canonicalJson } from './canonical.ts';
import { eventHash } from './chain.ts';

/** An event of a stream that gives power which this house has not written: somebody changed the log from outside. */
export class UnprovenEvent extends Away {
  override readonly name = 'UnprovenEvent';
}

/** Where a stream was closed: up to there its events stand as they are, behind it each carries a proof. */
export interface Closed {
  /** Revision of the last event without a proof; -1 where every event has one. */
  readonly upTo: number;
  /** The beginning of that event's hash, in hexadecimal. */
  readonly hash: string;
}

type Written = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'metadata'>;

/** Whose the keys of the platform's stream are, which belongs to no school. */
const INSTALLATION = '';
const KEY = 'proofs';
const closedKey = (stream: string) => `closed:${stream}`;

// A place is kept as a key is, and as long: six bytes of how many events were closed, the rest of the last one's hash.
const COUNT_BYTES = 6;
const KEY_BYTES = 32;
const HASH_FIGURES = 2 * (KEY_BYTES - COUNT_BYTES);

const packed = ({ upTo, hash }: Closed): Buffer => {
  const bytes = Buffer.alloc(KEY_BYTES);
  bytes.writeUIntBE(upTo + 1, 0, COUNT_BYTES);
  bytes.write(hash.slice(0, HASH_FIGURES), COUNT_BYTES, 'hex');
  return bytes;
};

const unpacked = (bytes: Buffer): Closed => ({
  upTo: bytes.readUIntBE(0, COUNT_BYTES) - 1,
  hash: bytes.toString('hex', COUNT_BYTES),
});

/** Whether who may do what is read off a stream: what is slipped in there makes an administrator. */
export const givesPower = (stream: string): boolean => stream.startsWith('access-') || stream === 'platform';

const ownerOf = (stream: string): string => parseStream(stream)?.school ?? INSTALLATION;

/**
 * The proofs of the streams that give power: a keyed hash beside each event (`metadata.mac`), over all that is stored of
 * it, the hash of the event before it too. The key lies in the vault, and so does where each stream was closed that
 * began before there were proofs: what the log alone says of that is worth nothing.
 */
export class Proofs {
  readonly #vault: Keys;
  readonly #keys = new Map<string, KeyObject>();
  readonly #closed = new Map<string, Closed>();

  constructor(vault: Keys) {
    this.#vault = vault;
  }

  /** The proof of an event that is about to be stored; its metadata holds neither proof nor hash yet. @throws VaultAway */
  macOf(event: Written): string {
    const owner = ownerOf(event.stream);
    return this.#mac(event, this.#keys.get(owner) ?? this.#kept(owner, this.#vault.keyFor(owner, KEY)));
  }

  /** Where a stream was closed; undefined while this house still has to close its streams. @throws VaultAway */
  closed(stream: string): Closed | undefined {
    const known = this.#record(stream);
    if (known || stream === streams.platform()) return known;
    // The platform is closed last: what was not closed then has begun afterwards.
    return this.#record(streams.platform()) && { upTo: -1, hash: '' };
  }

  /** Keeps where a stream was closed, once for ever. @returns what stands: somebody may have been first @throws VaultAway */
  close(stream: string, place: Closed): Closed {
    const stands = unpacked(this.#vault.keyFor(ownerOf(stream), closedKey(stream), packed(place)));
    this.#closed.set(stream, stands);
    return stands;
  }

  /** Whether an event carries the proof of this house. @throws VaultAway */
  isProven(event: Written): boolean {
    const owner = ownerOf(event.stream);
    const { mac } = event.metadata;
    const key = this.#keys.get(owner) ?? this.#kept(owner, this.#vault.find(owner, KEY));
    if (typeof mac !== 'string' || !key) return false;
    const { mac: _mac, hash: _hash, ...metadata } = event.metadata;
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac({ ...event, metadata }, key))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Why an event must not be believed; undefined where it may, and for every stream that gives no power. @throws VaultAway */
  faultOf(event: RecordedEvent): string | undefined {
    if (!givesPower(event.stream)) return undefined;
    const closed = this.closed(event.stream);
    if (!closed) return undefined;
    if (event.revision > closed.upTo)
      return this.isProven(event)
        ? undefined
        : 'it carries no proof of this house: it was slipped in or changed';
    const hash = String(event.metadata['hash']);
    if (hash !== quietHash(event)) return 'its content does not match its hash';
    return event.revision === closed.upTo && !hash.startsWith(closed.hash)
      ? 'it is another event than the one behind which the stream was closed'
      : undefined;
  }

  /** Why the end of a stream must not be believed; undefined where it may. @param revision of its last event @throws VaultAway */
  endFault(stream: string, revision: number): string | undefined {
    const upTo = givesPower(stream) ? (this.closed(stream)?.upTo ?? -1) : -1;
    return revision >= upTo
      ? undefined
      : `@${revision + 1} is gone: the vault knew the stream up to @${upTo}`;
  }

  #record(stream: string): Closed | undefined {
    const known = this.#closed.get(stream);
    if (known) return known;
    const bytes = this.#vault.find(ownerOf(stream), closedKey(stream));
    const closed = bytes && unpacked(bytes);
    if (closed) this.#closed.set(stream, closed);
    return closed;
  }

  #kept(owner: string, bytes: Buffer): KeyObject;
  #kept(owner: string, bytes: Buffer | undefined): KeyObject | undefined;
  #kept(owner: string, bytes: Buffer | undefined): KeyObject | undefined {
    if (!bytes) return undefined;
    const key = createSecretKey(bytes); // bytes would be imported each time
    this.#keys.set(owner, key);
    return key;
  }

  #mac({ stream, revision, id, type, data, metadata }: Written, key: KeyObject): string {
    const content: JsonObject = { stream, revision, id, type, data, metadata };
    return createHmac('sha256', key).update(canonicalJson(content)).digest('hex');
  }
}

/** Its hash; none for what has no canonical form. */
function quietHash(event: RecordedEvent): string {
  try {
    return eventHash(event);
  } catch {
    return '';
  }
}
