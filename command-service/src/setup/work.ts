import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import { refuseSetup as refuse, type UsualChoice, type UsualPart } from '@madrasah/events/setup';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Desk, Errand, Step } from '../kernel/desk.ts';
import type { Operation } from '../operations/state.ts';

type Language = 'bn' | 'en';

/** Things of one kind by their names. */
export interface NamesOf {
  readonly of: string;
  readonly names: readonly string[];
}

/** What taking a part comes to. */
export interface Comes {
  readonly drafts: readonly EventDraft[];
  /** How many things would be made. */
  readonly count: number;
  make(language: Language): readonly NamesOf[];
  /** What the school has already. */
  there(language: Language): readonly NamesOf[];
  /** What would be made, as it is chosen from. */
  rows(language: Language): readonly UsualChoice[];
}

/** A step that takes a part, and what it was last decided to come to. */
export interface Taking {
  readonly step: Step<never>;
  readonly seen: { comes?: Comes };
}

/** Ids of what events have made, by the kind of thing. */
export type Made = Readonly<Record<string, readonly number[]>>;

/** How a part of the usual is taken, and taken back while nothing of it is used. */
export interface Work {
  readonly part: UsualPart;
  /** @param without ids of rows that are not wanted */
  taking(desk: Desk, without: readonly string[], errand: Errand): Promise<Taking | Refusal>;
  madeBy(events: readonly DomainEvent[]): Made;
  /** What its taking back needs to know besides the ids. */
  about?(desk: Desk, errand: Errand): Promise<Readonly<Record<string, number>>>;
  takingBack(desk: Desk, operation: Operation, errand: Errand): Promise<Step<never>>;
}

/** Why rows cannot be left out: there are none of these ids. */
export function unknownOf(without: readonly string[], known: ReadonlySet<string>): Refusal | undefined {
  const fields = without.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `without.${index}`, problem: new Problem('setup.usual-not-listed', { id }) }],
  );
  return fields.length > 0 ? refuse('setup.usual-unknown', {}, fields) : undefined;
}
