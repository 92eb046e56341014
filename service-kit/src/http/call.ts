import type { Readable } from 'node:stream';
import type { EntryDayTold, Language, Refusal } from '@madrasah/events';
import type { Auditor } from '../access/index.ts';
import type { UploadedFile } from './uploads/index.ts';

/** Who calls, in whose name, in which language. */
export interface Call {
  readonly language: Language;
  readonly requestId: string;
  /** The caller's network address, for lockouts. */
  readonly address: string;
  /** Whether whoever asked has hung up. */
  readonly isGone?: () => boolean;
  /** Absent on public endpoints only. */
  readonly caller: Caller | undefined;
  readonly idempotencyKey: string | undefined;
  /** The version of what is changed, as its caller has seen it (`If-Match`). */
  readonly ifMatch?: number | undefined;
  /** It is only tried what it would come to: nothing is recorded. */
  readonly trying?: true;
  /** The position the answer must have seen. */
  readonly after: number | undefined;
  /** At least one where the endpoint takes files; absent elsewhere. */
  readonly files?: readonly UploadedFile[];
}

export interface Caller {
  readonly schoolId: string;
  readonly loginId: number;
  readonly permissionType: number;
  readonly jti: string;
  readonly expiresAt: number;
  /** He only looks, between these days where they are given; null for everybody else. */
  readonly auditor?: Auditor | null;
}

/** Whatever is declared; nothing where nothing is. */
type Declared<A, T> = [A] extends [undefined] ? undefined : T;

/** What a command answers. `A` and `B` are the data and the further members that its definition declares. */
export interface CommandAnswer<A = unknown, B = undefined> {
  readonly id?: number | undefined;
  readonly data?: Declared<A, unknown>;
  /** The key of the sentence, where this answer has another than its definition says. */
  readonly message?: string;
  /** The day on which its entry stands: told with the data, and in words where it is not the wanted one. */
  readonly day?: EntryDayTold;
  /** What is recorded is a request that a second person must approve; its definition says so with `waiting`. */
  readonly waiting?: boolean;
  /** Commit position of the last event appended; absent when nothing is recorded by the command. */
  readonly position?: number | undefined;
  /** More members of the answer, at its top level. */
  readonly also?: Declared<B, Readonly<Record<string, unknown>>> | undefined;
}

/** How a file is answered. */
export interface FileManner {
  /** To be saved, not shown. */
  readonly saved?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A query's answer that is no JSON: all of it, or a stream of what is still being made. */
export class FileAnswer {
  readonly bytes: Buffer | Readable;
  readonly mediaType: string;
  readonly fileName: string;
  readonly how: FileManner;
  constructor(bytes: Buffer | Readable, mediaType: string, fileName: string, how: FileManner = {}) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.fileName = fileName;
    this.how = how;
  }
}

export type CommandHandler<C> = (
  command: C,
  call: Call,
) => Promise<CommandAnswer<unknown, unknown> | Refusal>;
export type QueryHandler<Q> = (query: Q, call: SignedInCall) => Promise<object | FileAnswer | Refusal>;
/** A call behind authentication. */
export type SignedInCall = Call & { readonly caller: Caller };
