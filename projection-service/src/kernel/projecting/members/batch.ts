import type { EventDefinition } from '@madrasah/events';
import { type Codec, type DomainEvent, givesPower } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';

export type Catalogue = ReadonlyMap<string, EventDefinition>;

/** As much of a member as a batch asks. */
interface Reader {
  readonly position: number;
  wants(type: string): boolean;
}

/** What a member gets of a batch: its events, and why it can go no further. */
export interface Share {
  readonly events: DomainEvent[];
  /** The last record of the batch it has got past, handled or not. */
  readonly last: RecordedEvent | undefined;
  readonly fault: string | undefined;
}

/** Records of the log, each decoded at most once, and only if somebody wants it. */
export class Batch {
  readonly records: readonly RecordedEvent[];
  readonly #codec: Codec;
  readonly #catalogue: Catalogue;
  readonly #decoded: (DomainEvent | Error | undefined)[] = [];
  readonly #types: readonly string[];
  readonly #isKnown: boolean;
  /** What somebody else has slipped into a stream that gives power, once it is asked after. */
  #slippedIn: ReadonlySet<RecordedEvent> | undefined;

  constructor(records: readonly RecordedEvent[], codec: Codec, catalogue: Catalogue) {
    this.records = records;
    this.#codec = codec;
    this.#catalogue = catalogue;
    this.#types = [...new Set(records.map(({ type }) => type))];
    this.#isKnown = this.#types.every((type) => catalogue.has(type));
  }

  /** Decodes ahead what these members will want, while others wait for the network. */
  decodedFor(members: readonly Reader[]): this {
    for (const [index, record] of this.records.entries()) {
      if (!this.#catalogue.has(record.type) || this.#isSlippedIn(record)) break;
      if (members.some((member) => member.position < record.position && member.wants(record.type)))
        this.#decode(index, record);
    }
    return this;
  }

  get length(): number {
    return this.records.length;
  }

  /** Some of its records; what was decoded of them stays so. */
  part(from: number, to: number): Batch {
    if (to - from === this.length) return this;
    const part = new Batch(this.records.slice(from, to), this.#codec, this.#catalogue);
    part.#slippedIn = this.#slippedIn;
    for (const [index, decoded] of this.#decoded.slice(from, to).entries()) part.#decoded[index] = decoded;
    return part;
  }

  /** The position behind the batch. */
  get end(): number {
    return this.records.at(-1)?.position ?? 0;
  }

  /** False where a member wants nothing of it, as most do of most batches: one look at its types tells. */
  concerns(member: Pick<Reader, 'wants'>): boolean {
    return !this.#isKnown || this.#types.some((type) => member.wants(type));
  }

  /**
   * The part of the batch a member has not had. What somebody else has slipped into a stream that gives power is passed
   * over: the recount names it. An event it wants but that cannot be read ends its share, and an
   * event of an unknown type ends everybody's: a newer program wrote it and nobody here can say whom it concerns.
   */
  shareOf(member: Reader): Share {
    const events: DomainEvent[] = [];
    let last: RecordedEvent | undefined;
    if (!this.concerns(member)) return { events, last: this.records.at(-1), fault: undefined };
    for (const [index, record] of this.records.entries()) {
      if (record.position <= member.position) continue;
      if (this.#isSlippedIn(record)) {
        last = record;
        continue;
      }
      if (!this.#catalogue.has(record.type)) return { events, last, fault: unknownType(record) };
      if (member.wants(record.type)) {
        const decoded = this.#decode(index, record);
        if (decoded instanceof Error)
          return { events, last, fault: `${where(record)} cannot be read: ${decoded.message}` };
        events.push(decoded);
      }
      last = record;
    }
    return { events, last, fault: undefined };
  }

  #decode(index: number, record: RecordedEvent): DomainEvent | Error {
    const known = this.#decoded[index];
    if (known) return known;
    const decoded = this.#attempt(record);
    this.#decoded[index] = decoded;
    return decoded;
  }

  #isSlippedIn(record: RecordedEvent): boolean {
    this.#slippedIn ??= new Set(this.records.filter((one) => this.#isUnproven(one)));
    return this.#slippedIn.has(record);
  }

  #isUnproven(record: RecordedEvent): boolean {
    try {
      return givesPower(record.stream) && this.#codec.proofs.faultOf(record) !== undefined;
    } catch {
      return false; // the vault is away: whoever wants the event is told when it is decoded
    }
  }

  #attempt(record: RecordedEvent): DomainEvent | Error {
    try {
      return this.#codec.decode(record);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Also what to do where the name of the stream was taken by somebody else. */
const unknownType = (record: RecordedEvent) =>
  `${where(record)} is of an unknown type: a newer version wrote it, or another program that uses this stream (ESDB_PREFIX gives this installation streams of its own)`;

const where = ({ type, stream, revision }: RecordedEvent) => `${type} (${stream}@${revision})`;
