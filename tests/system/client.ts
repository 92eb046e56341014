import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SCHOOL_HEADER } from '@madrasah/events';
import { PASSWORD, type Product } from './product.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any endpoint
  readonly body: any;
}

/** A signed-in user over HTTP. It reads its own writes by the position of its last command. */
export class Client {
  readonly #product: Pick<Product, 'address'>;
  readonly #school: string;
  #token = '';
  #after = '';

  /** @param product where it is asked, or the door in front of it */
  constructor(product: Pick<Product, 'address'>, school = '10001') {
    this.#product = product;
    this.#school = school;
  }

  static async signedIn(
    product: Pick<Product, 'address'>,
    name = 'admin',
    password = PASSWORD,
    school_id = '10001',
  ) {
    const client = new Client(product, school_id);
    const { body } = await client.call('POST', '/api/users/login', { name, password, school_id });
    client.#token = body.token;
    return client;
  }

  /** One request. A connection that breaks is status 0. @param base instead of the product's own address */
  async call(method: string, path: string, body?: unknown, key?: string, base?: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(this.#token ? { authorization: `Bearer ${this.#token}`, [SCHOOL_HEADER]: this.#school } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(method === 'GET' && this.#after ? { 'x-after-position': this.#after } : {}),
    };
    const address = base ?? this.#product.address(method, path.split('?')[0]);
    if (!address) return { status: 0, body: undefined };
    try {
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(address + path, { method, headers, ...text });
      const answer = (await response.json()) as Answer['body'];
      if (answer.position && BigInt(answer.position) > BigInt(this.#after || 0))
        this.#after = answer.position;
      return { status: response.status, body: answer };
    } catch {
      return { status: 0, body: undefined };
    }
  }

  /** A command that must be taken; sent again with its key while something is away, as a good client does. */
  async command(path: string, body: unknown, key: string = randomUUID(), method = 'POST'): Promise<Answer> {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await this.call(method, path, body, key);
      if (answer.status !== 0 && answer.status < 500) return answer;
      await pause(50);
    }
    throw new Error(`${path} was never answered`);
  }

  async get(path: string): Promise<Answer> {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await this.call('GET', path);
      if (answer.status !== 0 && answer.status !== 503) return answer;
      await pause(50);
    }
    throw new Error(`${path} was never answered`);
  }
}
