import type { Middleware } from 'koa';

/**
 * A body whose pieces are there already. A whole made of them anew for each answer would be garbage outside the heap,
 * and such garbage has the whole heap looked through again and again.
 */
export class BodyOfParts {
  readonly #parts: readonly Buffer[];
  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }
  /** In bytes. */
  get length(): number {
    return this.#parts.reduce((sum, { length }) => sum + length, 0);
  }
  [Symbol.iterator](): Iterator<Buffer> {
    return this.#parts[Symbol.iterator]();
  }
  whole(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

/** Sends a body of parts, one behind the other, in one go. Before whatever may make another body of it. */
export const sendingParts: Middleware = async (context, next) => {
  await next();
  const { body, res } = context;
  if (!(body instanceof BodyOfParts) || !context.writable) return;
  if (context.method === 'HEAD') return; // Koa ends it, with the length that was said
  context.respond = false;
  res.cork();
  for (const part of body) res.write(part);
  res.end();
  res.uncork();
};
