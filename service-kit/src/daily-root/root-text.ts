import { SCHOOL_ID } from '@madrasah/events';
import type { RootOf, StreamHead } from './index.ts';

/** A root as it stands outside the house: printed, mailed, typed again. */
export interface HandedRoot extends Omit<RootOf, 'previousRoot' | 'heads'> {
  readonly root: string;
  readonly previousRoot?: string | undefined;
  /** Absent in what was typed from paper. */
  readonly heads?: readonly StreamHead[] | undefined;
}

const inGroups = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? '';

/** A root as lines that people read and `readRootText` understands. */
export const rootText = ({ schoolId, day, position, root, previousRoot, heads = [] }: HandedRoot): string =>
  [
    `school: ${schoolId}`,
    `day: ${day}`,
    `position: ${position}`,
    ...(previousRoot ? [`previous root: ${inGroups(previousRoot)}`] : []),
    `root: ${inGroups(root)}`,
    ...heads.map(([stream, revision, hash]) => `head: ${stream} ${revision} ${hash}`),
  ].join('\n');

const HASH = /^[0-9a-f]{64}$/;

const asHash = (text = '') => {
  const hash = text.replaceAll(/\s/g, '').toLowerCase();
  return HASH.test(hash) ? hash : undefined;
};

function headIn(text: string): StreamHead {
  const [stream = '', revision = '', hash = ''] = text.split(/\s+/);
  if (!/^[a-z]/.test(stream) || !/^\d{1,15}$/.test(revision) || !HASH.test(hash))
    throw new RangeError(`no head of a stream: "${text}"`);
  return [stream, Number(revision), hash];
}

/**
 * Reads a root from a mail's text or from what was typed from paper: lines `name: value`, wherever they stand; other
 * lines are passed over.
 * @throws RangeError naming what is missing or wrong
 */
export function readRootText(text: string): HandedRoot {
  const values = new Map<string, string>();
  const heads: StreamHead[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] =
      /^[\s>]*(school|day|position|previous root|root|head)\s*:\s*(.*?)\s*$/i.exec(line) ?? [];
    if (name.toLowerCase() === 'head') heads.push(headIn(value));
    else if (name !== '') values.set(name.toLowerCase(), value);
  }
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
  };
}
