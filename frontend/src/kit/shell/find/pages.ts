import { searchable } from '../../fields/select/match.ts';
import { type Context, GROUPS, type Guard, type Screen } from '../../routing/screens.ts';
import { type Begins, nearWays } from './near.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Fewer letters are the beginning of too much. */
const LETTERS = 2;
const SHOWN = 6;

/** One text for what is written in two ways: য় in one sign or two, a hyphen or a blank. */
const plain = (text: string) =>
  searchable(text.normalize('NFKD').normalize('NFC'))
    .replace(/[-–/ ]+/g, ' ')
    .trim();
/** A text from each of its words but the first on. */
const furtherOn = (text: string) => [...text.matchAll(/ /g)].map(({ index }) => text.slice(index + 1));
const begins =
  (typed: string): Begins =>
  (text) =>
    text.startsWith(typed);

const synonyms = VOCABULARY.map((row) => row.map(plain));

/** Other words for what is typed, none of which is what was typed itself. */
const otherwise = (isMeant: Begins) =>
  synonyms.filter((row) => row.some(isMeant)).flatMap((row) => row.map(begins));

/** A page is found by its address alone: one of a student or a receipt is not. */
const hasAddress = ({ path }: Screen) => !path.includes(':');
const isOpen = ({ power, type }: Guard) => power === undefined && type === undefined;

/** Where a page stands among those that are found, the least first; undefined: it is not found. */
type Rank = (screen: Screen) => number | undefined;

function rankBy(isMeant: Begins): Rank {
  const others = otherwise(isMeant);
  return ({ name }) => {
    const names = [plain(name.bn), plain(name.en)];
    const later = names.flatMap(furtherOn);
    if (names.some(isMeant)) return 0;
    if (names.some((each) => others.some((other) => other(each)))) return 1;
    if (later.some(isMeant)) return 2;
    return later.some((each) => others.some((other) => other(each))) ? 3 : undefined;
  };
}

const ofGroup =
  (isMeant: Begins): Rank =>
  ({ group }) => {
    const names = Object.values(GROUPS[group].name).map(plain);
    return [...names, ...names.flatMap(furtherOn)].some(isMeant) ? 4 : undefined;
  };

function found(screens: readonly Screen[], rank: Rank): readonly Screen[] {
  return screens
    .map((screen) => ({ screen, at: rank(screen) }))
    .filter((one): one is { screen: Screen; at: number } => one.at !== undefined)
    .sort((one, other) => one.at - other.at)
    .slice(0, SHOWN)
    .map(({ screen }) => screen);
}

/**
 * The pages whose name, in either language, begins as typed, then those that begin with another word for it, then
 * those with either further on, then those of a group of the menu. Where there is none, it was written otherwise than
 * meant: those that begin with what is spelt or heard alike, at last with what is one letter off. Only what the user
 * may open.
 */
export function foundPages(
  contexts: readonly Context[],
  may: (guard: Guard) => boolean,
  typed: string,
): readonly Screen[] {
  const wanted = plain(typed);
  if (wanted.length < LETTERS || !/\p{L}/u.test(wanted)) return [];
  const screens = contexts
    .flatMap(({ screens }) => screens)
    .filter((screen) => hasAddress(screen) && (isOpen(screen) || may(screen)));
  const exactly = begins(wanted);
  const [byName, byGroup] = [rankBy(exactly), ofGroup(exactly)];
  const written = found(screens, (screen) => byName(screen) ?? byGroup(screen));
  if (written.length > 0) return written;
  for (const way of nearWays(wanted)) {
    const meant = found(screens, rankBy(way));
    if (meant.length > 0) return meant;
  }
  return [];
}
