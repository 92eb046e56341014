/** The decoded requests, as far as they are looked at; 64-bit numbers come as a Long or a plain number. */
type Int64 = number | { toNumber(): number };

export interface ProposedMessage {
  readonly id?: { readonly string?: string } | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customMetadata?: Uint8Array;
  readonly data?: Uint8Array;
}

export interface Logged {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly proposed: ProposedMessage;
}

interface Identified {
  readonly streamIdentifier?: { readonly streamName?: Uint8Array } | null;
}

export interface AppendRequest {
  readonly options?: (Identified & { readonly revision?: Int64 }) | null;
  readonly proposedMessage?: ProposedMessage | null;
}

export interface ReadRequest {
  readonly options: {
    readonly stream?: (Identified & { readonly revision?: Int64 }) | null;
    readonly all?: { readonly position?: { readonly commitPosition?: Int64 } | null } | null;
    readonly readDirection?: number;
    readonly count?: Int64;
    readonly subscription?: object | null;
  };
}

export function numberOf(value: Int64 | undefined | null): number {
  return typeof value === 'object' && value !== null ? value.toNumber() : (value ?? 0);
}

/** Whether a field was sent: decoded messages carry the defaults of unsent fields on their prototype. */
export function sent(message: object, field: string): boolean {
  return Object.hasOwn(message, field);
}

export function streamOf({ streamIdentifier }: Identified): string {
  return Buffer.from(streamIdentifier?.streamName ?? []).toString('utf8');
}

/** A recorded event on the wire; `changed` replaces parts of it. */
export function eventMessage({ stream, revision, position, proposed }: Logged, changed: object = {}): object {
  const event = {
    id: proposed.id,
    streamIdentifier: { streamName: Buffer.from(stream) },
    streamRevision: revision,
    preparePosition: position,
    commitPosition: position,
    metadata: { ...proposed.metadata, created: '0' },
    customMetadata: Buffer.from(proposed.customMetadata ?? []),
    data: Buffer.from(proposed.data ?? []),
    ...changed,
  };
  return { event: { event, commitPosition: position } };
}
