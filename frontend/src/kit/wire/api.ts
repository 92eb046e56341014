import type { Language } from '@madrasah/events/kernel';
import { SCHOOL_HEADER } from '@madrasah/events/kernel';
import { frameTexts } from '../frame/texts.ts';
import { say } from '../text.ts';
import { schoolOf } from './school.ts';
import type { Gone, sendForm } from './sending.ts';

/** A sentence of the server in both languages: the reader may change his while it stands. */
export type Said = Readonly<Record<Language, string>>;

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
  readonly messages?: Said;
}

interface Beside {
  readonly retryAfter?: number | undefined;
  readonly quote?: string | undefined;
  readonly messages?: Said | undefined;
}

/** A refused or failed call. `status` 0: no answer came, so nothing is known of what was recorded. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's stable code, or ours: `network.away`, `network.slow`, `answer.unreadable`. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** Seconds until another attempt is welcome, where the server said so. */
  readonly retryAfter: number | undefined;
  /** The number under which the server's log knows this call. */
  readonly quote: string | undefined;
  /** `message` in both languages, where the server has said it. */
  readonly messages: Said | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: readonly FieldProblem[] = [],
    { retryAfter, quote, messages }: Beside = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.quote = quote;
    this.messages = messages;
  }
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sends no token, and a 401 is an answer to this call, not the end of the session. */
  readonly anonymous?: boolean;
  /** A paper or picture instead of JSON: the answer is a Blob. */
  readonly blob?: boolean;
  /** Told how much of a form with files has gone up. */
  readonly gone?: Gone | undefined;
  /** Told the pieces of a blob as they come. */
  received?(piece: Uint8Array): void;
  /** What this page has of the answer already; `tag` undefined: nothing, but it will ask again. */
  readonly known?: { readonly tag: string | undefined; readonly data: unknown };
  /** Told a position that the answer of a query surely holds, on which read models it depends where it says so, and its tag. */
  holds?(position: string, kinds: readonly string[] | undefined, tag: string | undefined): void;
}

export interface ApiSettings {
  readonly fetch: typeof fetch;
  readonly sendForm: typeof sendForm;
  token(): string | undefined;
  language(): Language;
  /** The server did not accept this token. */
  tokenRefused(token: string, code: string): void;
  /** How long an answer may take, in ms. */
  readonly patience?: number;
}

/** @throws ApiError for every answer that is not a 2xx with readable JSON */
export type Api = <Answer>(path: string, call?: Call) => Promise<Answer>;

/** The language of the page first; the other, so that a refusal can be read in either. */
const BOTH: Said = { bn: 'bn, en;q=0.5', en: 'en, bn;q=0.5' };
/** Tells the server that a tag is wanted. */
const NOTHING_KNOWN = '""';
const PATIENCE_MS = 30_000;
/** A long paper begins when those before it are drawn; from then on every piece is waited for anew. */
const PAPER_PATIENCE_MS = 60_000;

/** The one way out of the page: token, language and errors are the same for every call. */
export function createApi(settings: ApiSettings): Api {
  return async <Answer>(path: string, call: Call = {}): Promise<Answer> => {
    const language = settings.language();
    const token = call.anonymous ? undefined : settings.token();
    const patience = new Patience(patienceFor(call, settings.patience));
    const response = await send(settings, path, call, token, language, patience);
    if (call.blob && response.ok) return (await blobOf(response, call, patience, language)) as Answer;
    patience.end();
    const position = response.headers.get('X-Position');
    if (position !== null)
      call.holds?.(position, kindsOf(response), response.headers.get('ETag') ?? undefined);
    if (response.status === 304) return call.known?.data as Answer;
    const answer: unknown = response.status === 204 ? {} : await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as Answer;
    const error = refusal(response, answer, language);
    if (error.status === 401 && token !== undefined) settings.tokenRefused(token, error.code);
    throw error;
  };
}

/** The header is there and empty where nothing that is recorded changes the answer. */
const kindsOf = ({ headers }: Response): readonly string[] | undefined =>
  headers.get('X-Kinds')?.split(',').filter(Boolean);

