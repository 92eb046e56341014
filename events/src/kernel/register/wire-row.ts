import type * as z from 'zod';
import type { Told } from '../endpoint/answers.ts';
import type { QueryDefinition } from '../endpoint/endpoint.ts';
import type { Paisa } from '../money/money.ts';
import type { Register, RegisterParts } from './shape.ts';
import type { RegisterQuery } from './terms.ts';

/** What the wire says of a value: the type of what `onWire` gives. */
type OnWire<V> = V extends boolean ? 0 | 1 : V extends Paisa ? number : V;

/** What a row has at a place: `active`, `name.bn`. */
type At<A, Place> = Place extends keyof A ? A[Place] : string;

/** The fields that a row keeps; what is asked for and kept nowhere is optional among the attributes. */
type Kept<A, F> = {
  readonly [Wire in keyof F as F[Wire] extends { readonly at: infer Place }
    ? undefined extends At<A, Place>
      ? never
      : Wire
    : never]: F[Wire] extends { readonly at: infer Place } ? OnWire<At<A, Place>> : never;
};

interface Said {
  readonly id: string;
  readonly serial?: string;
  readonly fields: object;
  readonly answer?: () => object;
}

type Added<P> = P extends { readonly answer: () => infer M }
  ? { readonly [K in keyof M]: M[K] extends z.ZodType ? z.output<M[K]> : never }
  : unknown;

/** A row of a register's list as it is answered. */
type WireRow<A, P extends Said> = Kept<A, P['fields']> &
  Readonly<Record<P['id'] | (P['serial'] extends string ? P['serial'] : 'Serial'), number>> & {
    /** What a change names as seen. */
    readonly version: number;
    /** Its name with that of what it stands within. */
    readonly called: string;
  } & Added<P>;

/** Where the wire asks for pages. */
type Paged<P> = P extends { readonly page: number }
  ? { readonly total: number; readonly totalPages: number; readonly currentPage: number }
  : unknown;

type Queries = Register['queries'];

/** A register whose list says what it answers. */
export type Listing<A extends object, Id extends string, P extends RegisterParts<A, Id>> = Omit<
  Register<A, Id>,
  'queries'
> & {
  readonly queries: Omit<Queries, 'list'> & {
    readonly list: QueryDefinition<
      RegisterQuery,
      { readonly data: readonly Told<WireRow<A, P>>[] } & Paged<P>
    >;
  };
};
