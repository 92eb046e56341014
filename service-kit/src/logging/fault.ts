const DEEPEST = 3;
const LONGEST = 500;
const FOREIGN = /[\p{sc=Bengali}\p{sc=Arabic}](?:[\s\d.,()-]*[\p{sc=Bengali}\p{sc=Arabic}\p{M}])*/gu;

/** What of a fault a log may keep. */
export interface LoggedFault {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: LoggedFault;
}

/**
 * Our own messages are English. Whatever stands in one in Bengali or Arabic, like a telephone number or an e-mail
 * address, came in with somebody's data: a driver quotes the document it could not write, a parser the text it could
 * not read.
 */
export function withoutPersonal(message: string): string {
  return message
    .slice(0, LONGEST)
    .replace(/dup key: .*/s, 'dup key: …')
    .replace(FOREIGN, '…')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
    .replace(/\+?\d{10,}/g, '…');
}

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n');

/** An error as the log keeps it: what kind, where, and a message without data; never its other members. */
export function faultOf(error: unknown, depth = 0): LoggedFault {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'no error was thrown but something else' };
  const { code } = error as { code?: unknown };
  const known = typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,64}$/.test(code));
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    ...(known ? { code: code as string | number } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: faultOf(error.cause, depth + 1) }),
  };
}
