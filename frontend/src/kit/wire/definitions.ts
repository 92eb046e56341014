import type { CommandDefinition, EntryDayTold, Language, QueryDefinition } from '@madrasah/events/kernel';

/** A query of the published language together with the shape of its answer, which only types know. */
export type Answering<Answer, Q = unknown> = QueryDefinition<Q, Answer> & {
  /** The answer as the page's language has it, where it holds names in both. */
  said?(answer: Answer, language: Language): Answer;
};

/** As much of it as a page needs to ask. */
export type Asked<Answer, Q = unknown> = Pick<
  Answering<Answer, Q>,
  'path' | 'method' | 'answers' | 'failed' | 'said'
> & {
  readonly input?: Answering<Answer, Q>['input'];
};

/** An unpaged list. */
export interface Listed<Row> {
  readonly data: readonly Row[];
}

/** One page of a list. */
export interface Paged<Row> extends Listed<Row> {
  readonly total: number;
  readonly totalPages: number;
  readonly currentPage: number;
}

type Value = string | number | undefined | null;
/** A number, or text that the server reads: but never the id of another thing than the one that is asked by. */
type Given<T> = Exclude<Value, number> | ([Extract<T, number>] extends [never] ? number : Extract<T, number>);
export type QueryParams<Q> = { readonly [Name in keyof Q]?: Given<Q[Name]> };
export type PathParams = Readonly<Record<string, Value>>;

/** What is open to everybody: asked without a token, and nobody's own when a session ends. */
export const isPublic = (path: string): boolean => path.startsWith('/api/public/');

/** What every accepted command answers. `position` covers all that followed from it. */
interface Accepted {
  readonly success: true;
  readonly message: string;
  readonly id?: number;
  readonly position?: string;
}

/** What may stand among the data of any: the day of its entry, and that it waits for a second person. */
interface AlsoTold extends Partial<EntryDayTold> {
  readonly state?: 'waiting' | 'approved';
}

/** What its definition declares; nothing of its own where that declares none. */
type Declared<A> = unknown extends A ? unknown : [A] extends [undefined] ? unknown : A;

/** The data of a command whose definition declares `A`. */
export type AnsweredData<A> = Declared<A> & AlsoTold;

/** What a command answers whose definition declares the data `A`, and `B` beside them. */
export type CommandAnswer<A = unknown, B = unknown> = Accepted &
  Declared<B> & { readonly data?: AnsweredData<A> };

const PLACE = /:(\w+)/g;
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The address of a call: `:name` places are filled, what is left and given of a query or a removal goes behind the `?`, in order of name. */
export function addressOf(
  { path, method }: Pick<QueryDefinition | CommandDefinition, 'path' | 'method'>,
  params: PathParams = {},
): string {
  const placed = new Set([...path.matchAll(PLACE)].map(([, name]) => name));
  const filled = path.replace(PLACE, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  if (method !== 'GET' && method !== 'DELETE') return filled;
  const rest = Object.entries(params).filter(([name, value]) => !placed.has(name) && isGiven(value));
  const search = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  search.sort();
  return search.size > 0 ? `${filled}?${search}` : filled;
}
