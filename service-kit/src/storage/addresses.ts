import { accessSync, constants } from 'node:fs';

/** Of a MongoDB whose address names none. */
export const DEFAULT_DATABASE = 'madrasah';

type Fault = string | undefined;

/** What is wrong with the address of an event store; never tells the address itself, which may hold a password. */
export function eventStoreFault(url: string): Fault {
  if (/^unix:\/[^\0]{1,99}$/.test(url)) return undefined;
  if (!/^esdb(\+discover)?:\/\//.test(url)) return 'must begin with esdb://, esdb+discover:// or unix:/';
  const { hosts, options } = partsOf(url);
  if (!isHosts(hosts)) return 'names no host, or one that is none';
  const preference = options.get('nodepreference');
  if (preference !== undefined && preference !== 'leader')
    return 'nodePreference must be leader: what was just recorded is read back';
  return fileFault(options, ['tlscafile', 'usercertfile', 'userkeyfile']);
}

/** What is wrong with the address of a MongoDB; never tells the address itself, which may hold a password. */
export function documentsFault(url: string): Fault {
  if (!/^mongodb(\+srv)?:\/\//.test(url)) return 'must begin with mongodb:// or mongodb+srv://';
  const { hosts, path, options } = partsOf(url);
  if (!isHosts(hosts)) return 'names no host, or one that is none';
  if (/[/\\. "$*<>:|?]/.test(path) || Buffer.byteLength(path) > 63)
    return 'names a database that cannot be: at most 63 letters, digits, - and _';
  const preference = options.get('readpreference');
  if (preference !== undefined && preference !== 'primary')
    return 'readPreference must be primary: what was just written is read back';
  const concern = options.get('w');
  if (concern !== undefined && concern !== 'majority')
    return 'w must be majority: what fewer hold may be lost';
  return fileFault(options, ['tlscafile', 'tlscertificatekeyfile', 'tlscrlfile']);
}

/**
 * What is wrong with the address of the vault; never tells the address itself.
 * @param documents the address of the read models, which can be emptied at any time
 */
export function vaultFault(url: string, documents: string | undefined): Fault {
  const fault = documentsFault(url);
  if (fault) return fault;
  const { hosts, path } = partsOf(url);
  if (path === '') return 'names no database: the vault has one of its own';
  const beside = documents === undefined ? undefined : partsOf(documents);
  return beside?.hosts === hosts && (beside.path || DEFAULT_DATABASE) === path
    ? 'names the database of MONGO_URL: the vault needs one of its own, read models are thrown away'
    : undefined;
}

/** A name, an address or `[…]`, each with a port or without. */
const isHosts = (hosts: string): boolean =>
  hosts !== '' && hosts.split(',').every((host) => /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host));

/** The options by their names in small letters, as both drivers read them. */
function partsOf(url: string) {
  const rest = url.slice(url.indexOf('://') + 3);
  const [before = '', query = ''] = rest.split('?', 2);
  const [authority = '', ...path] = before.split('/');
  const options = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  return { hosts: authority.slice(authority.lastIndexOf('@') + 1), path: decoded(path.join('/')), options };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '*'; // no database can be called so
  }
}

function fileFault(options: ReadonlyMap<string, string>, names: readonly string[]): Fault {
  for (const [name, file] of options) {
    if (!names.includes(name)) continue;
    try {
      accessSync(file, constants.R_OK);
    } catch {
      return `the file of ${name} cannot be read: ${file}`;
    }
  }
  return undefined;
}
