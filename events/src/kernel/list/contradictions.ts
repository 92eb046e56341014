import { isWord } from '../words/index.ts';
import { ADDS_UP, type Column, type Columns } from './column.ts';
import { sortable, sortOf } from './order.ts';
import type { Shape } from './row.ts';
import { isSearchable } from './searched.ts';

interface Said {
  readonly name: string;
  readonly title: string;
  readonly columns: Columns;
  readonly query: Shape;
  readonly carries: Shape;
  readonly beside: Shape;
  readonly struck?: string | undefined;
  readonly order?: string | undefined;
  readonly searched?: readonly string[] | undefined;
  readonly standing?: readonly string[] | undefined;
}

const OURS = ['page', 'limit', 'sort'];
const ANSWERED = ['data', 'total', 'totalPages', 'currentPage', 'totals'];

function columnProblems(key: string, { kind, word, total, group, states, choices }: Column): string[] {
  const words = [word, ...(group ? [group] : []), ...Object.values(states ?? {}).map((state) => state.word)];
  return [
    ...words
      .filter((one) => !isWord(one))
      .map((one) => `column "${key}" is called "${one}", which is no word`),
    ...(total && !ADDS_UP.includes(kind) ? [`column "${key}" is of the kind ${kind} and has no total`] : []),
    ...((kind === 'badge' || kind === 'flag') && !states
      ? [`column "${key}" is a ${kind} without states`]
      : []),
    ...(kind === 'choice' && !choices ? [`column "${key}" is a choice of nothing`] : []),
  ];
}

function searchProblems({ columns, query, searched }: Said): string[] {
  if (!searched) return [];
  const kindOf = (key: string) => columns[key]?.kind ?? 'flag';
  return [
    ...('search' in query ? ['"search" is the own parameter of a list that is searched'] : []),
    ...searched
      .filter((key) => !isSearchable(kindOf(key)))
      .map((key) => `column "${key}" is of the kind ${kindOf(key)} and is not searched`),
  ];
}

function problemsOf(said: Said): string[] {
  const { title, columns, query, carries, beside, struck, order, standing } = said;
  const all = Object.entries(columns);
  const sort = sortOf(order);
  const titles = all.filter(([, { phone }]) => phone === 'title').map(([key]) => `"${key}"`);
  return [
    ...(isWord(title) ? [] : [`it is called "${title}", which is no word`]),
    ...(all.length === 0 ? ['it has no columns'] : []),
    ...all.flatMap(([key, column]) => columnProblems(key, column)),
    ...all.filter(([key]) => key in carries).map(([key]) => `"${key}" is a column and is carried too`),
    ...all.flatMap(([key, { kind, told }]) =>
      told === undefined || (kind === 'number' && told in carries)
        ? []
        : [`column "${key}" is told by "${told}", which is not carried, or is no number`],
    ),
    ...OURS.filter((key) => key in query).map((key) => `"${key}" is every list's own parameter`),
    ...searchProblems(said),
    ...ANSWERED.filter((key) => key in beside).map((key) => `"${key}" stands in every list's answer`),
    ...(titles.length > 1 ? [`${titles.join(' and ')} are both the title on a phone`] : []),
    ...(sort && !sortable(columns).includes(sort.key)
      ? [`it begins in the order of "${sort.key}", which does not sort`]
      : []),
    ...all.flatMap(([key, { kind }]) =>
      standing && kind === 'day' && !standing.includes(key)
        ? [`it tells how things stand, and column "${key}" a day`]
        : [],
    ),
    ...(struck !== undefined && !(struck in carries || struck in columns)
      ? [`"${struck}" strikes rows and is nowhere in them`]
      : []),
  ];
}

/** @throws TypeError with every contradiction of a list in one sentence */
export function assertList(said: Said): void {
  const problems = problemsOf(said);
  if (problems.length > 0) throw new TypeError(`list ${said.name}: ${problems.join('; ')}`);
}
