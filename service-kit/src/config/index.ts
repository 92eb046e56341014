import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { KNOWN_PASSWORD } from '../known-password/index.ts';
import { refuseStart } from '../starting/index.ts';
import { documentsFault, eventStoreFault, STREAM_PREFIX, vaultFault } from '../storage/index.ts';

/** An address that is wrong in itself is refused before anything is asked of it. */
const faultless =
  (faultOf: (address: string) => string | undefined) =>
  (address: string, { addIssue }: { addIssue(message: string): void }) => {
    const fault = faultOf(address);
    if (fault) addIssue(fault);
  };

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(0),
    /** The loopback, where a gateway on the same machine asks; in a container of its own 0.0.0.0. */
    HOST: z.string().default('127.0.0.1'),
    /** A socket of the file system in place of the port, where only programs of this machine ask. */
    SOCKET: z.string().optional(),
    DATA_DIR: z.string().default('./data'),
    ESDB_URL: z.string().superRefine(faultless(eventStoreFault)).optional(),
    /** Instead of it: the log's file, which command-service alone writes. Whoever starts both on one machine gives it. */
    EVENTS_DB: z.string().optional(),
    /** Sets the streams of this installation apart on an event store that it shares with others. */
    ESDB_PREFIX: z.string().regex(STREAM_PREFIX, 'letters, digits and _ only, at most 40').optional(),
    MONGO_URL: z.string().superRefine(faultless(documentsFault)).optional(),
    /** How often the read models in memory are written down when they have changed; 0: only at the end. */
    DOCUMENT_SNAPSHOT_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
    JWT_SECRET: z.string().min(32),
    /** A database of a MongoDB that holds the keys of personal data; without it they are in a file of DATA_DIR. */
    VAULT_URL: z.string().optional(),
    VAULT_KEY: z.string().optional(),
    /** `smtp://…` or `smtps://…`, for the mails to the auditors; without it they lie in the data folder, or wait in the log beside VAULT_URL. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'smtp:// or smtps://')
      .optional(),
    /** The sender of those mails. */
    SMTP_FROM: z.string().min(3).optional(),
    /** Where the query side answers, for the certificate in those mails; the supervisor tells it by itself. */
    QUERIES_URL: z.url().optional(),
    /** Where the command side answers, which judges the digits of applications; a door in the same process knows it. */
    COMMANDS_URL: z.url().optional(),
    /** Where parents and guardians reach the pages: the codes on papers lead there. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((address) => address.replace(/\/+$/, ''))
      .default('http://127.0.0.1:3000'),
    /** Absent in production only: then no demo institution is made. */
    DEMO_PASSWORD: z.string().optional(),
    NODE_ENV: z.string().default('development'),
  })
  .transform((read, { addIssue }) => {
    const vault = read.VAULT_URL && vaultFault(read.VAULT_URL, read.MONGO_URL);
    if (vault) addIssue({ code: 'custom', path: ['VAULT_URL'], message: vault });
    if (read.SMTP_URL && !read.SMTP_FROM)
      addIssue({ code: 'custom', path: ['SMTP_FROM'], message: 'missing beside SMTP_URL' });
    if (read.NODE_ENV !== 'production')
      return { ...read, DEMO_PASSWORD: read.DEMO_PASSWORD ?? KNOWN_PASSWORD };
    if (read.DEMO_PASSWORD === KNOWN_PASSWORD)
      addIssue({
        code: 'custom',
        path: ['DEMO_PASSWORD'],
        message: 'everybody knows it: set one of your own',
      });
    return read;
  });

export type Config = z.output<typeof schema>;

/** Every setting the services read; each may be given as `<NAME>_FILE` instead, the file holding its value. */
export const settingNames: readonly string[] = Object.keys(schema.in.shape);

/** The services' settings from the environment. @throws Error naming every setting that is missing or wrong */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];
  const given: Record<string, string | undefined> = {};
  for (const name of settingNames) {
    const file = environment[`${name}_FILE`] || undefined;
    given[name] = environment[name] || undefined;
    if (file === undefined) continue;
    if (given[name] !== undefined) faults.push(`${name}: given twice, also as ${name}_FILE`);
    try {
      given[name] = readFileSync(file, 'utf8').trim(); // an editor ends a file with a line break
    } catch (error) {
      faults.push(`${name}_FILE: ${(error as NodeJS.ErrnoException).code} ${file}`);
    }
  }
  if (given['EVENTS_DB'] === undefined) given['ESDB_URL'] ??= '';
  else if (given['ESDB_URL'] ?? given['ESDB_PREFIX'])
    faults.push('EVENTS_DB: a server of events is named, too');
  const read = schema.safeParse(given);
  if (read.success && faults.length === 0) return read.data;
  for (const { path, message } of read.error?.issues ?? []) faults.push(`${path.join('.')}: ${message}`);
  throw new Error(`settings: ${faults.join('; ')}`);
}

/** The same; what is missing or wrong ends the process with one sentence. */
export function configOrRefuse(): Config {
  try {
    return readConfig();
  } catch (error) {
    return refuseStart((error as Error).message);
  }
}
