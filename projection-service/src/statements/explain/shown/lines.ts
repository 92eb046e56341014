import type { Deps } from '../../../deps.ts';
import type { Tenant } from '../../../kernel/documents/index.ts';
import { journalEntry } from '../../../ledger/books/index.ts';
import { actorNames, entryName, narrated, reasonsOf, shownNumber } from '../../../ledger/index.ts';
import type { Asking } from '../../asking.ts';

/** Of a figure the part of one entry, `amount` in paisa. */
export interface ExplainedLine {
  readonly ref: {
    readonly type: string;
    readonly id: number;
    readonly revision: number;
    readonly number?: number;
    /** With its series. */
    readonly shown?: string;
  };
  readonly on: string;
  readonly at: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly reason: string;
  readonly text: string;
  readonly amount: number;
}

/** Writes out what each entry gave: what it is called, whom and what it tells of, by whom, when and why. @throws StoreAway, DocumentsAway */
export async function writtenLines(
  deps: Deps,
  asking: Asking,
  parts: readonly (readonly [revision: number, amount: number])[],
  tenant: Tenant,
): Promise<ExplainedLine[]> {
  const { books, names, language } = asking;
  const entries = parts.map(([revision]) => journalEntry(books, revision));
  const [actor, reasons, narration] = await Promise.all([
    actorNames(deps, tenant, language),
    reasonsOf(deps, tenant, entries),
    asking.narrationOf(entries),
  ]);
  return entries.map((entry, at): ExplainedLine => {
    const { revision, kind, refId, number } = entry;
    const shown = shownNumber(entry, names);
    const reason = reasons.get(revision) ?? '';
    const told = narration(entry);
    return {
      ref: {
        type: kind,
        id: refId,
        revision,
        ...(number > 0 ? { number } : {}),
        ...(shown ? { shown } : {}),
      },
      ...{ on: entry.on, at: entry.at, actor: actor(entry.actorId), reason },
      // Its reason stands beside it.
      text: [entryName(entry, names, language), narrated(reason ? { ...told, why: '' } : told)]
        .filter(Boolean)
        .join(' · '),
      amount: parts[at]?.[1] ?? 0,
    };
  });
}
