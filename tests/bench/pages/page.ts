import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import {
  type Heard,
  type Holding,
  isBehind,
  type News,
  together,
  withNews,
} from '../../../frontend/src/kit/calls/news.ts';

const QUIET_MS = 400;
const MOST_MS = 3_000;

/** What pages ask, counted while it is to be. */
export interface Count {
  requests: number;
  counting: boolean;
  /** How often something else than 200 came, by status and query. */
  readonly failed: Map<string, number>;
}

/** One open page: it goes by the browser's own rules of news, and draws nothing. */
export class Page {
  readonly #socket: Socket;
  readonly #origin: string;
  readonly #token: string;
  readonly #paths: readonly string[];
  readonly #count: Count;
  readonly #heeds: () => boolean;
  readonly #asking = new Set<string>();
  readonly #answers = new Map<string, Holding>();
  #heard: Heard = {};
  #news: News | undefined;
  #since = 0;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param heeds whether it goes by the read models that news name, or asks everything again as before */
  constructor(
    origin: string,
    token: string,
    paths: readonly string[],
    { count, heeds }: { count: Count; heeds: () => boolean },
  ) {
    this.#origin = origin;
    this.#token = token;
    this.#paths = paths;
    this.#count = count;
    this.#heeds = heeds;
    const auth = { token };
    this.#socket = io(origin, {
      path: '/socket',
      auth,
      forceNew: true,
      autoConnect: false,
      transports: ['websocket'],
    });
    this.#socket.on('projected', (news: News) => this.#hear(news));
  }

  /** Connected, and every query answered. */
  async open(): Promise<void> {
    this.#socket.connect();
    await once(this.#socket as never, 'connect');
    for (const path of this.#paths) await this.#ask(path);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.disconnect();
  }

  #hear({ position, kinds }: News): void {
    const news = this.#heeds() ? { position, kinds } : { position };
    this.#since = this.#news ? this.#since : performance.now();
    this.#news = this.#news ? together(this.#news, news) : news;
    clearTimeout(this.#timer);
    const left = this.#since + MOST_MS - performance.now();
    this.#timer = setTimeout(() => this.#heed(), Math.min(QUIET_MS, Math.max(0, left)));
  }

  #heed(): void {
    this.#heard = withNews(this.#heard, this.#news as News);
    this.#news = undefined;
    for (const path of this.#paths) void this.#askIfBehind(path);
  }

  async #askIfBehind(path: string): Promise<void> {
    if (this.#asking.has(path)) return;
    this.#asking.add(path);
    while (!this.#closed && isBehind(this.#answers.get(path) ?? {}, this.#heard)) await this.#ask(path);
    this.#asking.delete(path);
  }

  async #ask(path: string): Promise<void> {
    if (this.#count.counting) this.#count.requests += 1;
    const after = this.#heard.position;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(after ? { 'x-after-position': after } : {}),
    };
    const answer = await fetch(this.#origin + path, { headers });
    await answer.arrayBuffer();
    const failed = `${answer.status} ${path.split('?', 1)[0]}`;
    if (!answer.ok) this.#count.failed.set(failed, 1 + (this.#count.failed.get(failed) ?? 0));
    const position = answer.headers.get('x-position') ?? after;
    const kinds = answer.headers.get('x-kinds')?.split(',').filter(Boolean);
    this.#answers.set(path, { position, kinds });
  }
}
