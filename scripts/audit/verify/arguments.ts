import { parseArgs } from 'node:util';
import { type Day, isDay, isSchoolId, type Language } from '@madrasah/events';

export const USAGE = `npm run audit -- --school ID [options]

  --as-of YYYY-MM-DD     totals of the trial balance up to this business day
  --known-at INSTANT     … of entries recorded up to this instant (2026-06-30T18:00:00Z)
  --root FILE            a daily root that was printed or mailed, to be found again in the log
  --certificate FILE     the verdict on one page, as PDF; --language en for English
  --json                 the whole verdict as JSON
  --url URL --name NAME  asks the running product for its lists and books, too; the password is
                         asked for, or taken from AUDIT_PASSWORD

It reads the data folder (DATA_DIR, or ESDB_URL; lists from MONGO_URL), also while the product runs, and
changes nothing there. Exit code: 0 all is well, 1 a fault was found, 2 it could not be run.`;

export interface Wanted {
  readonly schoolId: string;
  readonly asOf: Day | undefined;
  readonly knownAt: Date | undefined;
  readonly json: boolean;
  readonly language: Language;
  /** File names. */
  readonly certificate: string | undefined;
  readonly root: string | undefined;
  readonly product: { readonly url: string; readonly name: string } | undefined;
}

const options = {
  school: { type: 'string' },
  'as-of': { type: 'string' },
  'known-at': { type: 'string' },
  json: { type: 'boolean', default: false },
  certificate: { type: 'string' },
  language: { type: 'string', default: 'bn' },
  root: { type: 'string' },
  url: { type: 'string' },
  name: { type: 'string' },
} as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** @throws RangeError · TypeError naming the word that is wrong */
export function readArguments(words: readonly string[]): Wanted {
  const { values } = parseArgs({ args: [...words], options, strict: true });
  const { school, language, json, certificate, root, url, name } = values;
  const asOf = values['as-of'];
  if (!isSchoolId(school)) throw new RangeError('--school needs the number of a school');
  if (asOf !== undefined && !isDay(asOf)) throw new RangeError(`--as-of: ${asOf} is no day`);
  if (language !== 'bn' && language !== 'en') throw new RangeError('--language is bn or en');
  if (certificate === '') throw new RangeError('--certificate needs a file');
  if (!url !== !name) throw new RangeError('--url and --name belong together');
  const product = url && name ? { url: url.replace(/\/+$/, ''), name } : undefined;
  const knownAt = instantOf(values['known-at']);
  return { schoolId: school, asOf, knownAt, json, language, certificate, root, product };
}

function instantOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))
    throw new RangeError(`--known-at: ${text} is no instant with its time zone`);
  return new Date(text);
}
