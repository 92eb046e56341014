import { searchable } from '../../fields/select/match.ts';
import { type Context, GROUPS, type Guard, type Screen } from '../../routing/screens.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Fewer letters are the beginning of too much. */
const LETTERS = 2;
const SHOWN = 6;

/** One text for what is written in two ways: য় in one sign or two, a hyphen or a blank. */
const plain = (text: string) =>
  searchable(text.normalize('NFKD').normalize('NFC'))
    .replace(/[-–/ ]+/g, ' ')
    .trim();
const begins = (text: string, typed: string) => ` ${text}`.includes(` ${typed}`);

const synonyms = VOCABULARY.map((row) => row.map(plain));

/** Other words for what is typed, none of which is what was typed itself. */
const otherwise = (typed: string) =>
  synonyms.filter((row) => row.some((word) => word.startsWith(typed))).flat();

/** A page is found by its address alone: one of a student or a receipt is not. */
const hasAddress = ({ path }: Screen) => !path.includes(':');
const isOpen = ({ power, type }: Guard) => power === undefined && type === undefined;

/**
 * The pages whose name, in either language, begins as typed, then those that begin with another word for it, then
 * those with either further on, then those of a group of the menu. Only what the user may open.
 */
export function foundPages(
  contexts: readonly Context[],
  may: (guard: Guard) => boolean,
  typed: string,
): readonly Screen[] {
  const wanted = plain(typed);
  if (wanted.length < LETTERS || !/\p{L}/u.test(wanted)) return [];
  const others = otherwise(wanted);
  const rank = ({ name, group }: Screen) => {
    const names = [plain(name.bn), plain(name.en)];
    if (names.some((each) => each.startsWith(wanted))) return 0;
    if (names.some((each) => others.some((word) => each.startsWith(word)))) return 1;
    if (names.some((each) => begins(each, wanted))) return 2;
    if (names.some((each) => others.some((word) => begins(each, word)))) return 3;
    return Object.values(GROUPS[group].name).some((each) => begins(plain(each), wanted)) ? 4 : undefined;
  };
  return contexts
    .flatMap(({ screens }) => screens)
    .filter((screen) => hasAddress(screen) && (isOpen(screen) || may(screen)))
    .map((screen) => ({ screen, at: rank(screen) }))
    .filter((found): found is { screen: Screen; at: number } => found.at !== undefined)
    .sort((one, other) => one.at - other.at)
    .slice(0, SHOWN)
    .map(({ screen }) => screen);
}
