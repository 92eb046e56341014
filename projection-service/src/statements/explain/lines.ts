import { dayOfNumber } from '@madrasah/events';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { journalEntry } from '../../ledger/books/index.ts';
import { actorNames, entryName, reasonsOf } from '../../ledger/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import type { Asking } from '../asking.ts';

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

/** The only student of an entry; undefined where there is none, or more than one. */
function onlyStudent({ books }: Asking, revision: number): number | undefined {
  const [first, ...others] = new Set(
    journalEntry(books, revision).lines.flatMap(({ userId }) => userId ?? []),
  );
  return others.length > 0 ? undefined : first;
}

/** Writes out what each entry gave: what it is called, whose, by whom, when and why. @throws StoreAway, DocumentsAway */
export async function writtenLines(
  deps: Deps,
  asking: Asking,
  parts: readonly (readonly [revision: number, amount: number])[],
  tenant: Tenant,
): Promise<ExplainedLine[]> {
  const { books, language } = asking;
  const { entries } = books.tables;
  const kindOf = (revision: number) => books.names.kinds.value(entries.kind.at(revision));
  const students = new Map(parts.map(([revision]) => [revision, onlyStudent(asking, revision)]));
  const [actor, reasons, people] = await Promise.all([
    actorNames(deps, tenant, language),
    reasonsOf(
      deps,
      tenant,
      parts.map(([revision]) => ({ revision, kind: kindOf(revision) })),
    ),
    tenant.findByKeys(peopleProjector, [...new Set([...students.values()].filter((id) => id !== undefined))]),
  ]);
  const persons = new Map(people.map((person) => [person.userId, personName(person, language)]));
  return parts.map(([revision, amount]): ExplainedLine => {
    const [type, number] = [kindOf(revision), entries.number.at(revision)];
    const who = persons.get(students.get(revision) ?? 0);
    return {
      ref: { type, id: entries.ref.at(revision), revision, ...(number > 0 ? { number } : {}) },
      on: dayOfNumber(entries.on.at(revision)),
      at: new Date(entries.at.at(revision)).toISOString(),
      actor: actor(entries.actor.at(revision)),
      reason: reasons.get(revision) ?? '',
      text: [entryName(type, number, language), who].filter(Boolean).join(' · '),
      amount,
    };
  });
}
