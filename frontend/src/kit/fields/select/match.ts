import { plainText } from '@madrasah/events/kernel';
import { soundsLike } from './sounds.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Found by as well, and shown smaller: a code, a father's name. */
  readonly note?: string;
}

/** What lists without a single row are of, by the name of its id. */
const lacking = new WeakMap<readonly Choice[], string>();

/** The name of the id of what there is none of; undefined while the answer is awaited, and where there is some. */
export const lackOf = (choices: readonly Choice[]): string | undefined => lacking.get(choices);

/** Rows of an answer as choices. An answer without rows says of what there are none. */
export function asChoices<Row>(
  rows: readonly Row[] | undefined,
  value: keyof Row,
  label: keyof Row | ((row: Row) => string),
  note?: (row: Row) => string,
): Choice[] {
  const choices = (rows ?? []).map((row) => ({
    value: row[value] as string | number,
    label: typeof label === 'function' ? label(row) : String(row[label]),
    ...(note && { note: note(row) }),
  }));
  if (rows?.length === 0) lacking.set(choices, String(value));
  return choices;
}

/** A label cut in three: what stands before the match, the match, and the rest. */
export type Marked = readonly [before: string, match: string, after: string];

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** What is typed and what is searched are made alike, as searches of the server do. */
export const searchable = plainText;

/** A label as it is searched, letter by letter, with the place in the label of each. */
function searched(label: string): { readonly text: string; readonly places: readonly number[] } {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of label) {
    const plain = /\s/.test(letter) ? ' ' : plainText(letter);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    text += plain;
    place += letter.length;
  }
  return { text, places: [...places, place] };
}

/**
 * Where the typed text stands in a label. The match grows to whole letters as the eye sees them: cutting দা between
 * দ and া breaks the letter.
 */
export function markMatch(label: string, typed: string): Marked | undefined {
  const shown = label.normalize('NFC');
  const wanted = searchable(typed);
  if (wanted === '') return [shown, '', ''];
  const { text, places } = searched(shown);
  const at = text.indexOf(wanted);
  if (at < 0) return undefined;
  const [from = 0, to = 0] = [places[at], places[at + wanted.length]];
  let [start, end] = [from, to];
  for (const { index, segment } of graphemes.segment(shown)) {
    const after = index + segment.length;
    if (index < from && after > from) start = index;
    if (index < end && after > end) end = after;
  }
  return [shown.slice(0, start), shown.slice(start, end), shown.slice(end)];
}

/** The choices that hold what was typed, those that begin with it first, then those that sound like it. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = searchable(typed);
  if (wanted === '') return choices;
  const holds = ({ label, note = '' }: Choice) => searchable(`${label} ${note}`).includes(wanted);
  const rank = (choice: Choice) => (searchable(choice.label).startsWith(wanted) ? 0 : holds(choice) ? 1 : 2);
  return choices
    .filter((choice) => holds(choice) || soundsLike(choice.label, wanted))
    .sort((one, other) => rank(one) - rank(other));
}

/** What a value is called among choices. */
export const saidIn =
  (choices: readonly Choice[]) =>
  (value: unknown): string | undefined =>
    choices.find((choice) => String(choice.value) === String(value))?.label;
