import type { LookupDefinition } from '@madrasah/events';
import { type AcademicLookup, academicLookups } from '@madrasah/events/academics';
import { defineProjector, type Projector, when } from '../kernel/projecting/index.ts';

/** A row of a list, as its definition describes it. */
export interface LookupRow<A = Record<string, unknown>> {
  readonly id: number;
  readonly serial: number;
  readonly attributes: A;
}

type AttributesOf<L> = L extends LookupDefinition<infer A> ? A : never;
type Definition<N extends AcademicLookup> = LookupDefinition<AttributesOf<(typeof academicLookups)[N]>>;

/** The three folds every lookup has, from its definition. */
function lookupProjector<N extends AcademicLookup>(
  lookup: N,
  name: string,
): Projector<LookupRow<AttributesOf<(typeof academicLookups)[N]>>> {
  const { added, changed, reordered } = academicLookups[lookup] as unknown as Definition<N>;
  return defineProjector<LookupRow<AttributesOf<(typeof academicLookups)[N]>>>({
    name,
    version: 1,
    collection: name,
    indexes: [],
    on: {
      [added.type]: when(added, { keys: ({ data }) => [data.id], fold: (_, { data }) => ({ ...data }) }),
      [changed.type]: when(changed, {
        keys: ({ data }) => [data.id],
        fold: (row, { data }) => row && { ...row, attributes: data.attributes },
      }),
      [reordered.type]: when(reordered, {
        keys: ({ data }) => data.order,
        fold: (row, { data }, key) => row && { ...row, serial: 1 + data.order.indexOf(Number(key)) },
      }),
    },
  });
}

export const sessionsProjector = lookupProjector('session', 'sessions');
export const classesProjector = lookupProjector('class', 'classes');
export const sectionsProjector = lookupProjector('section', 'sections');

export type Session = LookupRow<AttributesOf<(typeof academicLookups)['session']>>;
export type Class = LookupRow<AttributesOf<(typeof academicLookups)['class']>>;
export type Section = LookupRow<AttributesOf<(typeof academicLookups)['section']>>;
