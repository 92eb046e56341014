import type { JsonObject } from '../event-store/index.ts';

/** What stands beside every event. The hash covers all of it but itself. */
export interface Metadata {
  readonly schoolId: string;
  /** Login id; 0 is the system (a policy). */
  readonly actor: { readonly id: number; readonly permissionType: number };
  /** Recorded instant, ISO-8601 UTC; never earlier than the event before it in the stream. */
  readonly at: string;
  /** Business day in Dhaka, on money events. */
  readonly on?: string;
  readonly requestId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Version of the event's schema as stored. */
  readonly version: number;
  readonly idempotencyKey?: string;
  readonly inputHash?: string;
  /** Id of the command over many things that recorded it, where one did. */
  readonly operation?: string;
  readonly prevHash: string;
  /** The proof of this house, in streams that give power (`proofs.ts`). */
  readonly mac?: string;
  readonly hash: string;
}

export const metadataOf = (raw: JsonObject): Metadata => raw as unknown as Metadata;
