import {
  AuditorsChanged,
  DailyRootMailAsked,
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
  DailyRootTaken,
  type MailFault,
} from '@madrasah/events/audit';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** What became of a root's mail; `asked` before it is first handed over. */
export interface RootMail {
  readonly state: 'asked' | 'claimed' | 'mailed' | 'failed';
  readonly at: string;
  readonly attempt: number;
  readonly to?: 'server' | 'folder';
  readonly accepted?: readonly string[];
  readonly turnedAway?: readonly string[];
  /** Who is sent it again, because the server would not take it now. */
  readonly putOff?: readonly string[];
  readonly fault?: MailFault;
  readonly again?: boolean;
}

export interface RootDocument {
  readonly rootId: number;
  readonly day: string;
  /** Every event up to this position of the log is under it. */
  readonly upTo: number;
  readonly root: string;
  readonly streams: number;
  readonly events: number;
  /** Recorded instant, and login; 0: by itself. */
  readonly at: string;
  readonly actor: number;
  readonly mail?: RootMail;
}

const byRoot = ({ data }: { data: { rootId: number } }) => [data.rootId];

/** The root with its mail changed; one that is not there has none. */
const mailed = (
  document: Readonly<RootDocument> | undefined,
  { data, metadata }: { data: object; metadata: { at: string } },
  state: RootMail['state'],
): RootDocument | undefined => {
  if (!document) return undefined;
  const { rootId: _, ...said } = data as { rootId: number };
  const { attempt = 0, accepted } = document.mail ?? {};
  const before = accepted ? { attempt, accepted } : { attempt };
  return { ...document, mail: { ...before, ...said, state, at: metadata.at } as RootMail };
};

/** Who has had the mail after one more outcome: whoever had it before stays. */
const reached = (document: Readonly<RootDocument> | undefined, accepted: readonly string[]) => [
  ...new Set([...(document?.mail?.accepted ?? []), ...accepted]),
];

/** The daily roots of a school. */
export const rootsProjector = defineProjector<RootDocument>({
  name: 'daily-roots',
  version: 3,
  collection: 'daily-roots',
  indexes: [{ rootId: -1 }],
  words: ['auditors'],
  on: {
    DailyRootTaken: when(DailyRootTaken, {
      keys: byRoot,
      fold: (_, { data, metadata }) => {
        const { rootId, day, position: upTo, root, heads, folded } = data;
        const standing = heads.reduce((sum, [, revision]) => sum + revision + 1, 0);
        const streams = folded.reduce((sum, [, opened]) => sum + opened, heads.length);
        const events = folded.reduce((sum, [, , more]) => sum + more, standing);
        const when = { at: metadata.at, actor: metadata.actor.id };
        return { rootId, day, upTo, root, streams, events, ...when };
      },
    }),
    DailyRootMailAsked: when(DailyRootMailAsked, {
      keys: byRoot,
      fold: (document, event) => mailed(document, event, 'asked'),
    }),
    DailyRootMailClaimed: when(DailyRootMailClaimed, {
      keys: byRoot,
      fold: (document, event) => mailed(document, event, 'claimed'),
    }),
    DailyRootMailed: when(DailyRootMailed, {
      keys: byRoot,
      fold: (document, event) => {
        const after = mailed(document, event, 'mailed');
        if (!after?.mail) return after;
        const accepted = reached(document, event.data.accepted ?? []);
        const again = (event.data.putOff ?? []).length > 0;
        return { ...after, mail: { ...after.mail, accepted, again } };
      },
    }),
    DailyRootMailFailed: when(DailyRootMailFailed, {
      keys: byRoot,
      fold: (document, event) => mailed(document, event, 'failed'),
    }),
  },
});

/** To whom the roots go. */
export interface AuditorsDocument {
  readonly addresses: readonly string[];
  readonly language: 'bn' | 'en';
}

export const ONLY = 1; // a school has one list of auditors: the last

export const auditorsProjector = defineProjector<AuditorsDocument>({
  name: 'auditors',
  version: 1,
  collection: 'auditors',
  indexes: [],
  words: ['auditors'],
  on: {
    AuditorsChanged: when(AuditorsChanged, {
      keys: () => [ONLY],
      fold: (_, { data: { addresses, language } }) => ({ addresses: addresses ?? [], language }),
    }),
  },
});
