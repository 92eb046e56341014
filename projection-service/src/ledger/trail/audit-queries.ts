import { eventCatalogue, Problem, refuse, type Thing, thingsOf } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type NotesAtHand, notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { actorNames, actorsNeed } from '../actor-names.ts';
import type { Books } from '../books/index.ts';
import { type FeeName, feeNames, feeNamesNeed } from '../fee-names.ts';
import { type Change, dueChanges, factChanges } from './changes.ts';
import { moneyEntities, moneyOf, studentOf } from './entries.ts';
import { isOfStudent, ofStudent } from './exam-facts.ts';
import {
  type History,
  historyKey,
  historyProjector,
  type Place,
  placesIn,
  registryEntities,
} from './history.ts';
import { toldAs } from './told.ts';

/** The events at some places. @throws StoreAway */
async function eventsAt({ store, codec }: Deps, places: readonly Place[]): Promise<DomainEvent[]> {
  const events: DomainEvent[] = [];
  for (const { stream, revision } of places)
    for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
      events.push(codec.decode(event));
  return events;
}

/** The events about a thing that stand among those of others, as its history says. @throws StoreAway, DocumentsAway */
async function eventsAmong(deps: Deps, tenant: Tenant, { through = [] }: History, asked: Thing) {
  const others = await tenant.findByKeys(historyProjector, through);
  const events = await eventsAt(deps, others.flatMap(placesIn));
  return events.filter(({ type, data }) => {
    const definition = eventCatalogue.get(type);
    const things = definition ? thingsOf(definition, data) : [];
    return things.some(({ entity, id }) => entity === asked.entity && id === asked.id);
  });
}

/** Every event about a thing, in the order they were recorded. @throws StoreAway, DocumentsAway */
async function eventsOf(deps: Deps, tenant: Tenant, books: Books, asked: Thing): Promise<DomainEvent[]> {
  const { entity, id } = asked;
  const registry = await tenant.findOne(historyProjector, historyKey(entity, id));
  const money = moneyOf(books, entity, id).map((revision) => ({ stream: books.stream, revision }));
  const own = await eventsAt(deps, [...(registry ? placesIn(registry) : []), ...money]);
  const among = registry ? await eventsAmong(deps, tenant, registry, asked) : [];
  return [...own, ...among].sort((one, other) => one.position - other.position);
}

/** What an entry changed in what the student behind the thing asked for owed. */
function moneyChanges(books: Books, event: DomainEvent, asked: Thing, fee: FeeName): Change[] {
  const student = studentOf(books, event, asked);
  return student === undefined ? [] : dueChanges(books, event.revision, student, fee);
}

/** The audit trail of one thing: who did what, when, why, and what it changed. */
export function auditQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  return [
    handledQuery(
      ledgerQueries.auditTrail,
      [shelf, historyProjector, notesProjector, ...actorsNeed, ...feeNamesNeed],
      async (query, tenant, { language }) => {
        const { entity, id, page, limit = 100 } = query;
        if (!moneyEntities.has(entity) && !registryEntities.has(entity))
          return refuse('request.invalid', {}, [{ path: 'entity', problem: new Problem('request.choice') }]);
        const books = await shelf.of(tenant.school);
        const events = await eventsOf(deps, tenant, books, { entity, id });
        const actor = await actorNames(deps, tenant, language);
        const fee = await feeNames(tenant, language);
        const notes = await notesOf(tenant, events.map(noteOf));
        const known = new Map<string, unknown>();
        const data = events.map((event) => {
          const changes =
            event.stream === books.stream
              ? moneyChanges(books, event, query, fee)
              : factChanges(known, isOfStudent(entity) ? ofStudent(event, id) : event);
          const about = { ...toldAs(event.type, language), actor: actor(event.metadata.actor.id) };
          return entryOf(event, about, changes, notes);
        });
        if (page === undefined) return { data };
        const totals = { total: data.length, totalPages: Math.ceil(data.length / limit), currentPage: page };
        return { data: data.slice((page - 1) * limit, page * limit), ...totals };
      },
    ),
  ];
}

/** The receipt that an entry is about, for whoever wants to see it. */
function receiptOf(data: object) {
  const { receiptId, receiptNo } = data as { receiptId?: unknown; receiptNo?: unknown };
  if (typeof receiptId !== 'number') return {};
  return { receipt: { id: receiptId, ...(typeof receiptNo === 'number' ? { number: receiptNo } : {}) } };
}

/** The note in which an entry says why; that of a correction stands beside the version it corrects. */
function noteOf({ data }: DomainEvent): number | undefined {
  const { noteId, corrects } = data as { noteId?: unknown; corrects?: { noteId?: unknown } | null };
  return [noteId, corrects?.noteId].find((id): id is number => typeof id === 'number');
}

function entryOf(event: DomainEvent, about: object, changes: readonly Change[], notes: NotesAtHand) {
  const { type, data, metadata } = event;
  const { reason, remark } = data as { reason?: unknown; remark?: unknown };
  const noted = ['reason', 'remark'].map((name) => saidIn(notes, noteOf(event), name));
  const why = [reason, remark, ...noted].find((text) => typeof text === 'string' && text !== '');
  return {
    type,
    at: metadata.at,
    ...(metadata.on ? { on: metadata.on } : {}),
    ...about,
    ...(why === undefined ? {} : { reason: why }),
    ...receiptOf(data),
    changes,
  };
}
