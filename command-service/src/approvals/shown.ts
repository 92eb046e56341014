import { hash } from 'node:crypto';
import { type EventDraft, type Paisa, paisa, postingsOf } from '@madrasah/events';
import type { ShownPart } from '@madrasah/events/kernel';
import { arrearName, type Posting } from '@madrasah/events/ledger';
import { canonicalJson } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { EntryDay } from '../ledger/journal/rules/day-for.ts';

/** A sentence of what comes of it: its key and the values of its places. */
export interface Change {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A line in nobody's language; of a fee its head and month stand for the charge, whose number may not be given yet. */
export type Line = Omit<Posting, 'itemId'> & {
  readonly head?: {
    readonly subLedgerId: number;
    readonly name: string;
    readonly monthId: number;
    /** Of an old due that was brought over: the session it is of. */
    readonly sessionId?: number;
  };
};

/** A day, and the one it should be with the reason why it is not. */
interface Day {
  readonly on: string;
  readonly wanted: string | null;
  readonly why: Change | null;
}

interface Part extends Day {
  readonly as: ShownPart['as'];
  readonly lines: readonly Line[];
}

/** What approving would record, in nobody's language and without the numbers and ids that it would be given. */
export interface Shown extends Day {
  readonly parts: readonly Part[];
  /** What it is done as, where its lines do not tell: a part of what is seen, unlike what comes of it. */
  readonly told: readonly Change[];
  readonly changes: readonly Change[];
  readonly attachments: readonly string[];
}

/** What a request comes to: its command, and what would be recorded. */
export interface Outcome<C> {
  readonly command: C;
  readonly drafts: readonly EventDraft[];
}

/** What of a kind is told beside its postings. */
export interface Telling<C> {
  /** What comes of it, in sentences; absent where the lines say everything. */
  changes?(books: Books, outcome: Outcome<C>, context: DecisionContext): readonly Change[];
  /** What it is done as, in sentences, where another way has the same lines. */
  doneAs?(command: C): readonly Change[];
  /** How many lines an event posts, where it takes back others before them in the same entry. */
  anew?(draft: EventDraft): number | undefined;
}

/** The day of an event as it carries it. */
function dayOf({ data }: EventDraft): Day {
  const { on, wanted = null, why = null } = data as EntryDay;
  return { on, wanted, why: why && { key: why.key, params: why.places } };
}

const TAKES_BACK = /(Reversed|Mirrored)$/;

/** What an event posts, and what it takes back. */
function postedBy<C>({ anew }: Telling<C>, draft: EventDraft) {
  const { type } = draft;
  const data = draft.data as Readonly<Record<string, unknown>>;
  const postings = postingsOf({ type, data });
  const back = TAKES_BACK.test(type) ? postings.length : postings.length - (anew?.(draft) ?? postings.length);
  const day = dayOf(draft);
  return [
    { as: 'taken-back' as const, day, postings: postings.slice(0, back) },
    { as: 'posted' as const, day, postings: postings.slice(back) },
  ].filter((part) => part.postings.length > 0);
}

type OldDue = NonNullable<Line['head']>;
interface Brought {
  readonly oldDues?: readonly Partial<Record<'itemId' | 'sessionId' | 'subLedgerId' | 'monthId', number>>[];
  readonly heads?: readonly { readonly subLedgerId: number; readonly name: string }[];
}

/** The old dues that an event brings over, by the number each would be given. */
function broughtBy({ data }: EventDraft): readonly (readonly [itemId: number, head: OldDue])[] {
  const { oldDues = [], heads = [] } = data as Brought;
  const names = new Map(heads.map(({ subLedgerId, name }) => [subLedgerId, arrearName(name)]));
  return oldDues.flatMap(({ itemId, sessionId, subLedgerId = 0, monthId = 0 }) =>
    itemId && sessionId
      ? [[itemId, { subLedgerId: 0, name: names.get(subLedgerId) ?? '', monthId, sessionId }] as const]
      : [],
  );
}

function lineOf(
  { journal }: Books,
  brought: ReadonlyMap<number, OldDue>,
  { itemId = 0, ...posting }: Posting,
): Line {
  const oldDue = brought.get(itemId);
  if (oldDue) return { ...posting, head: oldDue };
  const item = journal.items.get(itemId);
  if (!item) return posting;
  const { subLedgerId, name, monthId, sessionId } = item;
  return { ...posting, head: { subLedgerId, name, monthId, ...(subLedgerId === 0 && { sessionId }) } };
}

/** What a line is of: lines that differ in their sums alone are one. */
const ofLine = ({ debit, credit: _, ...of }: Line): string =>
  canonicalJson([debit > 0, of] as unknown as Json);

/** Debits first, as entries are read. */
const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => Number(one.credit > 0) - Number(other.credit > 0));

/** The lines of several entries of a day: what is the same is added up. */
function summed(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const known = sums.get(ofLine(line));
    const add = (side: 'debit' | 'credit'): Paisa => paisa((known?.[side] ?? 0) + line[side]);
    sums.set(ofLine(line), { ...line, debit: add('debit'), credit: add('credit') });
  }
  return [...sums.values()];
}

/** What whoever confirms is shown of what would be recorded. */
export function shownOf<C extends object>(
  telling: Telling<C>,
  books: Books,
  outcome: Outcome<C>,
  context: DecisionContext,
): Shown {
  const { command, drafts } = outcome;
  const posted = drafts.flatMap((draft) => postedBy(telling, draft));
  const brought = new Map(drafts.flatMap(broughtBy));
  const parts = [...Map.groupBy(posted, ({ as, day }) => `${day.on} ${as}`).values()].map((same) => {
    const [{ as, day }] = same as [(typeof same)[0]];
    const lines = same.flatMap(({ postings }) => postings.map((one) => lineOf(books, brought, one)));
    return { as, ...day, lines: inOrder(same.length > 1 ? summed(lines) : lines) };
  });
  const ofToday = { on: books.today, wanted: null, why: null };
  const { on, wanted, why } = parts.find(({ as }) => as === 'posted') ?? parts[0] ?? ofToday;
  const attachments = 'attachments' in command ? (command.attachments as readonly string[]) : [];
  const changes = telling.changes?.(books, outcome, context) ?? [];
  const told = telling.doneAs?.(command) ?? [];
  return { on, wanted, why, parts, attachments, told, changes };
}

/**
 * By what an entry is known again: SHA-256 of its canonical JSON. What it means for what is due may change while the
 * entry itself does not; where nothing is posted, that is all there is to see.
 */
export function seenOf({ changes, ...entry }: Shown): string {
  const seen = entry.parts.length > 0 ? entry : { ...entry, changes };
  return hash('sha256', canonicalJson(seen as unknown as Json));
}
