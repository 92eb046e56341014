import type * as z from 'zod';
import type { QueryDefinition } from '../endpoint/endpoint.ts';
import type { Names } from '../event/schemas.ts';
import type { Language } from '../text/language.ts';
import type { Register } from './register.ts';

/** A word or a sentence in both languages. */
export type Said = Readonly<Record<Language, string>>;

/** Where a value stands among the attributes of a row: `active`, `name.bn`. */
export type PlaceIn<A> = {
  [K in keyof A & string]: A[K] extends Names ? `${K}.${keyof Names & string}` : K;
}[keyof A & string];

export interface Choice {
  readonly value: number | string;
  readonly name: Said;
}

/** A row on the wire. */
export type WireFields = Readonly<Record<string, unknown>>;

/** Where the field stands, if not everywhere: asked for and kept nowhere, kept and never asked for. */
export interface Standing {
  /** Asked for where a row is added, and kept nowhere: a fund that narrows the choice of its ledgers. */
  readonly asked?: boolean;
  /** Taken from the wire alone: no form has it. */
  readonly silent?: boolean;
  /** Kept and shown, and never asked for: it follows from another field, or changes by a command of its own. */
  readonly derived?: boolean;
  /** The form has it only where this holds of the row that a `ref` of the form names. */
  readonly when?: { readonly chosen: string; is(row: WireFields): boolean };
}

export interface Common<P extends string> extends Standing {
  /** Where the value stands in a row. */
  readonly at: P;
  readonly word: Said;
  /** Said under the field of a form. */
  readonly hint?: Said;
  /** Given once, when the row is added. */
  readonly fixed?: boolean;
  /** Kept out of the screen's table: the form alone shows it. */
  readonly aside?: boolean;
  /** Reads what the wire says; `missing` is the key of the sentence for a text that is not there. */
  input(missing: string): z.ZodType;
  /** What the events hold. */
  readonly stored: z.ZodType;
}

/** One field of a register, by what it holds. */
export type Field<P extends string = string> = Common<P> &
  (
    | {
        readonly kind: 'text';
        readonly script: Language | 'ar' | undefined;
        /** The sentence for a missing one; an optional text has none. */
        readonly missing?: string | Said | undefined;
      }
    | { readonly kind: 'flag'; readonly absent: boolean; readonly on: Said; readonly off: Said }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly filter: string | undefined }
    | { readonly kind: 'number' }
    | { readonly kind: 'day' }
    | { readonly kind: 'money' }
    | {
        readonly kind: 'ref';
        readonly to: Register;
        /** The name by which the list may be asked for one of them. */
        readonly filter: boolean | string;
        /** Those that may be chosen. */
        only?(row: WireFields): boolean;
      }
    | { readonly kind: 'refs'; readonly to: Register; readonly all: Said }
    | { readonly kind: 'pick'; readonly from: Picked }
  );

/** A list of another kind than registers, of which one is chosen. */
export interface Picked {
  readonly list: QueryDefinition<never>;
  readonly id: string;
  readonly name: string;
}

export type Fields = Readonly<Record<string, Field>>;
export type Shown = Partial<Pick<Common<string>, 'hint' | 'fixed' | 'aside'>> & Standing;
