import type * as z from 'zod';
import type { Access } from '../endpoint/access.ts';
import type { Members } from '../endpoint/answers.ts';
import type { CommandDefinition, QueryDefinition } from '../endpoint/endpoint.ts';
import type { defineRefusals } from '../endpoint/problem.ts';
import type { EventDefinition } from '../event/event.ts';
import type { Language } from '../text/language.ts';
import type { Recorded, Row } from './rows.ts';
import type {
  AskedRegister,
  Choice,
  Codes,
  Picked,
  PlaceIn,
  RegisterCommand,
  Said,
  WireFields,
  Words,
} from './terms.ts';

export type * from './terms.ts';

// Fields name other registers: what both are made of stands in one file.

/** Where the field stands, if not everywhere: asked for and kept nowhere, kept and never asked for. */
export interface Standing {
  /** Asked for where a row is added, and kept nowhere: a fund that narrows the choice of its ledgers. */
  readonly asked?: boolean;
  /** Taken from the wire alone: no form has it. */
  readonly silent?: boolean;
  /** Kept and shown, and never asked for: it follows from another field, or changes by a command of its own. */
  readonly derived?: boolean;
  /** Most rows that are added one after the other have the same: it stays in the form after a save. */
  readonly repeats?: boolean;
  /** The form has it only where this holds of the row that a `ref` of the form names. */
  readonly when?: { readonly chosen: string; is(row: WireFields): boolean };
}

export interface Common<P extends string, T = unknown> extends Standing {
  /** Where the value stands in a row. */
  readonly at: P;
  readonly word: Said;
  /** Said under the field of a form. */
  readonly hint?: Said;
  /** Given once, when the row is added. */
  readonly fixed?: boolean;
  /** Kept out of the screen's table: the form alone shows it. */
  readonly aside?: boolean;
  /** What the form of a command begins with. */
  readonly begins?: number | string | undefined;
  /** Reads what the wire says; `missing` is the key of the sentence for a text that is not there. */
  input(missing: string): z.ZodType<T>;
  /** What the events hold. */
  readonly stored: z.ZodType;
}

/** One field of a register, or of the body of a command, by what it holds; `T` is what is read. */
export type Field<P extends string = string, T = unknown> = Common<P, T> &
  (
    | {
        readonly kind: 'text';
        readonly script: Language | 'ar' | undefined;
        /** A box of several lines. */
        readonly lines?: number | undefined;
        /** The sentence for a missing one; an optional text has none. */
        readonly missing?: string | Said | undefined;
      }
    | { readonly kind: 'flag'; readonly absent: boolean | 'settled'; readonly on: Said; readonly off: Said }
    | {
        readonly kind: 'choice';
        readonly choices: readonly Choice[];
        readonly filter: string | undefined;
        /** All are in sight. */
        readonly open?: boolean | undefined;
      }
    | { readonly kind: 'given'; readonly none?: Said | undefined; readonly open?: boolean | undefined }
    | { readonly kind: 'several' }
    | { readonly kind: 'student'; readonly takes?: 'AdmissionID' | 'UserID' | undefined }
    | { readonly kind: 'mobile' }
    | { readonly kind: 'number'; readonly parts?: true | undefined }
    | { readonly kind: 'day'; readonly past?: true | undefined; readonly missing?: string | Said | undefined }
    | { readonly kind: 'time' }
    | { readonly kind: 'money' }
    | {
        readonly kind: 'ref';
        readonly to: Register;
        /** The name by which the list may be asked for one of them. */
        readonly filter: boolean | string;
        /** The list stands in parts, one for each of them, in the order of theirs. */
        readonly parts?: boolean;
        /** The sentence for a missing one; the usual one where absent. */
        readonly missing?: Said | undefined;
        /** Those that may be chosen. */
        only?(row: WireFields): boolean;
        /** A row that was withdrawn does not keep what it names on its list: nothing has come of it. */
        readonly holds?: 'standing';
      }
    | { readonly kind: 'refs'; readonly to: Register; readonly all: Said; readonly holds?: 'standing' }
    | { readonly kind: 'pick'; readonly from: Picked }
  );

export type Fields = Readonly<Record<string, Field>>;
export type Shown = Partial<Pick<Common<string>, 'hint' | 'fixed' | 'aside' | 'begins'>> & Standing;

