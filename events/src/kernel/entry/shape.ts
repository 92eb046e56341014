import type * as z from 'zod';
import type { CommandDefinition, QueryDefinition } from '../endpoint/endpoint.ts';
import type { defineRefusals } from '../endpoint/problem.ts';
import type { EventDefinition } from '../event/event.ts';
import type { Field, Fields, PlaceIn } from '../register/shape.ts';
import type { Language } from '../text/language.ts';

/** What is done with an entry, from its writing to the printing of its paper. */
export type EntryStep = 'write' | 'change' | 'withdraw' | 'print';

/** What an entry is called; its sentences, and those of its page, are made of these. */
export interface EntryWords {
  /** আখলাক প্রতিবেদন, character report. */
  readonly one: string;
  /** The same on its own page, where nothing else is meant: প্রতিবেদন, report. */
  readonly short?: string;
  /** What its paper is called where that is another thing: গেট পাস, gate pass. */
  readonly paper?: string;
  /** The button that adds one, where offices call it otherwise than new. */
  readonly add?: string;
  /** Said where it does not come about, in the specification's words. */
  readonly failed: Readonly<Record<'write' | 'change' | 'withdraw', string>>;
}

/** Members of events by their names, and what each holds. */
export type Held = Readonly<Record<string, z.ZodType>>;

/** An event that is written by hand, and what of an entry it changes. */
export interface Further<A extends object> {
  readonly event: EventDefinition;
  after(data: Readonly<Record<string, unknown>>): Partial<A>;
}
/** @param after what the event changes of an entry */
export const further = <A extends object, D>(
  event: EventDefinition<string, D>,
  after: (data: D) => Partial<A>,
): Further<A> => ({ event, after }) as unknown as Further<A>;

/** What is asked of a turn: its day, and what else its dialog has. */
export type TurnAsked = Readonly<Record<string, unknown>> & { readonly on: string };

/** What becomes of an entry that stands: it is renewed, it comes back, it is lost. */
export interface Turn<A extends object = object> {
  /** The command and the event, as both are called on the wire and in the log. */
  readonly names: readonly [command: string, event: string];
  /** In wire names, one of them the day it is of, at `on`. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What its event holds beside its fields, as the rules of its context say. */
  readonly holds?: Held;
  /** What it changes of the entry. */
  after(data: TurnAsked): Partial<A>;
  readonly words: Readonly<Record<Language, TurnWords>>;
}

export interface TurnWords {
  /** The button: ফেরত নিন, take back. */
  readonly does: string;
  /** The sentence when it is done. */
  readonly done: string;
  /** In the history of whom the entry is of: কিতাব ফেরত, book returned. */
  readonly told: string;
}

/** What is said of an entry; `A` are its attributes as it stands, `Q` what its form asks for. */
/** An entry with several papers, each counted by itself: how a printing is asked for, and what is recorded of it. */
export interface Printing {
  readonly body: z.ZodObject;
  readonly example: Readonly<Record<string, unknown>>;
  /** What the event holds of a printing, `paper` among them: which of the papers it was. */
  readonly holds: Held;
  asked(body: Readonly<Record<string, unknown>>): { readonly paper: number };
}

type Paper =
  /** `bare`: it carries no code. */
  | { readonly name: string; readonly kind: string; readonly bare?: true }
  | {
      readonly kind: string;
      readonly pdf: QueryDefinition<{ readonly id: number }>;
      readonly printing: Printing;
    };

/** Which version of an event it is, and how the older ones are read. */
type Since = Pick<EventDefinition, 'version' | 'upcasts'>;

