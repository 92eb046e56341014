import { fieldNotes, fields, Problem } from '../../kernel/index.ts';
import { type Entry, readEntry } from '../reckoning/index.ts';

/** One cell as it was sent. */
export interface SentCell {
  readonly subjectId: number;
  /** The wire's name of the mark: `SubVal` and any number. */
  readonly name: string;
  /** What was sent; a problem where it is no mark. */
  readonly mark: Entry | Problem;
  /** What the sender had read there; undefined where he does not say. */
  readonly was: Entry | undefined;
}

const MARK = /^SubVal\d*$/;
const ids = fields.id();

/** A mark in any digits, as text or number; else what is wrong with it. */
export function entryOf(raw: unknown): Entry | Problem {
  if (raw === null) return null;
  if (typeof raw !== 'string' && typeof raw !== 'number') return new Problem('request.number');
  const entry = readEntry(String(raw));
  return entry === 'request.half' || entry === 'results.no-mark' ? new Problem(entry) : entry;
}

function readCell(raw: unknown): SentCell | undefined | Problem {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return new Problem('results.no-cell');
  const sent = raw as Record<string, unknown>;
  const subject = ids.safeParse(sent['SubjectID']);
  if (!subject.success) return new Problem('results.no-cell');
  const names = Object.keys(sent).filter((key) => MARK.test(key) && sent[key] !== undefined);
  const [name] = names;
  if (name === undefined) return undefined;
  const was = 'Was' in sent ? entryOf(sent['Was']) : undefined;
  if (names.length > 1 || was instanceof Problem) return new Problem('results.no-cell');
  return { subjectId: subject.data, name, mark: entryOf(sent[name]), was };
}

const entry = { type: ['number', 'string', 'null'] };

/**
 * A cell of a mark sheet: `{SubjectID, SubVal<n>, Was?}`. It goes by its subject, whatever its number; without a mark it
 * stays as it is, null clears it. Undefined where nothing was sent.
 */
export const cell = () =>
  fields.field(
    readCell,
    fieldNotes.required({
      type: 'object',
      required: ['SubjectID'],
      properties: { SubjectID: { type: ['integer', 'string'] }, Was: entry },
      patternProperties: { [MARK.source]: entry },
      description:
        'SubVal<n> is the mark, whole or with a half, "absent" or null; the cell goes by SubjectID. Was: what the sender had read there; if it has changed since, nothing is saved.',
    }),
  );
