import { type Sort, sortName, sortOf } from '@madrasah/events/kernel';

/** How a list begins, and which filters it has. */
export interface ListSettings<Filter extends string> {
  /** Names of the filters, as the query names its parameters. */
  readonly filters?: readonly Filter[];
  /** Values a fresh visit begins with. */
  readonly defaults?: Readonly<Partial<Record<Filter, string>>>;
  /** `name`, or `-due` for the largest first. */
  readonly sort?: string;
  /** The columns it may be in the order of; any where absent. */
  readonly sortable?: readonly string[];
  readonly limit?: number;
  /** How many rows a page may have, where the list has sizes of its own. */
  readonly sizes?: readonly number[];
}

/** Where the user stands in a list; it lives in the address, so that back, reload and a sent link keep it. */
export interface ListState<Filter extends string = string> {
  readonly values: Readonly<Partial<Record<Filter, string>>>;
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort | undefined;
  readonly sizes?: readonly number[];
}

/** Where in a table one stands: a form beside it says that it stays where these change. */
export const TABLE_NAMES: readonly string[] = ['page', 'limit', 'sort'];
export const LIMITS: readonly number[] = [10, 20, 50, 100, 500, 1000];
const LIMIT = 20;

const whole = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Reads the address; what nobody could have written there by clicking is taken as not there. */
export function readList<Filter extends string>(
  search: URLSearchParams,
  settings: ListSettings<Filter>,
): ListState<Filter> {
  const { filters = [], defaults = {}, limit = LIMIT, sizes } = settings;
  const given = whole(search.get('limit'));
  const values = Object.fromEntries(
    filters
      .map((name) => [name, search.get(name) ?? (defaults as Record<string, string | undefined>)[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  return {
    values: values as ListState<Filter>['values'],
    page: whole(search.get('page')) ?? 1,
    limit: (sizes ?? LIMITS).find((one) => one === given) ?? limit,
    sort: sortIn(search, settings),
    ...(sizes && { sizes }),
  };
}

function sortIn(search: URLSearchParams, { sort, sortable }: ListSettings<string>): Sort | undefined {
  const asked = sortOf(search.get('sort'));
  return asked && (sortable?.includes(asked.key) ?? true) ? asked : sortOf(sort);
}

export interface ListChange<Filter extends string> {
  readonly values?: Readonly<Partial<Record<Filter, string | number | undefined>>>;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: Sort;
  /** A step that one goes back from: another thing is looked at, not the same one otherwise. */
  readonly step?: boolean;
}

/** The address after a change. Another filter, size or order begins on the first page again. */
export function writeList<Filter extends string>(
  search: URLSearchParams,
  change: ListChange<Filter>,
  settings: ListSettings<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change.values ?? {})) {
    const preset = (settings.defaults as Record<string, string> | undefined)?.[name];
    if (value !== undefined && value !== '') next.set(name, String(value));
    else if (preset !== undefined)
      next.set(name, ''); // emptied on purpose
    else next.delete(name);
  }
  if (change.sort) next.set('sort', sortName(change.sort));
  if (change.limit) next.set('limit', String(change.limit));
  if (change.page && change.page > 1) next.set('page', String(change.page));
  return next;
}

/** The page links shown: five at most, around the one in hand. */
export function pagesAround(page: number, pages: number, shown = 5): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: Math.min(shown, pages) }, (_, index) => first + index);
}
