/** The decoded requests, as far as they are looked at. Absent fields are absent or null. */

/** 64-bit numbers come as a Long object or a plain number. */
export type Int64 = number | { toNumber(): number };
type Marker = object | null;

export interface StreamIdentifier {
  readonly streamName?: Uint8Array;
}

export interface Expected {
  readonly noStream?: Marker;
  readonly any?: Marker;
  readonly streamExists?: Marker;
}

export interface ProposedMessage {
  readonly id?: { readonly string?: string } | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customMetadata?: Uint8Array;
  readonly data?: Uint8Array;
}

export interface AppendRequest {
  readonly options?: (Expected & { streamIdentifier?: StreamIdentifier | null; revision?: Int64 }) | null;
  readonly proposedMessage?: ProposedMessage | null;
}

export interface BatchAppendRequest {
  readonly correlationId?: { readonly string?: string } | null;
  readonly options?:
    | (Expected & {
        streamIdentifier?: StreamIdentifier | null;
        streamPosition?: Int64;
        deadline?: { seconds?: Int64; nanos?: number } | null;
      })
    | null;
  readonly proposedMessages: readonly ProposedMessage[];
  readonly isFinal: boolean;
}

export interface Expression {
  readonly regex?: string;
  readonly prefix?: readonly string[];
}

export interface FilterOptions {
  readonly streamIdentifier?: Expression | null;
  readonly eventType?: Expression | null;
  readonly max?: number;
  readonly checkpointIntervalMultiplier?: number;
}

export interface ReadOptions {
  readonly stream?: { streamIdentifier?: StreamIdentifier | null; revision?: Int64; end?: Marker } | null;
  readonly all?: { position?: { commitPosition?: Int64 } | null; end?: Marker } | null;
  readonly readDirection?: number;
  readonly count?: Int64;
  readonly subscription?: Marker;
  readonly filter?: FilterOptions | null;
  readonly uuidOption?: { readonly structured?: Marker; readonly string?: Marker } | null;
}

export interface ReadRequest {
  readonly options?: ReadOptions | null;
}

/** Whether a field was sent: decoded messages carry the defaults of unsent fields on their prototype. */
export function sent<T extends object, K extends keyof T>(message: T, field: K): boolean {
  return Object.hasOwn(message, field) && message[field] !== null;
}

/** A 64-bit number as a JavaScript number (absent: 0). */
export function numberOf(value: Int64 | undefined): number {
  if (value === undefined || typeof value === 'number') return value ?? 0;
  return value.toNumber();
}

export function streamNameOf(identifier: StreamIdentifier | null | undefined): string {
  return Buffer.from(identifier?.streamName ?? []).toString('utf8');
}
