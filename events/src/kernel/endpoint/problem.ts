/** What is wrong with one field: a key of the text tables and the values its sentence names. */
export class Problem {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(key: string, params: Readonly<Record<string, string | number>> = {}) {
    this.key = key;
    this.params = params;
  }
}

/** A rule of the domain says no. A value, never thrown; nothing is recorded. */
export interface Refusal {
  readonly refused: true;
  /** Stable and machine-readable; the sentence stands under the same key in both text tables. */
  readonly code: string;
  /** The key of the sentence, where more is known than its code alone says. */
  readonly sentence?: string;
  readonly status: number;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path within the body → problem. */
  readonly fields: readonly { readonly path: string; readonly problem: Problem }[];
  /** What whoever was refused needs to go on, as an answer has its `data`. */
  readonly data?: unknown;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Refusal).refused === true;
}

/**
 * A context's refusals: code → HTTP status.
 * @returns a typed `refuse(code, params?, fields?)`, with the table itself as `.codes`.
 */
export function defineRefusals<const Codes extends Record<string, number>>(codes: Codes) {
  const refuse = (
    code: keyof Codes & string,
    params: Refusal['params'] = {},
    fields: Refusal['fields'] = [],
  ): Refusal => ({ refused: true, code, status: codes[code] as number, params, fields });
  return Object.assign(refuse, { codes });
}

/** What any endpoint may answer, whatever its context. */
export const refuse = defineRefusals({
  'request.malformed': 400,
  'request.invalid': 400,
  'request.too-large': 413,
  'request.media-type': 415,
  'upload.too-large': 413,
  'upload.too-many': 400,
  'upload.kind': 415,
  'upload.busy': 503,
  'auth.missing': 401,
  'auth.invalid': 401,
  'access.denied': 403,
  'access.report-denied': 403,
  'access.auditor-reads': 403,
  'access.outside-days': 403,
  'access.undated': 403,
  'request.not-found': 404,
  'conflict.changed': 409,
  'conflict.serial-taken': 409,
  'conflict.likely-double': 409,
  'conflict.waiting-likely-double': 409,
  'conflict.number-likely-double': 409,
  'conflict.more-than-owed': 409,
  'conflict.several-doubtful': 409,
  'key.reused': 409,
  'limit.exceeded': 429,
  'server.fault': 500,
  'store.away': 503,
  'store.unproven': 503,
  'projection.behind': 503,
  'projection.stopped': 503,
  'projection.rebuilding': 503,
  'paper.busy': 503,
  'paper.too-long': 413,
  'paper.no-rows': 406,
  'outcome.unknown': 504,
});