export interface EntryParts<A extends object, Id extends string = string, Q extends object = A> {
  /** In events and in words for machines: `CharacterReport`. */
  readonly noun: string;
  /** What its codes and sentences begin with: `character`. */
  readonly code: string;
  /** The stream that holds it and nothing else, by category. */
  readonly stream: string;
  /** View prints, insert writes, edit changes, delete withdraws. */
  readonly power: string;
  readonly path: string;
  /** `person`: its events name the person alone, and no admission of his; `anybody`: who need be no student. */
  readonly of?: 'person' | 'anybody' | undefined;
  /** What events call its number. */
  readonly id: Id;
  /** In wire names; the dialog keeps their order. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What is asked for, of what the form has in parts. */
  asked?(parts: Readonly<Record<string, string>>): Partial<Q>;
  /** What events hold of it beside its fields: of what is asked, or as the rules of its context say. */
  readonly holds?: Held;
  /** What is said of people: words in a note of their own, which events name (`noteId`). */
  readonly noted?: readonly string[];
  /** Further events of its stream, and what it begins with of what they change. */
  readonly begins?: Partial<A>;
  readonly further?: readonly Further<A>[];
  /** What becomes of one that stands, by the last part of its address. */
  readonly turns?: Readonly<Record<string, Turn<A>>>;
  /** Which of them are the person's own: sealed with his key, gone when he is erased. */
  readonly sealed?: readonly PlaceIn<A>[];
  /** Of these, what a rule of its context must know. */
  readonly weighed?: readonly PlaceIn<A>[];
  /** Of each step the command and the event, as both are called on the wire and in the log. */
  readonly steps: Readonly<Record<EntryStep, readonly [command: string, event: string]>>;
  /** Of events that were recorded otherwise once. */
  readonly since?: Readonly<Partial<Record<EntryStep, Since>>>;
  /** Its paper: the query, and how it is called in the code that proves it and in the name of its file. */
  readonly paper: Paper;
  readonly words: Readonly<Record<Language, EntryWords>>;
  /** A body as the form sends it, for tests and for readers. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Whom an entry is of: a student and his admission of the year, or somebody who has none. */
export interface Whose {
  readonly userId: number;
  /** 0 where its events name the person alone; null of somebody who has none. */
  readonly admissionId: number | null;
}

/** Of a student alone: he has an admission. */
export interface OfStudent {
  readonly admissionId: number;
}

/** What a form asks for. */
export type EntryAsked<Q extends object> = Q & { readonly userId: number; readonly sessionId?: number };
/** The number of the entry that is meant, under its own name. */
export type EntryNamed = Readonly<Record<string, unknown>>;

/** An entry as it stands now: the one fold of both services makes it. */
export type Entered<A extends object> = A &
  Whose & {
    readonly withdrawn: boolean;
    /** How often its paper was printed; where it has several, all of them together. */
    readonly printed: number;
    /** By the number of each paper, where it has several. */
    readonly printings?: Readonly<Record<number, number>>;
    /** Counted up with each change: what a change names as seen. */
    readonly version: number;
  };

type EntryEvent = EventDefinition<string, Record<string, unknown>>;

/** A turn with its command and its event. */
export interface MadeTurn<A extends object = object> extends Turn<A> {
  readonly command: CommandDefinition<EntryNamed & TurnAsked> & { readonly fields: Fields };
  readonly event: EntryEvent;
}

/** A dated record of a student, or of a person, said once for all layers. */
export interface Entry<A extends object = object, Id extends string = string, Q extends object = A> {
  readonly noun: string;
  readonly code: string;
  readonly stream: string;
  readonly power: string;
  readonly id: Id;
  readonly fields: Fields;
  readonly sealed: readonly string[];
  readonly weighed: readonly string[];
  readonly noted: readonly string[];
  /** Members of what is asked that events hold as they are. */
  readonly kept: readonly string[];
  /** No field says the day it is of: it is the day it was written on, and stays through a change. */
  readonly isStamped: boolean;
  /** Its events name the person alone. */
  readonly ofPerson: boolean;
  readonly begins: Partial<A>;
  readonly further: readonly Further<A>[];
  readonly of: 'student' | 'person' | 'anybody';
  readonly turns: Readonly<Record<string, MadeTurn<A>>>;
  readonly words: Readonly<Record<Language, EntryWords>>;
  readonly codes: Readonly<Record<'unknown' | 'another' | 'later', string>>;
  readonly refuse: ReturnType<typeof defineRefusals<Record<string, number>>>;
  readonly events: Readonly<Record<EntryStep, EntryEvent>>;
  readonly commands: {
    readonly write: CommandDefinition<EntryAsked<Q>>;
    readonly change: CommandDefinition<EntryAsked<Q> & EntryNamed>;
    readonly withdraw: CommandDefinition<EntryNamed>;
    readonly print: CommandDefinition<EntryNamed>;
  };
  readonly paper: {
    readonly kind: string;
    /** It carries no code: nobody has to prove it. */
    readonly bare: boolean;
    readonly pdf: QueryDefinition<{ readonly id: number }>;
  };
  /** What it adds to its context. */
  readonly made: {
    readonly commands: readonly CommandDefinition[];
    readonly queries: readonly QueryDefinition[];
    readonly events: readonly EventDefinition[];
    readonly refusals: Readonly<Record<string, number>>;
  };
  /** The type of its attributes; never set. */
  readonly attributes?: A;
}

/** An entry of a definition, as it stands now. */
export type EntryOf<E> =
  E extends Entry<infer A, infer Id, infer _> ? Entered<A> & Readonly<Record<Id, number>> : never;
