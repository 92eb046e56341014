import { isRefusal, Problem, paisa, refuse, toTaka } from '@madrasah/events';
import { explain, FIGURES } from '@madrasah/events/statements';
import { isPermitted } from '@madrasah/service-kit/access';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { actorsNeed, reasonsNeed } from '../../ledger/index.ts';
import { peopleProjector } from '../../people/index.ts';
import type { Asking } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import type { Explained, MadeOf } from './figures.ts';
import { figureOutside, toldOf } from './gate.ts';
import { rowLists } from './row-lists.ts';
import { rowsNeed } from './rows.ts';
import { groupsOf, narrowed } from './shown/groups.ts';
import { inOrder } from './shown/in-order.ts';
import { writtenLines } from './shown/lines.ts';
import { explainTable, groupTables } from './shown/paper.ts';
import { madeOfSum, namedFigure, type ReportSums } from './sums.ts';

const LINES = 100;

/** The figure's own power is asked for: who may not see the answer learns nothing by its parts. */
async function isOpenTo({ access }: Deps, { caller }: SignedInCall, figure: string): Promise<boolean> {
  const power = FIGURES.get(figure);
  const login = (await access.access(caller.schoolId)).logins.get(caller.loginId);
  return (
    power !== undefined && login !== undefined && isPermitted(login, { kind: 'power', power, flag: 'view' })
  );
}

function sumOf(made: MadeOf) {
  let sum = 0;
  for (const amount of made.values()) sum += amount;
  return paisa(sum);
}

/** Without days a figure is of all that happened: what it was asked with says otherwise. */
const sinceEver = (asking: Asking, { from }: Explained): Asking =>
  from === undefined ? { ...asking, from: '0001-01-01' } : asking;

/** What a figure is called, what it is made of by kinds of entries, and the entries themselves; their sum is the figure. */
export function explainQueries(deps: Deps, feeReports: ReportSums): HandledQuery[] {
  const explainer = { deps, feeReports, rowLists: rowLists(deps) };
  const listsNeed = [...explainer.rowLists.values()].flatMap(rowsNeed);
  const needs = [
    peopleProjector,
    ...studentsNeed,
    ...actorsNeed,
    ...reasonsNeed,
    ...listsNeed,
    ...feeReports.needs(deps),
  ];
  async function make(given: Asking, query: Explained, tenant: Tenant, call: SignedInCall) {
    const { figure, page = 1, limit = LINES } = query;
    if (!FIGURES.has(figure))
      return refuse('request.invalid', {}, [{ path: 'figure', problem: new Problem('request.choice') }]);
    if (!(await isOpenTo(deps, call, figure))) return refuse('access.denied');
    const { books } = given;
    const [list = ''] = figure.split('.');
    const at = { books, isRowList: explainer.rowLists.has(list), today: today(deps.clock) };
    const outside = figureOutside(call, query, at);
    if (outside) return outside;
    const asking = sinceEver(given, query);
    const made = await madeOfSum(explainer, asking, query, tenant, call);
    if (isRefusal(made)) return made;
    const told = toldOf(call, asking, query, made);
    if (isRefusal(told)) return told;
    const groups = groupsOf(asking, told.query, made);
    const value = sumOf(narrowed(asking, told.query, made));
    const found = inOrder(narrowed(asking, told.query, told.made), (one) => books.tables.entries.on.at(one));
    const { total } = found;
    const before = paisa(value - found.value);
    const shown = found.slice((page - 1) * limit, page * limit);
    const [lines, named] = await Promise.all([
      writtenLines(deps, asking, shown, tenant),
      namedFigure(explainer, asking, query, tenant),
    ]);
    return {
      data: {
        ...{ figure, name: named.name, of: named.of, value: toTaka(value) },
        groups: groups.map(({ amount, ...group }) => ({ ...group, amount: toTaka(paisa(amount)) })),
        ...{ total, totalPages: Math.ceil(total / limit), currentPage: page },
        lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toTaka(paisa(amount)) })),
      },
      title: asking.say('statements.explained-of', { name: named.name }),
      size: 'a4-landscape' as const,
      filters: named.of,
      isOfDay: query.from === undefined,
      blocks: [...groupTables(asking, groups), explainTable(asking, lines, { value, total, before })],
    };
  }
  return statementQueries(deps, explain, { file: 'explained', needs, make });
}
