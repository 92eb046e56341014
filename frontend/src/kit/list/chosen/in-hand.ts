import type { Choices, Chosen, Shared } from './chosen.ts';

/** Which filters of a page are shared, and what each of them is. */
export type SharedFilters = Readonly<Record<string, Shared>>;
type Values = Readonly<Record<string, string>>;

/** The ids that stand, of each list that has been read. */
export type Standing = Readonly<Partial<Record<Shared, ReadonlySet<string>>>>;

export interface Page {
  readonly shared: SharedFilters;
  /** What the address says of them; `''` where it was emptied on purpose. */
  readonly said: Values;
  /** What they are while nobody has chosen. */
  readonly usual: Values;
  /** Filters that may be left open: all of it is meant. */
  readonly open: readonly string[];
  /** An address may name what was taken off its list: the page shows what is past. */
  readonly past?: boolean;
}

/** What the shared filters of a page are: as the address says, else as they were chosen before, else as usual. */
export function inHand(page: Page, chosen: Chosen, standing: Standing): Values {
  const { shared, said, usual, open, past = false } = page;
  const stands = (name: Shared, value: string) => standing[name]?.has(value) ?? true;
  const taken = ([filter, name]: [string, Shared]): string => {
    const given = said[filter];
    if (given === '' || (given !== undefined && (past || stands(name, given)))) return given;
    if (given === undefined && open.includes(filter) && chosen.open.includes(name)) return '';
    const before = chosen.values[name];
    return before !== undefined && stands(name, before) ? before : (usual[filter] ?? '');
  };
  return Object.fromEntries(Object.entries(shared).map((entry) => [entry[0], taken(entry)]));
}

/**
 * What the address should say: all of what is in hand as soon as something of it was chosen, so that a link and a reload
 * show the same, and nothing of what does not stand. Undefined where it says so already.
 */
export function addressed(page: Page, values: Values): Values | undefined {
  const { shared, said, usual } = page;
  const isChosen = Object.keys(shared).some((name) => values[name] && values[name] !== usual[name]);
  const wanted = Object.keys(shared).flatMap((name): [string, string][] => {
    const [now, value = ''] = [said[name], values[name]];
    if (value === (now ?? '') || (now === undefined && !isChosen)) return [];
    return [[name, value]];
  });
  return wanted.length > 0 ? Object.fromEntries(wanted) : undefined;
}

/** What of the values in hand was said on this page: the pages that come begin with it. */
export function choicesIn({ shared, said }: Page, values: Values): Choices {
  const chosen = Object.entries(shared).filter(([filter]) => said[filter] && values[filter]);
  return Object.fromEntries(chosen.map(([filter, name]) => [name, values[filter]]));
}

interface Together {
  readonly values: Choices;
  /** What was chosen before and does not go with it. */
  readonly forget: readonly Shared[];
}

/** A choice with what follows from it: a section is of its class, and another class has other sections. */
export function together(
  made: Choices,
  before: Choices,
  classOf: (section: string) => string | undefined,
): Together {
  const own = made.section ? classOf(made.section) : undefined;
  if (own) return { values: { class: own, ...made }, forget: [] };
  const other = made.class && before.section ? classOf(before.section) : undefined;
  return { values: made, forget: other && other !== made.class ? ['section'] : [] };
}
