import * as z from 'zod';
import { defineEvent, type EventDefinition, NOTHING } from '../event/event.ts';

/** Facts every lookup row has: its id and its place in the list. */
export interface LookupAdded<A> {
  readonly id: number;
  readonly serial: number;
  readonly attributes: A;
}

/**
 * A short list that an institution keeps (sessions, classes, sections): one definition yields its events,
 * and through them its decider, its read model and its screen.
 */
export interface LookupDefinition<A extends Record<string, unknown> = Record<string, unknown>> {
  readonly noun: string;
  readonly attributes: z.ZodType<A>;
  /** What must be unique within the list (the Bengali name within its group). */
  readonly uniqueKey: (attributes: A) => string;
  /** The part of the list that is ordered by itself; one list when absent. */
  readonly group: (attributes: A) => string;
  readonly added: EventDefinition<string, LookupAdded<A>>;
  readonly changed: EventDefinition<string, { readonly id: number; readonly attributes: A }>;
  readonly reordered: EventDefinition<string, { readonly order: readonly number[] }>;
}

/** Defines a lookup by its noun (`Session` → SessionAdded, SessionChanged, SessionsReordered). */
export function defineLookup<S extends z.ZodObject>(definition: {
  noun: string;
  plural: string;
  attributes: S;
  uniqueKey: (attributes: z.output<S>) => string;
  group?: (attributes: z.output<S>) => string;
}): LookupDefinition<z.output<S>> {
  const { noun, plural, attributes } = definition;
  const id = z.int().positive();
  const about = { [noun.toLowerCase()]: 'id' as const };
  return {
    noun,
    attributes: attributes as unknown as z.ZodType<z.output<S>>,
    uniqueKey: definition.uniqueKey,
    group: definition.group ?? (() => ''),
    added: defineEvent(`${noun}Added`, z.object({ id, serial: z.int(), attributes }), { about }) as never,
    changed: defineEvent(`${noun}Changed`, z.object({ id, attributes }), { about }) as never,
    reordered: defineEvent(`${plural}Reordered`, z.object({ order: z.array(id) }), {
      about: NOTHING,
    }) as never,
  };
}
