import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A signed-in caller that keeps its connections open, as a browser does. */
export class Caller {
  readonly #base: string;
  readonly #agent: Agent;
  #token = '';

  constructor(base: string, connections: number) {
    this.#base = base;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The token of a sign-in is good for both services. */
  using(token: string): this {
    this.#token = token;
    return this;
  }

  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const about = {
      authorization: `Bearer ${this.#token}`,
      'accept-language': 'en',
      ...(text
        ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
        : {}),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.#base + path, { method, agent: this.#agent, headers: about }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * So many clients, each with one request after another, for some seconds after a warm-up that does not count.
 * @param act one request of a client; it throws when the answer is not the one it must be
 */
export async function underLoad(
  clients: number,
  { warmUpMs = 1_500, forMs = 5_000 },
  act: (client: number) => Promise<unknown>,
): Promise<number[]> {
  const begin = performance.now() + warmUpMs;
  const end = begin + forMs;
  const samples: number[] = [];
  const client = async (index: number) => {
    for (let now = performance.now(); now < end; ) {
      const started = now;
      await act(index);
      now = performance.now();
      if (started >= begin && now <= end) samples.push(now - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return samples;
}

/** Work over all of some things, so many at once. */
export async function atOnce<T>(
  things: readonly T[],
  most: number,
  work: (thing: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < things.length; index = next++) await work(things[index] as T, index);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
