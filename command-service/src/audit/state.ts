import { type DataOf, streams } from '@madrasah/events';
import {
  AuditorsChanged,
  DailyRootMailAsked,
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
  DailyRootTaken,
  StreamHeadsNoted,
} from '@madrasah/events/audit';
import type { StreamHead } from '@madrasah/service-kit/daily-root';
import { type Foldable, foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export type DailyRoot = DataOf<typeof DailyRootTaken>;

export interface LastRoot extends DailyRoot {
  /** Recorded instant, ISO 8601. */
  readonly at: string;
}

/**
 * How far a root's mail has come. `due`: to be sent; `claimed`: it is being sent, or nobody knows what became of it;
 * `mailed`, `failed`: it is sent again by itself while `again` is set.
 */
export interface MailState {
  readonly state: 'due' | 'claimed' | 'mailed' | 'failed';
  /** Claims so far. */
  readonly attempts: number;
  /** Claims since somebody last asked for the mail. */
  readonly tries: number;
  readonly again: boolean;
  /** Who alone is still to have it, where the server took it for the others; nobody: all are. */
  readonly left: readonly string[];
  /** Where the last claim stands in the stream; -1 before the first. */
  readonly claimed: number;
  /** Recorded instant of what made it so, ISO 8601. */
  readonly at: string;
}

/** Who took an address off the list, and when. It has one more mail, which tells of it. */
export interface TakenOff {
  /** Where that stands in the stream. */
  readonly revision: number;
  /** Recorded instant, ISO 8601. */
  readonly at: string;
  readonly actorId: number;
}

export interface Auditors {
  readonly addresses: readonly string[];
  readonly language: 'bn' | 'en';
}

export interface AuditState {
  readonly last: Table<'root', LastRoot>;
  /** Opened stream → its head, as the last root folds it. */
  readonly noted: Table<string, StreamHead>;
  readonly auditors: Table<'auditors', Auditors>;
  /** Addresses that have had a mail. One that was corrected before is nobody's who waits for one. */
  readonly mailed: Table<string, true>;
  readonly takenOff: Table<string, TakenOff>;
  /** Root → where its event stands in the stream, and its recorded instant, ISO 8601. */
  readonly roots: Table<number, { readonly revision: number; readonly at: string }>;
  readonly mails: Table<number, MailState>;
  /** The roots whose mail is still to be sent, or to be sent again. */
  readonly pending: Table<number, true>;
}

const none: MailState = { state: 'due', attempts: 0, tries: 0, again: false, left: [], claimed: -1, at: '' };

/** Changes what is known of a root's mail. */
function mailOf(state: AuditState, rootId: number, { metadata }: Foldable, change: Partial<MailState>) {
  const mail = { ...(state.mails.get(rootId) ?? none), ...change, at: metadata.at };
  state.mails.set(rootId, mail);
  if (mail.state === 'due' || mail.again) state.pending.set(rootId, true);
  else state.pending.delete(rootId);
}

/** The daily roots of a school, its auditors, and what became of the mails. */
export const auditStream: StreamDefinition<AuditState> = {
  category: 'audit',
  nameFor: streams.audit,
  initial: (table) => ({
    last: table(),
    noted: table(),
    auditors: table(),
    mailed: table(),
    takenOff: table(),
    roots: table(),
    mails: table(),
    pending: table(),
  }),
  evolve: foldOf<AuditState>(
    on(DailyRootTaken, (state, root, event) => {
      state.last.set('root', { ...root, at: event.metadata.at });
      state.roots.set(root.rootId, { revision: event.revision, at: event.metadata.at });
      if (recipientsOf(state).addresses.length > 0) mailOf(state, root.rootId, event, { state: 'due' });
    }),
    on(StreamHeadsNoted, (state, { heads }) => {
      for (const head of heads) state.noted.set(head[0], head);
    }),
    on(AuditorsChanged, (state, { addresses, language }, { revision, metadata }) => {
      const takenOff = { revision, at: metadata.at, actorId: metadata.actor.id };
      for (const address of auditorsOf(state).addresses)
        if (state.mailed.has(address)) state.takenOff.set(address, takenOff);
      for (const address of addresses ?? []) state.takenOff.delete(address);
      state.auditors.set('auditors', { addresses: addresses ?? [], language });
    }),
    on(DailyRootMailAsked, (state, { rootId }, event) => {
      mailOf(state, rootId, event, { state: 'due', tries: 0, again: false, left: [] });
    }),
    on(DailyRootMailClaimed, (state, { rootId, attempt }, event) => {
      const tries = 1 + (state.mails.get(rootId)?.tries ?? 0);
      const claimed = event.revision;
      mailOf(state, rootId, event, { state: 'claimed', attempts: attempt, tries, again: false, claimed });
    }),
    on(DailyRootMailed, (state, { rootId, accepted, putOff }, event) => {
      const left = putOff ?? [];
      const { claimed } = state.mails.get(rootId) ?? none;
      for (const [address, { revision }] of [...state.takenOff.entries()])
        if (revision < claimed && !left.includes(address)) state.takenOff.delete(address);
      for (const address of accepted ?? []) state.mailed.set(address, true);
      mailOf(state, rootId, event, { state: 'mailed', again: left.length > 0, left });
    }),
    on(DailyRootMailFailed, (state, { rootId, again }, event) => {
      mailOf(state, rootId, event, { state: 'failed', again });
    }),
  ),
};

/** The heads of all streams, opened ones too, as the last root knows them. */
export const knownHeads = ({ last, noted }: AuditState): ReadonlyMap<string, StreamHead> =>
  new Map([...(last.get('root')?.heads ?? []).map((head) => [head[0], head] as const), ...noted.entries()]);

export const auditorsOf = (state: AuditState): Auditors =>
  state.auditors.get('auditors') ?? { addresses: [], language: 'bn' };

export interface Recipients extends Auditors {
  /** Those among the addresses that were taken off since the last mail. */
  readonly takenOff: readonly (TakenOff & { readonly address: string })[];
}

/**
 * Whom the next mail goes to: the auditors, and for the last time whoever was one until then.
 * @param rootId the mail of one root: of them those who have not had it yet
 */
export function recipientsOf(state: AuditState, rootId?: number): Recipients {
  const { addresses, language } = auditorsOf(state);
  const takenOff = [...state.takenOff.entries()].map(([address, told]) => ({ address, ...told }));
  const all = [...addresses, ...takenOff.map(({ address }) => address)];
  const left = (rootId !== undefined && state.mails.get(rootId)?.left) || [];
  return { addresses: left.length > 0 ? all.filter((one) => left.includes(one)) : all, language, takenOff };
}
