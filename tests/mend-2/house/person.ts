import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from './product.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any endpoint
  readonly body: any;
}

/** How far what a school has recorded reaches: whoever asks after it sees it. */
export interface Seen {
  after: bigint;
}

export interface Credentials {
  readonly address: string;
  readonly schoolId: string;
  readonly name: string;
  readonly password?: string;
}

const GIVE_UP_MS = 30_000;

/** Somebody with a login. He reads what he and the others of his school have written, and signs in again when he must. */
export class Person {
  readonly name: string;
  /** The id of the login, where known. */
  loginId = 0;
  readonly #credentials: Credentials;
  readonly #seen: Seen;
  readonly #from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  #token = '';

  private constructor(credentials: Credentials, seen: Seen) {
    this.name = credentials.name;
    this.#credentials = credentials;
    this.#seen = seen;
  }

  /** @throws Error where the sign-in is refused */
  static async signedIn(credentials: Credentials, seen: Seen = { after: 0n }): Promise<Person> {
    const person = new Person(credentials, seen);
    await person.#signIn();
    return person;
  }

  get = (path: string): Promise<Answer> => this.ask('GET', path);
  post = (path: string, body: unknown = {}, key?: string): Promise<Answer> =>
    this.ask('POST', path, body, key);
  put = (path: string, body: unknown = {}): Promise<Answer> => this.ask('PUT', path, body);
  /** A change by a form that was loaded with a version of what stands. */
  putSeen = (path: string, body: unknown, version: number): Promise<Answer> =>
    this.ask('PUT', path, body, randomUUID(), 'en', version);
  patch = (path: string, body: unknown = {}): Promise<Answer> => this.ask('PATCH', path, body);
  delete = (path: string): Promise<Answer> => this.ask('DELETE', path);

  /** A command that must be taken. @returns its body @throws Error where it is not */
  async done(path: string, body: unknown = {}, method = 'POST'): Promise<Answer['body']> {
    return taken(await this.ask(method, path, body), `${method} ${path}`);
  }

  /** What a query answers under `data`. @throws Error where it refuses */
  async read(path: string): Promise<Answer['body']> {
    return taken(await this.ask('GET', path), `GET ${path}`).data;
  }

  /** A file, whole. @throws Error where it is refused */
  async bytes(path: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.#token}`, 'x-after-position': `${this.#seen.after}` };
    const answer = await fetch(this.#credentials.address + path, { headers });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Begins to send a body and goes no further. @returns breaks it off */
  begin(path: string, type: string, beginning: string): () => void {
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (sending) => sending.enqueue(new TextEncoder().encode(beginning)),
    });
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': type };
    const how = { method: 'POST', headers, body, duplex: 'half', signal: leaving.signal } as RequestInit;
    void fetch(this.#credentials.address + path, how).catch(() => undefined);
    return () => leaving.abort();
  }

  /** One request, as it is answered; again only while something is away, or the session has ended. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
    language = 'en',
    version?: number,
  ): Promise<Answer> {
    for (const end = performance.now() + GIVE_UP_MS; ; await pause(50)) {
      const answer = await this.#once(method, path, body, { key, language, version });
      const isAway = answer.status === 503 || answer.status === 0;
      if (isAway && performance.now() < end) continue;
      if (answer.status !== 401) return answer;
      await this.#signIn();
      return this.#once(method, path, body, { key, language, version });
    }
  }

  async #signIn(): Promise<void> {
    const { name, password = PASSWORD, schoolId } = this.#credentials;
    this.#token = '';
    const body = { name, password, school_id: schoolId };
    const path = '/api/users/login';
    const answer = await this.#once('POST', path, body, { key: randomUUID(), language: 'en' });
    this.#token = taken(answer, `${name} signs in`).token;
    this.loginId = answer.body.user.userId;
  }

  async #once(
    method: string,
    path: string,
    body: unknown,
    {
      key,
      language,
      version,
    }: { readonly key: string; readonly language: string; readonly version?: number | undefined },
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const headers = {
      'accept-language': language,
      'x-forwarded-for': this.#from,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(method === 'GET' ? { 'x-after-position': `${this.#seen.after}` } : { 'idempotency-key': key }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(this.#credentials.address + path, { method, headers, ...sent }).catch(
      () => undefined,
    );
    if (!response) return { status: 0, body: undefined };
    const text = await response.text();
    const told = isJson(response) ? JSON.parse(text) : text;
    if (told?.position && BigInt(told.position) > this.#seen.after) this.#seen.after = BigInt(told.position);
    return { status: response.status, body: told };
  }
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') ?? false;

function taken({ status, body }: Answer, what: string): Answer['body'] {
  if (status >= 200 && status < 300) return body;
  throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
}
