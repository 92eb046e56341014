import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard error. Secrets and personal data never reach a log: only ids, codes and durations. */
export function createLogger(name: string, level = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  const redact = ['authorization', 'password', 'token', 'profile', '*.password', '*.token', '*.profile'];
  return pino({ name, level, redact }, pino.destination({ dest: 2, sync: false }));
}

export const silentLogger = (): Logger => pino({ level: 'silent' });
