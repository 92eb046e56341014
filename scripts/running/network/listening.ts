import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRefused, type Refused } from '../refused.ts';
import { hostFault } from './addresses.ts';

/** A certificate with its chain, and its key, as PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** Where and how the door listens. */
export interface Listening {
  readonly host: string;
  /** Absent: plain HTTP. */
  readonly tls?: Tls | undefined;
}

/** Reads HOST, TLS_CERT and TLS_KEY. Refuses what could not be listened with. */
export function readListening(set: (name: string) => string | undefined): Listening | Refused {
  const host = set('HOST') ?? '127.0.0.1';
  const wrong = hostFault(host);
  if (wrong) return { refused: wrong };
  const [cert, key] = [set('TLS_CERT'), set('TLS_KEY')];
  if (cert === undefined && key === undefined) return { host };
  if (cert === undefined || key === undefined)
    return { refused: 'TLS_CERT and TLS_KEY belong together: set both, or neither.' };
  const tls = readTls(cert, key);
  return isRefused(tls) ? tls : { host, tls };
}

/** @param cert and `key`: the files */
function readTls(cert: string, key: string): Tls | Refused {
  const [certText, keyText] = [textOf('TLS_CERT', cert), textOf('TLS_KEY', key)];
  if (typeof certText !== 'string') return certText;
  if (typeof keyText !== 'string') return keyText;
  const certificate = attempt(() => new X509Certificate(certText));
  if (!certificate) return { refused: `TLS_CERT: ${cert} holds no certificate (PEM, BEGIN CERTIFICATE).` };
  const privateKey = attempt(() => createPrivateKey(keyText));
  if (!privateKey)
    return { refused: `TLS_KEY: ${key} holds no key that can be read without a password (PEM).` };
  if (!certificate.checkPrivateKey(privateKey))
    return { refused: `TLS_KEY: ${key} is not the key of the certificate in ${cert}.` };
  return { cert: certText, key: keyText };
}

function textOf(name: string, file: string): string | Refused {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return { refused: `${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).` };
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // whatever is in the file, it is not that
  }
}

/** The last day of a certificate that has ended, as it names it; undefined while it is good. */
export function endedOn({ cert }: Tls, now: Date): string | undefined {
  const { validTo } = new X509Certificate(cert);
  return Date.parse(validTo) < now.getTime() ? validTo : undefined;
}
