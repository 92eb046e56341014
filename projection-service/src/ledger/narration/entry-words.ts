import { eventCatalogue, journalEventTypes } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';
import { referenceName } from '../books/entry-facts.ts';

/** What an entry of the journal says of people and papers: by itself, or in the note that it names. */
export interface EntryWords {
  readonly key: string;
  readonly noteId: number | null;
  /** Plain, of entries from before there were notes. */
  readonly payee: string;
  readonly lines: readonly string[];
  readonly why: string;
  readonly chequeNo: string;
  readonly transactionNo: string;
  /** A colleague who was given money; 0 where it is nobody. */
  readonly userId: number;
  /** The key of what it takes back; '' of all others. */
  readonly takesBack: string;
}

type Data = DomainEvent['data'];
const SAYING = ['noteId', 'payee', 'remark', 'reason', 'chequeNo', 'transactionNo'];
/** Whom money was given, where no posting names him. */
const HOLDS: ReadonlySet<string> = new Set(['StaffAdvanceGiven', 'StaffAdvanceSettled']);
const isTakingBack = (type: string) => /(Reversed|Mirrored)$/.test(type);

const says = (type: string): boolean => {
  const { shape = {} } = (eventCatalogue.get(type)?.schema ?? {}) as { shape?: object };
  return HOLDS.has(type) || isTakingBack(type) || SAYING.some((name) => name in shape);
};

/** The kinds of entries that may say something. */
export const SAID_KINDS: ReadonlySet<string> = new Set([...journalEventTypes].filter(says));

export const keyOfEntry = (stream: string, revision: number): string => `${stream}#${revision}`;
/** Of what was entered, as it stands: of a voucher each edition by its number. */
const keyOfThing = (stream: string, name: string, id: unknown, edition: unknown = '') =>
  `${stream}#${name} ${id}${edition === '' ? '' : `/${edition}`}`;

const textOf = (data: Data, name: string): string => {
  const text = data[name];
  return typeof text === 'string' ? text : '';
};

function linesOf({ lines }: Data): string[] {
  if (!Array.isArray(lines)) return [];
  return (lines as Data[]).map((line) => textOf(line, 'particulars'));
}

function thingsOf({ type, data, stream }: DomainEvent): string[] {
  const name = referenceName(type, data);
  const own = keyOfThing(stream, name, data[name]);
  if (name !== 'voucherId') return [own];
  return [own, keyOfThing(stream, name, data[name], data['edition'] ?? 0)];
}

function takenBackBy({ type, data, stream }: DomainEvent): string {
  if (!isTakingBack(type)) return '';
  const name = referenceName(type, data);
  return keyOfThing(stream, name, data[name], data['edition']);
}

function wordsOf(event: DomainEvent, key: string): EntryWords {
  const { type, data } = event;
  const { noteId, userId } = data;
  return {
    key,
    noteId: typeof noteId === 'number' ? noteId : null,
    ...{ payee: textOf(data, 'payee'), lines: linesOf(data) },
    why: [textOf(data, 'remark'), textOf(data, 'reason')].filter(Boolean).join('; '),
    ...{ chequeNo: textOf(data, 'chequeNo'), transactionNo: textOf(data, 'transactionNo') },
    userId: HOLDS.has(type) && typeof userId === 'number' ? userId : 0,
    takesBack: takenBackBy(event),
  };
}

/** Most receipts say nothing but whose they are: those stand nowhere here. */
const isSilent = ({ type, data }: DomainEvent): boolean =>
  type === FeesCollected.type &&
  !textOf(data, 'remark') &&
  !textOf(data, 'transactionNo') &&
  data['noteId'] === undefined;

const handler: Handler<EntryWords> = {
  keys: (event) =>
    isSilent(event)
      ? []
      : [keyOfEntry(event.stream, event.revision), ...(isTakingBack(event.type) ? [] : thingsOf(event))],
  fold: (_, event, key) => wordsOf(event, key),
};

/** What entries say, by their place in the journal; and of what was entered, by its id, for what takes it back. */
export const entryWordsProjector = defineProjector<EntryWords>({
  name: 'entry-words',
  version: 2,
  collection: 'entry-words',
  indexes: [],
  on: Object.fromEntries([...SAID_KINDS].map((type) => [type, handler])),
});
