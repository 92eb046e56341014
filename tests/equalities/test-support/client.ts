import { RULES } from '../../../projection-service/src/door/catalogue.ts';
import { isQuery } from '../../../projection-service/src/door/routes.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any endpoint, read as a page would
  readonly body: any;
  readonly bytes: Buffer;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A signed-in user over HTTP. He reads his own writes by the position of his last command. */
export class Client {
  language: 'bn' | 'en' = 'en';
  readonly #origins: { readonly command: string; readonly query: string };
  readonly #token: () => string;
  #after = 0;

  constructor(origins: { command: string; query: string }, token: () => string) {
    this.#origins = origins;
    this.#token = token;
  }

  /** One request, wherever the gateway would bring it. */
  async call(method: Method, path: string, body?: unknown): Promise<Answer> {
    const query = isQuery(method, path.split('?')[0] as string, RULES.postQueries);
    const headers = {
      authorization: `Bearer ${this.#token()}`,
      'accept-language': this.language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(query && this.#after > 0 ? { 'x-after-position': String(this.#after) } : {}),
    };
    const origin = query ? this.#origins.query : this.#origins.command;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, headers, ...sent });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson ? JSON.parse(bytes.toString()) : undefined;
    if (answer?.position && !query) this.#after = Math.max(this.#after, Number(answer.position));
    return { status: response.status, headers: response.headers, body: answer, bytes };
  }

  /** A command that must be accepted. @returns its answer's body */
  async command(path: string, body: unknown, method: Method = 'POST'): Promise<Answer['body']> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A query that must be answered. @returns its answer's body */
  async get(path: string, query: Record<string, string | number> = {}): Promise<Answer['body']> {
    const answer = await this.call('GET', path + queryString(query));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Of the last command. */
  get position(): number {
    return this.#after;
  }

  /** The next query waits for a position that somebody else has made. */
  after(position: number): this {
    this.#after = Math.max(this.#after, position);
    return this;
  }
}

const queryString = (query: Record<string, string | number>) => {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string]);
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
};
