import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { Away } from './away.ts';
import { faultOf, type LoggedFault } from './fault.ts';
import { reasonOf } from './reason.ts';

export type { Logger };

const SECRET = [
  'authorization',
  'password',
  'oldPassword',
  'passwordHash',
  'token',
  'profile',
  'cookie',
  'key',
];
const redact = { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' };

/**
 * JSON lines on standard error. Secrets and personal data never reach a log: only ids, codes and durations.
 * @param destination elsewhere than standard error
 */
export function createLogger(
  name: string,
  level = process.env['LOG_LEVEL'] ?? 'info',
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  const serializers = { err: logged, error: logged, reason: faultOrText };
  return pino({ name, level, redact, serializers, hooks: { logMethod } }, destination);
}

/** Left without words, pino takes the error's own message as it stands. */
function logMethod(this: Logger, [what, ...words]: Parameters<LogFn>, method: LogFn): void {
  method.call(this, what instanceof Error ? { err: what } : what, ...(words.length > 0 ? words : ['']));
}

const logged = (error: unknown): LoggedFault =>
  error instanceof Away ? { type: error.name, message: reasonOf(error) } : faultOf(error);
const faultOrText = (reason: unknown) => (reason instanceof Error ? logged(reason) : reason);

export const silentLogger = (): Logger => pino({ level: 'silent' });
