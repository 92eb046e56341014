import { SCHOOL_ID } from '@madrasah/events';
import type { FoldedHeads, StreamHead } from './heads.ts';
import type { RootOf } from './root.ts';

/** A root as it stands outside the house: printed, mailed, typed again. */
export interface HandedRoot extends Omit<RootOf, 'previousRoot' | 'heads' | 'folded'> {
  readonly root: string;
  readonly previousRoot?: string | undefined;
  /** Absent in what was typed from paper. */
  readonly heads?: readonly StreamHead[] | undefined;
  /** Absent where nothing is folded, too. */
  readonly folded?: readonly FoldedHeads[] | undefined;
}

/** Two lines of eight groups of four: no mail program breaks them. */
const inGroups = (hash: string) =>
  (hash.match(/.{1,32}/g) ?? []).map((half) => half.match(/.{1,4}/g)?.join(' ')).join('\n  ');

/** A root as lines that people read and `readRootText` understands. */
export const rootText = ({ previousRoot, heads = [], folded = [], ...of }: HandedRoot): string =>
  [
    `school: ${of.schoolId}`,
    `day: ${of.day}`,
    `position: ${of.position}`,
    ...(previousRoot ? [`previous root:\n  ${inGroups(previousRoot)}`] : []),
    `root:\n  ${inGroups(of.root)}`,
    ...heads.map(([stream, revision, hash]) => `head: ${stream} ${revision}\n  ${hash}`),
    ...folded.map(
      ([category, streams, events, digest]) => `folded: ${category} ${streams} ${events}\n  ${digest}`,
    ),
  ].join('\n');

const HASH = /^[0-9a-f]{64}$/;
const LINE = /^[\s>]*(school|day|position|previous root|root|head|folded)\s*:\s*(.*?)\s*$/i;
/** What goes on with the hash of the line before. */
const GOES_ON = /^[\s>]*([0-9a-f]{2,64}(?: +[0-9a-f]{2,8})*)\s*$/i;

const asHash = (text = '') => {
  const hash = text.replaceAll(/\s/g, '').toLowerCase();
  return HASH.test(hash) ? hash : undefined;
};

function headIn(text: string): StreamHead {
  const [stream = '', revision = '', ...rest] = text.split(/\s+/);
  const hash = asHash(rest.join(''));
  if (!/^[a-z]/.test(stream) || !/^\d{1,15}$/.test(revision) || !hash)
    throw new RangeError(`no head of a stream: "${text}"`);
  return [stream, Number(revision), hash];
}

function foldedIn(text: string): FoldedHeads {
  const [, category = '', streams, events, rest] = /^([a-z]+) (\d{1,9}) (\d{1,15}) (.*)$/.exec(text) ?? [];
  const digest = asHash(rest);
  if (!digest) throw new RangeError(`no fold of streams: "${text}"`);
  return [category, Number(streams), Number(events), digest];
}

/** `name: value` of each line that is ours, with the lines that go on with it. */
function entriesIn(text: string): { name: string; value: string }[] {
  const entries: { name: string; value: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    const last = entries.at(-1);
    if (name !== undefined) entries.push({ name: name.toLowerCase(), value });
    else if (last && /root$|^head$|^folded$/.test(last.name))
      last.value += ` ${GOES_ON.exec(line)?.[1] ?? ''}`;
  }
  return entries.map(({ name, value }) => ({ name, value: value.trim() }));
}

/**
 * Reads a root from a mail's text or from what was typed from paper: lines `name: value`, wherever they stand; other
 * lines are passed over.
 * @throws RangeError naming what is missing or wrong
 */
export function readRootText(text: string): HandedRoot {
  const entries = entriesIn(text);
  const roots = new Set(entries.filter(({ name }) => name === 'root').map(({ value }) => asHash(value)));
  if (roots.size > 1) throw new RangeError('there is more than one root: give each a file of its own');
  const values = new Map(entries.map(({ name, value }) => [name, value]));
  const heads = entries.filter(({ name }) => name === 'head').map(({ value }) => headIn(value));
  const folded = entries.filter(({ name }) => name === 'folded').map(({ value }) => foldedIn(value));
  const [schoolId = '', day = '', position = ''] = ['school', 'day', 'position'].map((name) =>
    values.get(name),
  );
  const root = asHash(values.get('root'));
  if (!SCHOOL_ID.test(schoolId)) throw new RangeError('there is no line "school: <number>"');
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError('there is no line "day: YYYY-MM-DD"');
  if (!/^\d{1,15}$/.test(position)) throw new RangeError('there is no line "position: <number>"');
  if (!root) throw new RangeError('there is no line "root: <64 hexadecimal figures>"');
  const previous = values.get('previous root');
  const previousRoot = asHash(previous);
  if (previous !== undefined && !previousRoot) throw new RangeError('the previous root is no hash');
  return {
    ...{ schoolId, day, position: Number(position), root },
    ...(previousRoot ? { previousRoot } : {}),
    ...(heads.length > 0 ? { heads } : {}),
    ...(folded.length > 0 ? { folded } : {}),
  };
}
