import { isSchoolId } from './ids.ts';

/**
 * Streams of one category, as a context declares them: what they are called and whose events they hold. `school`: one
 * for each school. `keyed`: as many for a school as are opened (a book, a session). `platform`: one for all schools,
 * proved with each of them. `progress`: how far a program has come, no fact of any school.
 */
export interface StreamCategory {
  readonly category: string;
  readonly kind: 'school' | 'keyed' | 'platform' | 'progress';
  /** Of keyed streams: the key that every school has from its first day, which no event opens. */
  readonly standing: string | undefined;
}

type Named<Name extends (...parts: never) => string> = StreamCategory & Name;
export type SchoolStream = Named<(school: string) => string>;
/** Called without a key it names the standing one. */
export type KeyedStream<Key extends readonly unknown[]> = Named<(school: string, ...key: Key) => string>;

const CATEGORY = /^[a-z]+$/;
/** What stands behind the school: words and numbers, joined by `_`. */
export const STREAM_KEY = /^[0-9a-z]{1,40}(_[0-9a-z]{1,40}){0,3}$/;

function named<Name extends (...parts: never) => string>(
  kind: StreamCategory['kind'],
  category: string,
  name: Name,
  standing?: string,
): Named<Name> {
  if (!CATEGORY.test(category)) throw new RangeError(`category of streams: ${category}`);
  return Object.assign(name, { category, kind, standing });
}

/** `<category>-<school>`. */
export const defineStream = (category: string): SchoolStream =>
  named('school', category, (school: string) => `${category}-${school}`);

/** `<category>-<school>_<key>`; what is not the standing key is opened by `StreamOpened` before its first event. */
export const defineKeyedStream = <Key extends readonly (string | number | undefined)[]>(
  category: string,
  standing?: string,
): KeyedStream<Key> =>
  named(
    'keyed',
    category,
    (school: string, ...parts: Key) => keyedName(category, school, parts.join('_') || (standing ?? '')),
    standing,
  );

/** The one stream of all schools. */
export const definePlatformStream = (category: string): Named<() => string> =>
  named('platform', category, () => category);

/** `<category>-<name>`: left out of every proof, because nothing in it happened. */
export const defineProgressStream = (category: string): Named<(name: string) => string> =>
  named('progress', category, (name: string) => `${category}-${name}`);

/** @throws RangeError for what cannot be a key */
export function keyedName(category: string, school: string, key: string): string {
  if (!STREAM_KEY.test(key)) throw new RangeError(`${category}-${school} with the key “${key}”`);
  return `${category}-${school}_${key}`;
}

/** A stream's name, taken apart. */
export interface ParsedStream {
  readonly category: string;
  readonly school: string | undefined;
  readonly key: string | undefined;
  /** Whether it stands in no list before an event has opened it. */
  readonly isOpened: boolean;
}

/** Every stream there is, derived from the categories that the contexts declare. */
export interface StreamList {
  /** Undefined for the name of a stream that nobody declared. */
  parse(name: string): ParsedStream | undefined;
  /** The streams every school has, and the platform's with its registration. */
  standingOf(school: string): string[];
  /** With what the names of all of them begin. */
  beginnings(): string[];
}

const NAMES_AT_HAND = 1_000;
const NAME = /^([a-z]+)(?:-([^_]+)(?:_(.+))?)?$/;

/** @throws RangeError when two categories have one name */
export function listStreams(declared: readonly StreamCategory[]): StreamList {
  const known = new Map(declared.map((each) => [each.category, each]));
  if (known.size < declared.length) throw new RangeError('two categories of streams have one name');
  const parse = (name: string) => {
    const [, category = '', school, key] = NAME.exec(name) ?? [];
    const found = known.get(category);
    return found && partsOf(found, school, key);
  };
  // Of many events in turn most are of the same streams: their names are taken apart once.
  const parsed = new Map<string, ParsedStream>();
  return {
    parse(name) {
      const met = parsed.get(name);
      if (met) return met;
      const found = parse(name);
      if (parsed.size >= NAMES_AT_HAND) parsed.clear();
      if (found) parsed.set(name, found);
      return found;
    },
    standingOf: (school) => {
      const nameIn = ({ category, kind, standing }: StreamCategory): string[] => {
        if (kind === 'platform') return [category];
        if (kind === 'school') return [`${category}-${school}`];
        return kind === 'keyed' && standing ? [keyedName(category, school, standing)] : [];
      };
      return [...known.values()].flatMap(nameIn);
    },
    beginnings: () =>
      [...known.values()].map(({ category, kind }) => (kind === 'platform' ? category : `${category}-`)),
  };
}

function partsOf(
  { category, kind, standing }: StreamCategory,
  owner: string | undefined,
  key: string | undefined,
): ParsedStream | undefined {
  const shared = { category, school: undefined, key: undefined, isOpened: false };
  if (kind === 'platform') return owner === undefined ? shared : undefined;
  if (kind === 'progress') return owner !== undefined && key === undefined ? shared : undefined;
  if (!isSchoolId(owner)) return undefined;
  if (kind === 'school')
    return key === undefined ? { category, school: owner, key, isOpened: false } : undefined;
  if (key === undefined || !STREAM_KEY.test(key)) return undefined;
  return { category, school: owner, key, isOpened: key !== standing };
}
