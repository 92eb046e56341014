/** `npm run store:prepare`: what users without admin rights need in an EventStoreDB and a MongoDB. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { documentsByHand, type Names } from './documents.ts';
import { eventStoreByHand, PrepareFault, prepareEventStore } from './event-store.ts';
import { makeEventStoreUser } from './event-store-user.ts';

const USAGE = `npm run store:prepare -- --user NAME [--database NAME] [--vault-database NAME] [--reports NAME]
npm run store:prepare -- --esdb ADMIN-URL | --esdb-file FILE --user NAME [--password-file FILE]

Without --esdb it prints what a hand has to do in both stores, and connects to nothing. With it the user may read
$all from then on, and nothing else is changed; it says so when that is already so. With --password-file a user who is
not there yet is made, with that password and no rights of his own. --esdb-file: the address stands in a file.`;

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,38}$/;

const options = {
  esdb: { type: 'string' },
  'esdb-file': { type: 'string' },
  'password-file': { type: 'string' },
  user: { type: 'string' },
  database: { type: 'string', default: 'madrasah' },
  'vault-database': { type: 'string', default: 'madrasah-keys' },
  reports: { type: 'string', default: 'reports' },
} as const;

/** @throws RangeError naming the word that is wrong */
function namesOf(values: Record<string, string | undefined>): Names {
  for (const name of ['user', 'database', 'vault-database', 'reports'])
    if (!NAME.test(values[name] ?? ''))
      throw new RangeError(`--${name} needs a name of letters, digits, - and _ that begins with a letter`);
  const [user = '', database = '', vaultDatabase = '', reports = ''] = [
    values['user'],
    values['database'],
    values['vault-database'],
    values['reports'],
  ];
  if (database === vaultDatabase)
    throw new RangeError(
      '--vault-database: the vault has a database of its own, read models are thrown away',
    );
  return { user, database, vaultDatabase, reports };
}

/** @throws PrepareFault when the file that an option names cannot be read */
function contentOf(option: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new PrepareFault(`${option}: ${(error as NodeJS.ErrnoException).code} ${file}`);
  }
}

try {
  const { values } = parseArgs({ options });
  const names = namesOf(values);
  const esdb = values.esdb ?? contentOf('--esdb-file', values['esdb-file']);
  const password = contentOf('--password-file', values['password-file']);
  if (esdb === undefined && password !== undefined) throw new RangeError('--password-file needs --esdb');
  if (esdb !== undefined && password !== undefined)
    console.log(await makeEventStoreUser(esdb, names.user, password));
  console.log(
    esdb === undefined
      ? `${eventStoreByHand(names.user)}\n\n${documentsByHand(names)}`
      : await prepareEventStore(esdb, names.user),
  );
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const misused = code?.startsWith('ERR_PARSE_ARGS') === true || error instanceof RangeError;
  if (!misused && !(error instanceof PrepareFault)) throw error;
  console.error(misused ? `${message}\n\n${USAGE}` : message);
  process.exitCode = misused ? 2 : 1;
}