/** Files go up for a while before anything can come back. */
function patienceFor({ blob, body }: Call, patience = blob ? PAPER_PATIENCE_MS : PATIENCE_MS): number {
  return body instanceof FormData ? 2 * patience : patience;
}

/** How long the next thing from the server is waited for. */
class Patience {
  readonly #abort = new AbortController();
  readonly #ms: number;
  #timer: ReturnType<typeof setTimeout>;

  constructor(ms: number) {
    this.#ms = ms;
    this.#timer = this.#begun();
  }

  #begun = () => setTimeout(() => this.#abort.abort(), this.#ms);

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#begun();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** A sentence of the page's own, in both languages as the server's are. */
const inBoth = (key: 'kit.api.slow' | 'kit.api.away' | 'kit.api.fault'): Said => ({
  bn: say(frameTexts, 'bn', key),
  en: say(frameTexts, 'en', key),
});

/** What went wrong in a call; a defect of the page is told in its words, in both languages, and its own stands in the console. */
export function faultOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  const messages = inBoth('kit.api.fault');
  return new ApiError(0, 'page.fault', messages.bn, [], { messages });
}

function unanswered({ signal }: Patience, language: Language): ApiError {
  const messages = inBoth(signal.aborted ? 'kit.api.slow' : 'kit.api.away');
  return new ApiError(0, signal.aborted ? 'network.slow' : 'network.away', messages[language], [], {
    messages,
  });
}

/** A paper is read as it comes: what breaks off on the way is no paper. */
async function blobOf(response: Response, call: Call, patience: Patience, language: Language): Promise<Blob> {
  if (!response.body) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    const reader = response.body.getReader();
    for (let got = await reader.read(); !got.done; got = await reader.read()) {
      patience.renew();
      pieces.push(got.value);
      call.received?.(got.value);
    }
  } catch {
    throw unanswered(patience, language);
  } finally {
    patience.end();
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}

async function send(
  settings: ApiSettings,
  path: string,
  call: Call,
  token: string | undefined,
  language: Language,
  patience: Patience,
) {
  const headers: Record<string, string> = {
    Accept: call.blob ? '*/*' : 'application/json',
    'Accept-Language': BOTH[language],
    ...call.headers,
  };
  if (call.known) headers['If-None-Match'] = call.known.tag ?? NOTHING_KNOWN;
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  const school = token && schoolOf(token);
  if (school) headers[SCHOOL_HEADER] = school;
  const form = call.body instanceof FormData ? call.body : undefined; // its boundary is the browser's to say
  if (call.body !== undefined && !form) headers['Content-Type'] = 'application/json';
  const { method = 'GET' } = call;
  const signal = call.signal ? AbortSignal.any([patience.signal, call.signal]) : patience.signal;
  try {
    if (form && call.gone)
      return await settings.sendForm(path, { method, headers, signal, body: form }, (share) => {
        patience.renew(); // a slow line is not a lost one
        call.gone?.(share);
      });
    return await settings.fetch(path, {
      method,
      headers,
      signal,
      ...(call.body === undefined ? {} : { body: form ?? JSON.stringify(call.body) }),
    });
  } catch {
    throw unanswered(patience, language);
  }
}

/** A proxy or a captive portal answers with a page of its own: that is told in our words, not in its HTML. */
function refusal(response: Response, answer: unknown, language: Language): ApiError {
  const { message, error, code, fields, messages } = (answer ?? {}) as Record<string, unknown>;
  const sentence = [message, error].find((text) => typeof text === 'string' && text !== '');
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.ok ? 0 : response.status,
    typeof code === 'string' ? code : 'answer.unreadable',
    typeof sentence === 'string' ? sentence : inBoth('kit.api.fault')[language],
    Array.isArray(fields) ? (fields as FieldProblem[]) : [],
    {
      retryAfter: Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : undefined,
      quote: response.headers.get('X-Request-Id')?.slice(0, 8),
      messages: typeof sentence === 'string' ? (messages as Said | undefined) : inBoth('kit.api.fault'),
    },
  );
}
