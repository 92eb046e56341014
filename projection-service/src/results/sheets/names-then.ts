import type { AnyRow, Names, Register } from '@madrasah/events';
import { changedRow, touched } from '@madrasah/events';
import { classes, sections, sessions, subjects } from '@madrasah/events/academics';
import { examNames } from '@madrasah/events/exams';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';

/** What published sheets name, each by the register that names it. */
const NAMED = { session: sessions, exam: examNames, class: classes, section: sections, subject: subjects };
export type Named = keyof typeof NAMED;

/** A row as it stood from an event on. */
interface Stood {
  /** Of the event, among all events of the house. */
  readonly position: number;
  readonly name: Names;
  /** Of a section. */
  readonly classId: number | null;
}

interface NamesThen {
  readonly row: AnyRow;
  /** The first first; only those events that changed them. */
  readonly stood: readonly Stood[];
}

export const namedKey = (kind: Named, id: number) => `${kind}-${id}`;

const isSame = (one: Stood | undefined, other: Stood) =>
  one !== undefined &&
  one.classId === other.classId &&
  JSON.stringify(one.name) === JSON.stringify(other.name);

function handlerOf(kind: Named, { recorded, idName }: Register): Handler<NamesThen> {
  return {
    keys: (event) => {
      const change = recorded.read(event);
      return change ? touched(change).map((id) => namedKey(kind, id)) : [];
    },
    fold(before, event, key) {
      const change = recorded.read(event);
      const at = { id: Number(key.split('-')[1]), idName, revision: event.revision };
      const row = change && changedRow(before?.row, change, at);
      if (!row) return before;
      const { name, classId = null } = row as AnyRow & { name: Names; classId?: number };
      const now = { position: event.position, name, classId };
      const stood = before?.stood ?? [];
      return { row, stood: isSame(stood.at(-1), now) ? stood : [...stood, now] };
    },
  };
}

/**
 * What everything that a sheet names was called, and when: sheets that were published before they froze their words are
 * read in the words of their day.
 */
export const namesThenProjector = defineProjector<NamesThen>({
  name: 'names-then',
  version: 1,
  collection: 'names-then',
  indexes: [],
  on: Object.fromEntries(
    Object.entries(NAMED).flatMap(([kind, register]) =>
      register.recorded.definitions.map(({ type }) => [
        type,
        handlerOf(kind as Named, register as unknown as Register),
      ]),
    ),
  ),
});

/** How it stood at a position; what was added after it, as it was added. */
export const stoodAt = (row: NamesThen | undefined, position: number): Stood | undefined =>
  row?.stood.findLast((one) => one.position <= position) ?? row?.stood[0];
