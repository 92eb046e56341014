import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a made-up house that only tests know; whoever reads this holds the keys as well. */
const file = (name: string) => join(import.meta.dirname, name);

/** For `madrasah.test`, `localhost` and 127.0.0.1, from 2020 to 2119; signed by itself. */
export const CERT = file('cert.pem');
export const KEY = file('key.pem');
/** The key of no certificate here. */
export const OTHER_KEY = file('other-key.pem');
/** Of the same key, until 2019. */
export const ENDED = file('ended.pem');

export const tls = () => ({ cert: readFileSync(CERT, 'utf8'), key: readFileSync(KEY, 'utf8') });
/** What a client is given to believe the certificate, whatever address it came by. */
export const believing = () => ({ ca: readFileSync(CERT, 'utf8'), servername: 'madrasah.test' });
