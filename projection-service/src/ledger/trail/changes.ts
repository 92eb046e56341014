import { toTaka } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Books, type ItemState, itemStates } from '../books/index.ts';
import { cutAfter } from '../cut-after.ts';
import type { FeeName } from '../fee-names.ts';

export interface Change {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** Secrets are nobody's to read, not even an auditor's. */
const SECRET = new Set(['passwordHash', 'jti']);

function flat(data: unknown, prefix = ''): [string, unknown][] {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [[prefix, data]];
  return Object.entries(data)
    .filter(([name]) => !SECRET.has(name))
    .flatMap(([name, value]) => flat(value, prefix ? `${prefix}.${name}` : name));
}

/** What an event changed in what is known of a thing; `known` is brought up to date. */
export function factChanges(known: Map<string, unknown>, event: DomainEvent): Change[] {
  const changes: Change[] = [];
  for (const [field, value] of flat(event.data)) {
    const old = known.get(field) ?? null;
    if (JSON.stringify(old) === JSON.stringify(value) || (old === null && value === '')) continue;
    known.set(field, value);
    changes.push({ field, old, new: value });
  }
  return changes;
}

/** What a money event changed in what a student owed, head by head, in taka. */
export function dueChanges(books: Books, revision: number, userId: number, fee: FeeName): Change[] {
  const states = (at: number) =>
    new Map(itemStates(books, cutAfter(books, at), { user: userId }).map((item) => [item.itemId, item]));
  const before = states(revision - 1);
  const changes: Change[] = [];
  for (const [itemId, item] of states(revision)) {
    const old = before.get(itemId);
    if (old?.due === item.due && old.charged === item.charged) continue;
    changes.push({
      field: fieldOf(item, fee),
      old: old ? toTaka(old.due) : null,
      new: toTaka(item.due),
    });
  }
  return changes;
}

const fieldOf = (item: ItemState, fee: FeeName) =>
  [fee(item), item.monthId > 0 ? `(${item.monthId})` : ''].filter(Boolean).join(' ');
