import { Problem, refuse, streams } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { actorNames } from '../actor-names.ts';
import { type About, type Books, entriesAbout } from '../books/index.ts';
import { type Change, dueChanges, factChanges } from './changes.ts';
import { historyProjector, isMoney } from './history.ts';

/** Entities whose money is found through the books, by the id their entries carry. */
const MONEY: Readonly<Record<string, (id: number) => About>> = {
  admission: (admissionId) => ({ admissionId }),
  user: (userId) => ({ userId }),
  receipt: (receiptId) => ({ receiptId }),
  voucher: (voucherId) => ({ voucherId }),
  item: (itemId) => ({ itemId }),
  sub_ledger: (id) => ({ account: `sl:${id}` }),
};

const REGISTRIES = [
  ...['session', 'class', 'section', 'login', 'user', 'admission', 'fund', 'general_ledger', 'sub_ledger'],
  ...['fee_group', 'fee_matrix', 'code_setting'],
];

interface Place {
  readonly stream: string;
  readonly revision: number;
}

async function placesOf(tenant: Tenant, books: Books, entity: string, id: number): Promise<Place[]> {
  const registry = await tenant.findOne(historyProjector, `${entity}:${id}`);
  const about = MONEY[entity]?.(id);
  const money = about ? entriesAbout(books, about) : [];
  const stream = streams.journal(tenant.school);
  return [...(registry?.entries ?? []), ...money.map((revision) => ({ stream, revision }))];
}

/** The events at some places, in the order they were recorded. @throws StoreAway */
async function eventsAt({ store, codec }: Deps, places: readonly Place[]): Promise<DomainEvent[]> {
  const events: DomainEvent[] = [];
  for (const { stream, revision } of places)
    for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
      events.push(codec.decode(event));
  return events.sort((one, other) => one.position - other.position);
}

/** The student whose dues an entry is told by: the one asked for, else the entry's own. */
const studentOf = (event: DomainEvent, entity: string, id: number): number | undefined => {
  if (entity === 'user') return id;
  const { userId, lines } = event.data as { userId?: number; lines?: unknown };
  if (typeof userId === 'number') return userId;
  const line = Array.isArray(lines)
    ? lines.find((found) => Array.isArray(found) && found[0] === id)
    : undefined;
  return (line as number[] | undefined)?.[1];
};

/** The audit trail of one thing: who did what, when, why, and what it changed. */
export function auditQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  return [
    handledQuery(ledgerQueries.auditTrail, [shelf, historyProjector], async (query, tenant) => {
      const { entity, id, page, limit = 100 } = query;
      if (!Object.hasOwn(MONEY, entity) && !REGISTRIES.includes(entity))
        return refuse('request.invalid', {}, [{ path: 'entity', problem: new Problem('request.choice') }]);
      const books = await shelf.of(tenant.school);
      const events = await eventsAt(deps, await placesOf(tenant, books, entity, id));
      const actor = await actorNames(deps, tenant.school);
      const known = new Map<string, unknown>();
      const data = events.map((event) => {
        const student = isMoney(event.stream) ? studentOf(event, entity, id) : undefined;
        const changes: Change[] = isMoney(event.stream)
          ? student === undefined
            ? []
            : dueChanges(books, event.revision, student)
          : factChanges(known, event);
        return entryOf(event, actor(event.metadata.actor.id), changes);
      });
      if (page === undefined) return { data };
      const totals = { total: data.length, totalPages: Math.ceil(data.length / limit), currentPage: page };
      return { data: data.slice((page - 1) * limit, page * limit), ...totals };
    }),
  ];
}

function entryOf({ type, data, metadata }: DomainEvent, actor: object, changes: readonly Change[]) {
  const { reason, remark } = data as { reason?: unknown; remark?: unknown };
  const why = [reason, remark].find((text) => typeof text === 'string' && text !== '');
  return {
    type,
    at: metadata.at,
    ...(metadata.on ? { on: metadata.on } : {}),
    actor,
    ...(why === undefined ? {} : { reason: why }),
    changes,
  };
}
