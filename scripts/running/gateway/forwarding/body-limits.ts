import { bodyLimit, type CommandDefinition, MEBIBYTE, pathPattern } from '@madrasah/events';
import { commandCatalogue } from '@madrasah/events/catalogue';

/** No form without files is half as large: the services refuse it at 512 KiB. */
export const ORDINARY_BODY = MEBIBYTE;

export interface BodyLimit {
  readonly method: string;
  /** A regular expression over the path, as we read it and as nginx does. */
  readonly pattern: string;
  readonly bytes: number;
}

/** Where larger bodies are let through: the endpoints that take files, each with what its files may weigh. */
export const limitsOf = (commands: readonly CommandDefinition[]): readonly BodyLimit[] =>
  commands.flatMap(({ upload, method, path }) =>
    upload ? [{ method, pattern: pathPattern(path), bytes: Math.max(ORDINARY_BODY, bodyLimit(upload)) }] : [],
  );

export const BODY_LIMITS = limitsOf(commandCatalogue);

const LARGER = BODY_LIMITS.map(({ pattern, ...limit }) => ({ ...limit, pattern: new RegExp(pattern, 'i') }));

/** The most bytes a body may have there. */
export function mostBytes(method = '', path: string): number {
  const larger = LARGER.find((limit) => limit.method === method && limit.pattern.test(path));
  return larger?.bytes ?? ORDINARY_BODY;
}
