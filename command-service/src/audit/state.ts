import { type DataOf, streams } from '@madrasah/events';
import {
  AuditorsChanged,
  DailyRootMailAsked,
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
  DailyRootTaken,
} from '@madrasah/events/audit';
import { type Foldable, foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export type DailyRoot = DataOf<typeof DailyRootTaken>;

export interface LastRoot extends DailyRoot {
  /** Recorded instant, ISO 8601. */
  readonly at: string;
}

/**
 * How far a root's mail has come. `due`: to be sent; `claimed`: it is being sent, or nobody knows what became of it;
 * `failed`: it is sent again by itself while `again` is set.
 */
export interface MailState {
  readonly state: 'due' | 'claimed' | 'mailed' | 'failed';
  /** Claims so far. */
  readonly attempts: number;
  /** Claims since somebody last asked for the mail. */
  readonly tries: number;
  readonly again: boolean;
  /** Recorded instant of what made it so, ISO 8601. */
  readonly at: string;
}

export interface Auditors {
  readonly addresses: readonly string[];
  readonly language: 'bn' | 'en';
}

export interface AuditState {
  readonly last: Table<'root', LastRoot>;
  readonly auditors: Table<'auditors', Auditors>;
  /** Root → where its event stands in the stream. */
  readonly roots: Table<number, { readonly revision: number }>;
  readonly mails: Table<number, MailState>;
  /** The roots whose mail is still to be sent, or to be sent again. */
  readonly pending: Table<number, true>;
}

const none: MailState = { state: 'due', attempts: 0, tries: 0, again: false, at: '' };

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
    auditors: table(),
    roots: table(),
    mails: table(),
    pending: table(),
  }),
  evolve: foldOf<AuditState>(
    on(DailyRootTaken, (state, root, event) => {
      state.last.set('root', { ...root, at: event.metadata.at });
      state.roots.set(root.rootId, { revision: event.revision });
      const isAwaited = (state.auditors.get('auditors')?.addresses.length ?? 0) > 0;
      if (isAwaited) mailOf(state, root.rootId, event, { state: 'due' });
    }),
    on(AuditorsChanged, (state, { addresses, language }) => {
      state.auditors.set('auditors', { addresses: addresses ?? [], language });
    }),
    on(DailyRootMailAsked, (state, { rootId }, event) => {
      mailOf(state, rootId, event, { state: 'due', tries: 0, again: false });
    }),
    on(DailyRootMailClaimed, (state, { rootId, attempt }, event) => {
      const tries = 1 + (state.mails.get(rootId)?.tries ?? 0);
      mailOf(state, rootId, event, { state: 'claimed', attempts: attempt, tries, again: false });
    }),
    on(DailyRootMailed, (state, { rootId }, event) => {
      mailOf(state, rootId, event, { state: 'mailed', again: false });
    }),
    on(DailyRootMailFailed, (state, { rootId, again }, event) => {
      mailOf(state, rootId, event, { state: 'failed', again });
    }),
  ),
};

export const auditorsOf = (state: AuditState): Auditors =>
  state.auditors.get('auditors') ?? { addresses: [], language: 'bn' };
