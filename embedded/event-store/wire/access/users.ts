import { createHmac, randomBytes } from 'node:crypto';
import { hashPassword, isPasswordHash, matches } from './password.ts';

/** Passing headers that are remembered; a client sends the same with every call. */
const MAX_REMEMBERED = 1000;

/** Who may use the store: names and hashed passwords, one `name:hash` a line; `#` begins a comment. */
export class Users {
  readonly #hashes: ReadonlyMap<string, string>;
  /** Passing headers, by a key of this process: the passwords are not kept. */
  readonly #remembered = new Set<string>();
  readonly #key = randomBytes(32);
  /** For names nobody has, so that they take as long as the known ones. */
  readonly #nobody = hashPassword(randomBytes(16).toString('hex'));
  #line: Promise<unknown> = Promise.resolve();

  /** @throws Error naming the line that is wrong */
  constructor(text: string) {
    const hashes = new Map<string, string>();
    for (const [index, line] of text.split('\n').entries()) {
      const entry = line.trim();
      if (entry === '' || entry.startsWith('#')) continue;
      const colon = entry.indexOf(':');
      const [name, hash] = [entry.slice(0, colon), entry.slice(colon + 1)];
      if (colon < 1 || !isPasswordHash(hash))
        throw new Error(`line ${index + 1} is not name:hash as user-line.ts writes it`);
      hashes.set(name, hash);
    }
    if (hashes.size === 0) throw new Error('it names nobody');
    this.#hashes = hashes;
  }

  /** Whether an `authorization` header (`Basic …`) is that of a user. */
  async admit(header: string | undefined): Promise<boolean> {
    const [name, password] = basic(header);
    if (name === undefined || password === undefined) return false;
    const mark = createHmac('sha256', this.#key).update(`${name}\0${password}`).digest('hex');
    if (this.#remembered.has(mark)) return true;
    // One after another: hashing is dear by design, and a crowd of strangers must not have all of the processor.
    const checked = this.#line.then(() => this.#check(name, password, mark));
    this.#line = checked.catch(() => undefined);
    return checked;
  }

  async #check(name: string, password: string, mark: string): Promise<boolean> {
    if (this.#remembered.has(mark)) return true;
    const hash = this.#hashes.get(name);
    const right = await matches(password, hash ?? (await this.#nobody));
    if (!right || hash === undefined) return false;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.add(mark);
    return true;
  }
}

function basic(header: string | undefined): [name?: string, password?: string] {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? [] : [text.slice(0, colon), text.slice(colon + 1)];
}
