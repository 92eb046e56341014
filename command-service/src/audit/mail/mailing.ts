import { join } from 'node:path';
import { innerToken } from '@madrasah/service-kit/access';
import { ask } from '@madrasah/service-kit/asking';
import type { Config } from '@madrasah/service-kit/config';
import { folderOutbox } from './folder.ts';
import type { Certificates, Mailing } from './mailer.ts';
import { smtpOutbox } from './smtp.ts';

const PATIENCE_MS = 600_000; // a large school is counted from its first event

type Settings = Pick<
  Config,
  'SMTP_URL' | 'SMTP_FROM' | 'QUERIES_URL' | 'DATA_DIR' | 'VAULT_URL' | 'JWT_SECRET'
>;

/** Asks the query side for the certificate that goes with a root. */
export const certificatesFrom =
  (address: () => string | undefined, secret: string): Certificates =>
  async (schoolId, rootId, language) => {
    const base = address();
    if (!base) throw new Error('the query side is not known yet');
    const path = `/inner/certificates/${schoolId}/${rootId}/${language}`;
    const headers = { authorization: `Bearer ${innerToken(secret, path)}` };
    const { status, body } = await ask(base, path, { headers, withinMs: PATIENCE_MS });
    if (status !== 200) throw new Error(`the query side answered ${status}`);
    return body;
  };

interface Supervised {
  send?: unknown;
  on(event: 'message', heard: (message: unknown) => void): unknown;
}

/**
 * How this installation mails. Under a supervisor the query side may move: it is told of by `{ queries: … }`, an
 * address or a socket of the file system.
 * Where there is neither a supervisor nor QUERIES_URL, mails go without the certificate. Without a mail server they lie
 * in the data folder; where the keys have left that, mails wait in the log, where every service finds them.
 * @returns undefined where they wait
 */
export function mailingOf(settings: Settings, process: Supervised): Mailing | undefined {
  const { SMTP_URL: url, SMTP_FROM: from, DATA_DIR, VAULT_URL, JWT_SECRET, QUERIES_URL } = settings;
  const outbox = url && from ? smtpOutbox({ url, from }) : undefined;
  if (!outbox && VAULT_URL) return undefined;
  let queries = QUERIES_URL?.replace(/\/+$/, '');
  process.on('message', (message) => {
    const { queries: told } = (message ?? {}) as { queries?: unknown };
    if (typeof told === 'string') queries = told;
  });
  return {
    outbox: outbox ?? folderOutbox(join(DATA_DIR, 'mail')),
    certificates: queries || process.send ? certificatesFrom(() => queries, JWT_SECRET) : undefined,
  };
}
