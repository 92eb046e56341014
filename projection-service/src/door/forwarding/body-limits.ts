import type { BodyLimit } from '../rules.ts';

/** No form without files is half as large: the services refuse it at 512 KiB. */
export const ORDINARY_BODY = 1_048_576;

/** Answers how many bytes a body may have at most, by method and path. */
export function mostBytesBy(
  limits: readonly BodyLimit[],
): (method: string | undefined, path: string) => number {
  const larger = limits.map(({ pattern, ...limit }) => ({ ...limit, pattern: new RegExp(pattern, 'i') }));
  return (method = '', path) =>
    larger.find((limit) => limit.method === method && limit.pattern.test(path))?.bytes ?? ORDINARY_BODY;
}
