import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import {
  type EventDefinition,
  type EventDraft,
  eventCatalogue,
  type StreamList,
  streamList,
} from '@madrasah/events';
import type { JsonObject, NewEvent, RecordedEvent } from '../event-store/index.ts';
import type { Keys } from '../vault/index.ts';
import { type ChainHead, eventHash } from './chain.ts';
import { type Metadata, metadataOf } from './metadata.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import { givesPower, Proofs, UnprovenEvent } from './proofs.ts';

/** An event as the product works with it: decrypted, upcast to the current version, checked. */
export interface DomainEvent<D = Record<string, unknown>> {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: D;
  readonly metadata: Metadata;
}

/** What a command gives all its events; the codec adds version, chain and time. */
export interface EventContext {
  readonly schoolId: string;
  readonly actor: { readonly id: number; readonly permissionType: number };
  readonly at: Date;
  readonly requestId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly idempotencyKey?: string | undefined;
  readonly inputHash?: string | undefined;
  readonly operation?: string | undefined;
}

/** A type or version this program does not know: it was written by a newer one. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/** A stream that no context declares: it would stand in no root, no recount and no export. */
export class UnlistedStream extends Error {
  override readonly name = 'UnlistedStream';
}

export interface Encoded {
  readonly event: NewEvent;
  /** The same event as readers will see it, all but its position. */
  readonly domain: Omit<DomainEvent, 'position'>;
  readonly head: ChainHead;
}

export class Codec {
  readonly #vault: Keys;
  readonly #catalogue: ReadonlyMap<string, EventDefinition>;
  /** The streams that are written to; no other is. */
  readonly streams: StreamList;
  /** Of the streams that give power. */
  readonly proofs: Proofs;
  readonly #fingerprintKeys = new Map<string, KeyObject>();

  constructor(
    vault: Keys,
    catalogue: ReadonlyMap<string, EventDefinition> = eventCatalogue,
    streams: StreamList = streamList,
  ) {
    this.#vault = vault;
    this.#catalogue = catalogue;
    this.streams = streams;
    this.proofs = new Proofs(vault);
  }

  /**
   * A keyed hash of a command's input, by which its repetition is told. Without the school's key nobody who reads
   * the log can confirm a guess of what was typed.
   */
  fingerprint(schoolId: string, inputHash: string): string {
    let key = this.#fingerprintKeys.get(schoolId);
    if (!key) {
      key = createSecretKey(this.#vault.keyFor(schoolId, 'fingerprints')); // bytes would be imported each time
      this.#fingerprintKeys.set(schoolId, key);
    }
    return createHmac('sha256', key).update(inputHash).digest('hex');
  }

  /** Has the keys ready of all whom events that were decided together are about. @throws VaultAway */
  prepareKeys(schoolId: string, drafts: readonly EventDraft[]): void {
    const subjects = new Set<string>();
    for (const { type, data } of drafts) {
      const personal = this.#catalogue.get(type)?.personal;
      if (personal) subjects.add(personal.subject(data as JsonObject));
    }
    if (subjects.size > 1) this.#vault.prepare?.(schoolId, [...subjects]);
  }

  /**
   * Turns a decided event into the next one of a stream's chain. Its schema is checked on the way.
   * @throws UnlistedStream · UnknownEvent · ZodError
   */
  encode(stream: string, head: ChainHead, draft: EventDraft, context: EventContext): Encoded {
    const listed = this.streams.parse(stream);
    if (!listed || (listed.school ?? context.schoolId) !== context.schoolId) throw new UnlistedStream(stream);
    const definition = this.#definition(draft.type);
    const data = definition.schema.parse(draft.data) as JsonObject;
    const stored = sealPersonal(definition, context.schoolId, data, this.#vault);
    const now = context.at.toISOString();
    const unhashed = {
      schoolId: context.schoolId,
      actor: { id: context.actor.id, permissionType: context.actor.permissionType },
      at: now > head.at ? now : head.at,
      ...(typeof data['on'] === 'string' ? { on: data['on'] } : {}),
      requestId: context.requestId,
      correlationId: context.correlationId,
      causationId: context.causationId,
      version: definition.version,
      ...(context.idempotencyKey ? { idempotencyKey: context.idempotencyKey } : {}),
      ...(context.inputHash ? { inputHash: context.inputHash } : {}),
      ...(context.operation ? { operation: context.operation } : {}),
      prevHash: head.hash,
    };
    const identity = { stream, revision: head.revision + 1, id: randomUUID(), type: draft.type };
    const proof = givesPower(stream)
      ? { mac: this.proofs.macOf({ ...identity, data: stored, metadata: unhashed }) }
      : {};
    const proven = { ...unhashed, ...proof };
    const metadata = { ...proven, hash: eventHash({ ...identity, data: stored, metadata: proven }) };
    return {
      event: { id: identity.id, type: draft.type, data: stored, metadata },
      domain: { ...identity, data, metadata },
      head: { revision: identity.revision, hash: metadata.hash, at: unhashed.at },
    };
  }

  /**
   * Decrypts, upcasts and checks a recorded event.
   * @throws UnprovenEvent for one that would give power and was not written by this house, UnknownEvent for a type or
   * version from the future, PlainText for one that says openly what it seals, ZodError for data that breaks its schema, UnlistedStream for one that somebody put where no
   * proof would look
   */
  decode(recorded: RecordedEvent): DomainEvent {
    if (!this.streams.parse(recorded.stream)) throw new UnlistedStream(recorded.stream);
    const fault = this.proofs.faultOf(recorded);
    if (fault) throw new UnprovenEvent(`${recorded.stream}@${recorded.revision}: ${fault}`);
    const definition = this.#definition(recorded.type);
    const metadata = metadataOf(recorded.metadata);
    if (metadata.version > definition.version)
      throw new UnknownEvent(`${recorded.type} version ${metadata.version}`);
    let data: JsonObject = openPersonal(definition, metadata, recorded.data, this.#vault);
    for (let version = metadata.version; version < definition.version; version += 1) {
      const upcast = definition.upcasts[version];
      if (!upcast) throw new UnknownEvent(`${recorded.type} version ${version} has no upcast`);
      data = upcast(data) as JsonObject;
    }
    const { stream, revision, position, id, type } = recorded;
    return {
      stream,
      revision,
      position,
      id,
      type,
      data: definition.schema.parse(data),
      metadata,
    } as DomainEvent;
  }

  #definition(type: string): EventDefinition {
    const definition = this.#catalogue.get(type);
    if (!definition) throw new UnknownEvent(type);
    return definition;
  }
}