/** What is said of a register beside its fields; `A` are the attributes of its rows. */
export interface RegisterParts<A extends object, Id extends string = string> {
  /** In events and in words for machines: `Subject`. */
  readonly noun: string;
  readonly plural?: string;
  /** The stream that holds it, by category. */
  readonly stream: string;
  readonly power: string;
  /** Who may read the list; any signed-in user where absent, as every select shows it. */
  readonly read?: Access;
  /** The list's address; the others are made of it where `paths` does not say them. */
  readonly path: string;
  readonly paths?: Paths;
  /** More addresses of the same list. */
  readonly also?: readonly string[];
  /** A change and a removal are also taken at `path`, the id in the body under this name. */
  readonly idInBody?: string;
  /** The wire's names of a row's id and of its place in the list. */
  readonly id: string;
  readonly serial?: string;
  /** In wire names; the form and the table keep their order. */
  readonly fields: Readonly<Record<string, Field<PlaceIn<A>>>>;
  /** Places that together are found once among the rows that stand. */
  readonly unique: readonly PlaceIn<A>[];
  /** A row is ordered within those that have the same here. */
  readonly within?: PlaceIn<A>;
  /** The order can be changed: by whom the register is kept. */
  readonly ordered?: boolean;
  /** What becomes of a used row that is deleted: kept for what refers to it, or the deletion refused. No DELETE where absent. */
  readonly remove?: 'retire' | 'refuse';
  /** Rows on a page where the wire asks for pages. */
  readonly page?: number;
  /** What the context adds to a row of the list, beside its fields. */
  readonly answer?: () => Members;
  /** What a rule of the context adds to the answer when a row is added. */
  readonly added?: () => Members;
  /** Rows that every school has from its first day, without an event; they may be changed, not taken off. */
  readonly builtIn?: readonly BuiltIn<A>[];
  /** Another name of the id within the product, and events older than this definition. */
  readonly idName?: Id;
  readonly recorded?: Recorded;
  readonly words: Words;
  /** Codes and keys that older clients know. */
  readonly codes?: Partial<Codes>;
}

export interface BuiltIn<A extends object = object> {
  readonly id: number;
  readonly attributes: A;
}

interface Paths {
  readonly add?: string;
  /** With `:id`, or else the id stands in the body under the register's own name. */
  readonly change?: string;
  /** Null: the order changes by a command that is written by hand. */
  readonly order?: string | null;
  /** With `:id`. */
  readonly remove?: string;
  /** The addresses of a plain register once more: rows are added here and changed at its `/:id`. */
  readonly also?: string;
}

/** What the sentences of a register are made of. */
export interface Worded {
  readonly noun: string;
  readonly words: Words;
  readonly codes: Codes;
  readonly fields: Fields;
  readonly ordered: boolean;
  readonly remove: 'retire' | 'refuse' | undefined;
}

interface MadeByRegister {
  readonly commands: readonly CommandDefinition[];
  readonly queries: readonly QueryDefinition[];
  readonly events: readonly EventDefinition[];
  readonly refusals: Readonly<Record<string, number>>;
  readonly worded: Worded;
}

/** A list that an institution keeps, said once for all layers. */
export interface Register<A extends object = object, Id extends string = string> {
  readonly noun: string;
  readonly plural: string;
  /** Its name within the product: `examName`. */
  readonly key: string;
  readonly stream: string;
  readonly power: string;
  readonly idName: string;
  readonly wire: { readonly id: string; readonly serial: string };
  readonly fields: Fields;
  readonly unique: readonly string[];
  readonly within: string | undefined;
  readonly ordered: boolean;
  readonly remove: 'retire' | 'refuse' | undefined;
  readonly page: number | undefined;
  readonly words: Words;
  readonly codes: Codes;
  readonly builtIn: readonly BuiltIn[];
  readonly recorded: Recorded;
  readonly refuse: ReturnType<typeof defineRefusals<Record<string, number>>>;
  readonly commands: {
    readonly add: CommandDefinition<RegisterCommand>;
    readonly change: CommandDefinition<RegisterCommand>;
    readonly remove?: CommandDefinition<RegisterCommand>;
    readonly reorder?: CommandDefinition<RegisterCommand>;
    readonly also: readonly CommandDefinition<RegisterCommand>[];
  };
  readonly queries: {
    readonly list: AskedRegister;
    readonly lists: readonly [AskedRegister, ...AskedRegister[]];
    readonly files: {
      readonly pdf: AskedRegister;
      readonly xlsx: AskedRegister;
      readonly csv: AskedRegister;
    };
  };
  /** What it adds to its context. */
  readonly made: MadeByRegister;
  /** The types of its attributes and of the name of its id; never set. */
  readonly attributes?: A;
  readonly named?: Id;
}

export type AttributesOf<R> = R extends Register<infer A, string> ? A : never;
/** The rows of a register, under its own name for their id. */
export type RowOfRegister<R> = R extends Register<infer A, infer Id> ? Row<A, Id> : never;
