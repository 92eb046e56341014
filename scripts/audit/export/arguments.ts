import { parseArgs } from 'node:util';
import { isDay, isSchoolId } from '@madrasah/events';
import { FORMATS, type Format, isFormat } from './formats.ts';
import type { Cut } from './manifest.ts';

export const USAGE = `npm run audit:export -- --school ID --out FOLDER [options]

  --as-of YYYY-MM-DD   trial balance and journals of entries up to this business day
  --known-at INSTANT   … of entries recorded up to this instant (2026-06-30T18:00:00Z)
  --position N         leave out events behind this position of the log
  --format LIST        ${Object.keys(FORMATS).join(', ')} (separated by commas), all or none; all by itself

It reads the data folder (DATA_DIR, or ESDB_URL), also while the product runs, and changes nothing there.`;

export interface Wanted {
  readonly schoolId: string;
  readonly folder: string;
  readonly cut: Cut;
  readonly until: number | undefined;
  readonly formats: readonly Format[];
}

const options = {
  school: { type: 'string' },
  out: { type: 'string' },
  'as-of': { type: 'string' },
  'known-at': { type: 'string' },
  position: { type: 'string' },
  format: { type: 'string', default: 'all' },
} as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** @throws RangeError · TypeError naming the word that is wrong */
export function readArguments(words: readonly string[]): Wanted {
  const { values } = parseArgs({ args: [...words], options, strict: true });
  const { school, out, position } = values;
  if (!isSchoolId(school)) throw new RangeError('--school needs the number of a school');
  if (!out) throw new RangeError('--out needs a folder');
  const asOf = values['as-of'] ?? null;
  if (asOf !== null && !isDay(asOf)) throw new RangeError(`--as-of: ${asOf} is no day`);
  const until = position === undefined ? undefined : Number(position);
  if (until !== undefined && !Number.isSafeInteger(until)) throw new RangeError('--position needs a number');
  const cut = { asOf, knownAt: instantOf(values['known-at']) };
  return { schoolId: school, folder: out, cut, until, formats: formatsIn(values.format) };
}

function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))
    throw new RangeError(`--known-at: ${text} is no instant with its time zone`);
  return new Date(text).toISOString();
}

function formatsIn(text: string): Format[] {
  if (text === 'all') return Object.keys(FORMATS).filter(isFormat);
  if (text === 'none') return [];
  return [...new Set(text.split(','))].map((name) => {
    if (!isFormat(name)) throw new RangeError(`--format: ${name} is not known`);
    return name;
  });
}
