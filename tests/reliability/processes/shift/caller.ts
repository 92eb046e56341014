import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  /** 0 when the connection broke or no answer came in time. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any endpoint
  readonly body: any;
}

/** Where a caller may turn to, the nearest first; undefined while it is away. */
export interface Places {
  commands(): readonly (number | undefined)[];
  queries(): readonly (number | undefined)[];
}

/** What callers were told, all together. */
export class Heard {
  /** How often a request was answered by each status. */
  readonly statuses = new Map<number, number>();
  /** The longest time that an answer took, in milliseconds. */
  longestMs = 0;
  /** The position of the last thing that anybody was told is recorded. */
  position = 0n;
  /** Answers that must never come: a fault of ours, or none within the time any request is answered in. */
  readonly wrong: string[] = [];

  note(about: string, status: number, ms: number, inTime: boolean): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status !== 0) this.longestMs = Math.max(this.longestMs, ms);
    if (!inTime) this.wrong.push(`${about} was not answered within ${DEADLINE_MS / 1000} s`);
    if (status >= 500 && status !== 503 && status !== 504) this.wrong.push(`${about} was answered ${status}`);
  }

  of(...statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.statuses.get(status) ?? 0), 0);
  }
}

/** Whatever happens to the stores, a request is answered in this time. */
const DEADLINE_MS = 20_000;
const PAUSE_MS = 50;

export interface Settings {
  readonly heard: Heard;
  /** Ends every wait. */
  readonly signal: AbortSignal;
  /** Instead of the deadline, while the way to the product is itself bad: silence is no fault of the product's. */
  patienceMs?(): number | undefined;
}

/** A signed-in user over HTTP. He reads his own writes, wherever he reads them, by the position of the last one. */
export class Caller {
  readonly #places: Places;
  readonly #settings: Settings;
  #token = '';
  #after = 0n;

  constructor(places: Places, settings: Settings) {
    this.#places = places;
    this.#settings = settings;
  }

  static async signedIn(places: Places, settings: Settings, password: string): Promise<Caller> {
    const caller = new Caller(places, settings);
    const { body } = await caller.command('/api/users/login', {
      name: 'admin',
      password,
      school_id: '10001',
    });
    caller.#token = body.token;
    return caller;
  }

  /** The same user at other places. */
  at(places: Places, settings = this.#settings): Caller {
    const caller = new Caller(places, settings);
    caller.#token = this.#token;
    caller.#after = this.#after;
    return caller;
  }

  /** From now on he reads what anybody was told is recorded. */
  seeAll(): this {
    this.#after = this.#settings.heard.position;
    return this;
  }

  /** One request. @param turn which of the places, counted from the nearest */
  async call(method: string, path: string, body?: unknown, key?: string, turn = 0): Promise<Answer> {
    const { heard, signal } = this.#settings;
    const patienceMs = this.#settings.patienceMs?.();
    const ports = method === 'GET' ? this.#places.queries() : this.#places.commands();
    const port = ports[turn % ports.length];
    if (port === undefined) return { status: 0, body: undefined };
    const timeUp = AbortSignal.timeout(patienceMs ?? DEADLINE_MS);
    const started = performance.now();
    let answer: Answer = { status: 0, body: undefined };
    try {
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...{ method, headers: this.#headers(method, key), ...text },
        signal: AbortSignal.any([signal, timeUp]),
      });
      answer = { status: response.status, body: await response.json() };
      if (method !== 'GET') this.#recorded(BigInt(answer.body.position ?? 0));
    } catch {
      signal.throwIfAborted();
    }
    const inTime = patienceMs !== undefined || !timeUp.aborted;
    heard.note(`${method} ${path}`, answer.status, performance.now() - started, inTime);
    return answer;
  }

  /** Repeats a command with its key until it is taken or refused, as a good client does. */
  command(path: string, body: unknown, key: string = randomUUID(), method = 'POST'): Promise<Answer> {
    return this.#until((status) => status !== 0 && status < 500, method, path, body, key);
  }

  /** Repeats a query until it is answered. @throws when it is refused */
  async get(path: string): Promise<Answer> {
    const answer = await this.#until((status) => status !== 0 && status !== 503, 'GET', path);
    if (answer.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async #until(done: (status: number) => boolean, ...call: Parameters<Caller['call']>): Promise<Answer> {
    const [method, path, body, key] = call;
    for (let turn = 0; ; turn += 1) {
      const answer = await this.call(method, path, body, key, turn);
      if (done(answer.status)) return answer;
      await pause(PAUSE_MS, undefined, { signal: this.#settings.signal });
    }
  }

  #recorded(position: bigint): void {
    const { heard } = this.#settings;
    if (position > this.#after) this.#after = position;
    if (position > heard.position) heard.position = position;
  }

  #headers(method: string, key: string | undefined): Record<string, string> {
    return {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(method === 'GET' && this.#after > 0n ? { 'x-after-position': String(this.#after) } : {}),
    };
  }
}
