import type { Deps } from '../../../deps.ts';
import type { Tenant } from '../../../kernel/documents/index.ts';
import { journalEntry } from '../../../ledger/books/index.ts';
import { actorNames, entryName, reasonsOf, whoseOf } from '../../../ledger/index.ts';
import type { Asking } from '../../asking.ts';

/** Of a figure the part of one entry, `amount` in paisa. */
export interface ExplainedLine {
  readonly ref: {
    readonly type: string;
    readonly id: number;
    readonly revision: number;
    readonly number?: number;
  };
  readonly on: string;
  readonly at: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly reason: string;
  readonly text: string;
  readonly amount: number;
}

/** Writes out what each entry gave: what it is called, whose, by whom, when and why. @throws StoreAway, DocumentsAway */
export async function writtenLines(
  deps: Deps,
  asking: Asking,
  parts: readonly (readonly [revision: number, amount: number])[],
  tenant: Tenant,
): Promise<ExplainedLine[]> {
  const { books, language } = asking;
  const entries = parts.map(([revision]) => journalEntry(books, revision));
  const [actor, reasons, whose] = await Promise.all([
    actorNames(deps, tenant, language),
    reasonsOf(deps, tenant, entries),
    whoseOf(tenant, entries, language),
  ]);
  return entries.map((entry, at): ExplainedLine => {
    const { revision, kind, refId, number } = entry;
    return {
      ref: { type: kind, id: refId, revision, ...(number > 0 ? { number } : {}) },
      ...{ on: entry.on, at: entry.at, actor: actor(entry.actorId), reason: reasons.get(revision) ?? '' },
      text: [entryName(kind, number, language), whose(entry)].filter(Boolean).join(' · '),
      amount: parts[at]?.[1] ?? 0,
    };
  });
}
