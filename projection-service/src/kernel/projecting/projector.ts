import { type DataOf, erasersOf, sealedKindOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Fields, Index } from '../documents/index.ts';

/** A recorded event of one definition, as a fold receives it. */
export type EventOf<E> = DomainEvent<DataOf<E>>;

/** What one kind of event changes in the documents of a projector. Both functions are pure. */
export interface Handler<D extends Fields> {
  /** The documents of the event's school that it touches. */
  keys(event: DomainEvent): readonly (string | number)[];
  /** The document after the event; undefined removes it. A document handed in is never changed in place. */
  fold(document: Readonly<D> | undefined, event: DomainEvent, key: string): D | undefined;
}

/** Whose words, by the kind of the key that seals them in the log. */
export type WordsOf = 'person' | 'note' | 'application' | 'officers' | 'auditors' | 'login';

export interface Projector<D extends Fields = Fields> {
  /** Names its checkpoint and its status. */
  readonly name: string;
  /** Raised with every change of its folds: the documents are then rebuilt. */
  readonly version: number;
  readonly collection: string;
  /** Fields of each index; the school is put in front of them. */
  readonly indexes: readonly Index[];
  /** By event type. */
  readonly on: Readonly<Record<string, Handler<D>>>;
  /**
   * Whose words its documents hold. Said by each that hears an event with sealed words, `[]` where it keeps none of
   * them; it then hears what ends those words, and a test looks whether it holds what it says, and loses it.
   */
  readonly words?: readonly WordsOf[];
  /**
   * Where one folded document makes several: those that are read, by their keys. It itself then stands hidden beside
   * them. A key that was given once must be given ever after.
   */
  parts?(document: Readonly<D>): readonly (readonly [key: string | number, part: Fields])[];
  /** The type of its documents, for queries; never set. */
  readonly document?: D;
}

interface TypedHandler<E, D> {
  keys(event: EventOf<E>): readonly (string | number)[];
  fold(document: Readonly<D> | undefined, event: EventOf<E>, key: string): D | undefined;
}

/** A handler typed by its event's definition: `on: { FeesCollected: when(FeesCollected, { keys, fold }) }`. */
export function when<E extends { readonly type: string }, D extends Fields>(
  definition: E,
  handler: TypedHandler<E, NoInfer<D>>,
): Handler<D> {
  return Object.assign(handler as unknown as Handler<D>, { type: definition.type });
}

/** @throws TypeError where nobody said whose words it holds, or it would not hear that they have ended */
function checkWords<D extends Fields>({ name, on, words }: Projector<D>): void {
  const sealed = Object.keys(on).find((type) => sealedKindOf(type) !== undefined);
  if (sealed !== undefined && !words)
    throw new TypeError(`${name} hears ${sealed}: say under “words” whose words it holds, [] for nobody's`);
  for (const kind of words ?? [])
    for (const type of erasersOf(kind))
      if (!on[type]) throw new TypeError(`${name} holds words of a ${kind} and does not hear ${type}`);
}

/**
 * Declares how events become the documents of one collection.
 * @throws TypeError for a handler that stands under another event's name, a name no collection can have, or words of
 * people that would outlive them
 */
export function defineProjector<D extends Fields>(projector: Projector<D>): Projector<D> {
  if (!/^(?!checkpoints$)[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i.test(projector.collection))
    throw new TypeError(`collection: ${projector.collection}`);
  if (!Number.isSafeInteger(projector.version) || projector.version < 1)
    throw new TypeError(`version of ${projector.name}: ${projector.version}`);
  for (const [type, handler] of Object.entries(projector.on)) {
    const written = (handler as { type?: string }).type;
    if (written !== undefined && written !== type)
      throw new TypeError(`${projector.name} handles ${written} under ${type}`);
  }
  checkWords(projector);
  return projector;
}
