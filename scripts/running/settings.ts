import { resolve } from 'node:path';
import { targetsIn } from '@madrasah/service-kit/asking';
import { KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import { documentsFault, eventStoreFault, STREAM_PREFIX, vaultFault } from '@madrasah/service-kit/storage';
import { type Listening, readListening } from './network/listening.ts';
import { isRefused, type Refused } from './refused.ts';

/** The embedded event store's file in the data folder. */
export const EVENTS_FILE = 'events.sqlite';

const SHORTEST_SECRET = 32;

export interface Settings extends Listening {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded event store is started. */
  readonly eventStoreUrl: string | undefined;
  /** Absent: one is made once and kept in the data folder. */
  readonly jwtSecret: string | undefined;
  readonly demoPassword: string;
  /** A proxy of ours stands in front and tells the caller's address; without it nobody is believed. */
  readonly trustedProxy: boolean;
  /** The services run on other machines: here are only the pages and the door. */
  readonly elsewhere?: { readonly commands: string; readonly queries: string } | undefined;
  /** What the services are given as it was set. */
  readonly passedOn: Readonly<Record<string, string>>;
}

const FOR_SERVICES = [
  'ESDB_PREFIX',
  'MONGO_URL',
  'DOCUMENT_SNAPSHOT_SECONDS',
  'VAULT_URL',
  'VAULT_KEY',
  'SMTP_URL',
  'SMTP_URL_FILE',
  'SMTP_FROM',
  'PUBLIC_URL',
  'LOG_LEVEL',
  'NODE_ENV',
];

/** Reads the environment; an empty variable counts as unset. Refuses what would fail or be unsafe later. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings | Refused {
  const set = (name: string) => environment[name] || undefined;
  const port = Number(set('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return { refused: `PORT is "${set('PORT')}"; it must be a number from 0 to 65535.` };
  const listening = readListening(set);
  if (isRefused(listening)) return listening;
  const wrong = addressFault(set('ESDB_URL'), set('MONGO_URL'), set('VAULT_URL'));
  const faulty = wrong ?? listsFault(set('COMMANDS_URLS'), set('QUERIES_URLS'));
  if (faulty) return { refused: faulty };
  const prefix = set('ESDB_PREFIX');
  if (prefix && !STREAM_PREFIX.test(prefix))
    return { refused: `ESDB_PREFIX is "${prefix}"; letters, digits and _ only, at most 40.` };
  if (prefix && !set('ESDB_URL'))
    return {
      refused: 'ESDB_PREFIX is for an event store that others use too: set ESDB_URL, or leave it out.',
    };
  const jwtSecret = set('JWT_SECRET');
  if (jwtSecret && jwtSecret.length < SHORTEST_SECRET)
    return { refused: `JWT_SECRET is too short; it needs at least ${SHORTEST_SECRET} characters.` };
  const demoPassword = set('DEMO_PASSWORD') ?? KNOWN_PASSWORD;
  // The default is printed in the documentation: with real people's data behind it, it is an open door.
  if (set('NODE_ENV') === 'production' && demoPassword === KNOWN_PASSWORD)
    return { refused: 'NODE_ENV is production: set DEMO_PASSWORD to a password of your own first.' };
  return {
    ...listening,
    port,
    dataDir: resolve(set('DATA_DIR') ?? 'data'),
    eventStoreUrl: set('ESDB_URL'),
    jwtSecret,
    demoPassword,
    trustedProxy: set('TRUSTED_PROXY') === '1',
    elsewhere: servicesElsewhere(set('COMMANDS_URLS'), set('QUERIES_URLS')),
    passedOn: pick(environment, FOR_SERVICES),
  };
}

/** The services of both lists; undefined unless both are given. */
function servicesElsewhere(commands?: string, queries?: string): Settings['elsewhere'] {
  return commands && queries ? { commands, queries } : undefined;
}

/** What is wrong with the lists of services on other machines. */
function listsFault(commands: string | undefined, queries: string | undefined): string | undefined {
  if ((commands === undefined) !== (queries === undefined))
    return 'COMMANDS_URLS and QUERIES_URLS belong together: set both, or neither.';
  for (const [name, list] of Object.entries({ COMMANDS_URLS: commands, QUERIES_URLS: queries }))
    if (list !== undefined && !targetsIn(list))
      return `${name} must be addresses like http://one:4000,http://two:4000.`;
  return undefined;
}

/** What is wrong in itself with an address of a store, before anything is started. */
function addressFault(
  events: string | undefined,
  documents: string | undefined,
  vault: string | undefined,
): string | undefined {
  const [ofEvents, ofDocuments] = [events && eventStoreFault(events), documents && documentsFault(documents)];
  if (ofEvents) return `ESDB_URL ${ofEvents}.`;
  if (ofDocuments) return `MONGO_URL ${ofDocuments}.`;
  const ofVault = vault && vaultFault(vault, documents);
  return ofVault ? `VAULT_URL ${ofVault}.` : undefined;
}

/** Reads what stands after `npm start --`. */
export function readArguments(words: readonly string[]): { readonly empty: boolean } | Refused {
  const unknown = words.find((word) => word !== '--empty');
  if (unknown !== undefined)
    return { refused: `"${unknown}" is not known here; --empty starts without the demo school.` };
  return { empty: words.length > 0 };
}

/** Those of the names that are set. */
export function pick(environment: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, environment[name]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
