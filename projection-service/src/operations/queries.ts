import { dhakaDay, isTextKey, type Language, paisaOf, say, toTaka, wordIn } from '@madrasah/events';
import { aboutInEnglish, type OperationEndpoints } from '@madrasah/events/operations';
import { isPermitted } from '@madrasah/service-kit/access';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Context, Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Projector } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { pageOf } from '../kernel/query-page.ts';
import { actorNames, actorsNeed, type FeeName, feeNames, feeNamesNeed } from '../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { paperHeadNeeds, type TableColumn, tablePaper } from '../papers/index.ts';
import { monthCalendarsProjector, sessionMonths } from '../plans/index.ts';
import { paperQueries } from '../printing/index.ts';
import type { OperationDocument } from './document.ts';
import { type OperationHandlers, operationsProjector } from './projector.ts';

type MonthOf = (sessionId: number, monthId: number) => string;

/** The heads of a run stand in one text, each by its name. */
const headsIn = (heads: string, fee: FeeName) =>
  heads
    .split(', ')
    .map((name) => fee({ name }))
    .join(', ');

/** What an operation was, in words; one of a month says which. */
function sentenceOf(
  { kind, about }: OperationDocument,
  { monthOf, fee }: Pick<Namers, 'monthOf' | 'fee'>,
  language: Language,
): string {
  const month = monthOf(Number(about['sessionId'] ?? 0), Number(about['month'] ?? 0));
  const key = `operation.${kind}${month === '' ? '' : '.month'}`;
  return isTextKey(key)
    ? say(language, key, {
        ...(language === 'en' ? aboutInEnglish(about) : about),
        ...(about['heads'] !== undefined && { heads: headsIn(String(about['heads']), fee) }),
        month,
      })
    : kind;
}

interface Namers {
  readonly monthOf: MonthOf;
  readonly nameOf: (id: number) => { readonly name: string };
  readonly fee: FeeName;
  readonly reasonOf: (undone: Undone) => string;
}
type Undone = NonNullable<OperationDocument['undone']>;

/** An operation in the wire's names; sums in taka. */
const rowOf = (operation: OperationDocument, language: Language, { nameOf, reasonOf, ...namers }: Namers) => {
  const { number: id, operationId, kind, state, at, actor, counts, undone } = operation;
  const { total, ...rest } = counts;
  return {
    ...{
      id,
      operationId,
      kind,
      state,
      at,
      text: sentenceOf(operation, namers, language),
      actor: nameOf(actor),
    },
    counts: { ...rest, ...(total === undefined ? {} : { total: toTaka(total) }) },
    undone: undone ? { at: undone.at, actor: nameOf(undone.actor), reason: reasonOf(undone) } : null,
  };
};

/** A view of the operations: its endpoints, and how events of its own become operations. */
export interface OperationView {
  readonly endpoints: Pick<OperationEndpoints, 'list' | 'files' | 'kinds' | 'seenBy'>;
  readonly handlers?: OperationHandlers;
}

/** The operations of a school: one projector of all views, and of each the list, the last first. */
export const operations =
  (...views: readonly OperationView[]): Context =>
  (deps) => {
    const projector = operationsProjector(Object.assign({}, ...views.map(({ handlers }) => handlers)));
    return views.flatMap(({ endpoints }) => listOf(deps, projector, endpoints));
  };

/** Who may see which of a view's operations, and how they are told. */
function listOf(
  deps: Deps,
  projector: Projector<OperationDocument>,
  { list, files, kinds, seenBy }: OperationView['endpoints'],
): HandledQuery[] {
  const needs = [projector, monthCalendarsProjector, notesProjector, ...actorsNeed, ...feeNamesNeed];
  async function wantedOf(kind: string | undefined, tenant: Tenant, { caller }: SignedInCall) {
    const login = (await deps.access.access(tenant.school)).logins.get(caller.loginId);
    const isSeen = (one: string) => {
      const access = seenBy?.[one];
      return !access || (login !== undefined && isPermitted(login, access));
    };
    const wanted = (kind === undefined ? kinds : [kind]).filter(isSeen);
    return { filter: { kind: { $in: wanted } }, sort: { at: -1 } } as const;
  }
  async function told(tenant: Tenant, language: Language, operations: readonly OperationDocument[]) {
    const noteIds = operations.map(({ undone }) => undone?.noteId);
    const [nameOf, monthOf, fee, notes] = await Promise.all([
      actorNames(deps, tenant, language),
      sessionMonths(tenant, language),
      feeNames(tenant, language),
      notesOf(tenant, noteIds),
    ]);
    const reasonOf = ({ reason, noteId }: Undone) =>
      reason || (saidIn(notes, noteId, 'reason') ?? say(language, 'notes.erased'));
    return operations.map((operation) => rowOf(operation, language, { nameOf, monthOf, fee, reasonOf }));
  }
  return [
    handledQuery(list, needs, async ({ kind, ...paging }, tenant, call) => {
      const order = await wantedOf(kind, tenant, call);
      return pageOf(tenant, projector, { ...paging, ...order }, (operations) =>
        told(tenant, call.language, operations),
      );
    }),
    ...paperQueries(deps, files, [...needs, ...paperHeadNeeds], FILE, async ({ kind }, tenant, call) => {
      const { filter, sort } = await wantedOf(kind, tenant, call);
      const rows = await told(tenant, call.language, await tenant.find(projector, filter, { sort }));
      const struck = ({ undone }: Told) => undone !== null;
      return tablePaper(deps, tenant, call, { title: 'operations', columns: columnsOf(call), rows, struck });
    }),
  ];
}

const FILE = 'operations';

type Told = ReturnType<typeof rowOf>;

/** What was done, to how many, for how much; by whom and when; and why it was taken back. */
const columnsOf = ({ language }: SignedInCall): readonly TableColumn<Told>[] => [
  { title: 'operation', kind: 'words', share: 2, of: ({ text }) => text },
  { title: 'howMany', kind: 'count', of: ({ counts }) => countOf(counts) },
  {
    title: 'amount',
    kind: 'money',
    of: ({ counts: { total } }) => (total === undefined ? null : paisaOf(total)),
  },
  { title: 'doneOn', kind: 'day', of: ({ at }) => dhakaDay(new Date(at)) },
  { title: 'doneBy', kind: 'name', of: ({ actor }) => actor.name },
  {
    ...{ title: 'reason', kind: 'words' },
    of: ({ undone }) => undone && `${wordIn(language, 'cancelled')}: ${undone.reason}`,
  },
];

const countOf = ({ students, receipts, made, rows }: Readonly<Record<string, number>>) =>
  students ?? receipts ?? made ?? rows ?? null;
