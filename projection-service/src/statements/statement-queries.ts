import { isRefusal, type PaperBlock, type PaperSize, type Refusal } from '@madrasah/events';
import type { StatementDefinition } from '@madrasah/events/statements';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { paperHead, paperHeadNeeds, periodText, signers } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { type Asked, type Asking, askingNeeds, askingOf } from './asking.ts';
import { beginningNote } from './beginning.ts';

/** A statement: its figures under the wire's names, and the same as it is printed. */
export interface Statement {
  readonly data: object;
  readonly title: string;
  readonly size: PaperSize;
  /** What was asked for beside the days and the fund. */
  readonly filters?: readonly string[];
  /** It is of one day, whatever others of its kind are. */
  readonly isOfDay?: boolean;
  readonly blocks: readonly PaperBlock[];
}

interface StatementSource<Q> {
  /** Of its files. */
  readonly file: string;
  readonly needs?: readonly Source[];
  /** It is of one day: how things stood at its end. */
  readonly isOfDay?: boolean;
  /** It says from which day the books are, where they begin within its year. */
  readonly tellsBeginning?: boolean;
  readonly make: (
    asking: Asking,
    query: Q,
    tenant: Tenant,
    call: SignedInCall,
  ) => Statement | Refusal | Promise<Statement | Refusal>;
}

/** Answers a statement as figures, as the paper that is shown, and as files, all made from one. */
export function statementQueries<Q extends Asked>(
  deps: Deps,
  definition: StatementDefinition<Q>,
  { file, needs = [], isOfDay = false, tellsBeginning = false, make }: StatementSource<Q>,
): HandledQuery[] {
  const sources = [deps.shelf, ...askingNeeds, ...needs];
  const paperOf = async (query: Q, tenant: Tenant, call: SignedInCall) => {
    const asking = await askingOf(deps, query, tenant, call);
    const { from, to, knownAt, fundId, names, language } = asking;
    const statement = await make(asking, query, tenant, call);
    if (isRefusal(statement)) return statement;
    const { title, size, filters = [], blocks } = statement;
    const ofDay = statement.isOfDay ?? isOfDay;
    return {
      ...(await paperHead(deps, tenant, call)),
      ...{ title, size },
      filters: [
        ...filters,
        ...(fundId === undefined ? [] : [names.fund(fundId)]),
        ...periodText({ ...(ofDay ? {} : { from }), to, knownAt }, language),
      ],
      blocks: [...blocks, ...(tellsBeginning ? beginningNote(asking) : []), signers(language)],
    };
  };
  return [
    handledQuery(definition.answer, sources, async (query, tenant, call) => {
      const asking = await askingOf(deps, query, tenant, call);
      const statement = await make(asking, query, tenant, call);
      return isRefusal(statement) ? statement : { data: statement.data };
    }),
    handledQuery(definition.paper, [...sources, ...paperHeadNeeds], paperOf),
    ...paperQueries(deps, definition, [...sources, ...paperHeadNeeds], file, paperOf),
  ];
}
