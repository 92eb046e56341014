import { type RequestState, secondPersonKinds } from '@madrasah/events';
import {
  ApprovalGiven,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
} from '@madrasah/events/approvals';
import { OpeningBalancesReversed } from '@madrasah/events/ledger';
import { defineProjector, when } from '../kernel/projecting/index.ts';

type Places = Readonly<Record<string, string | number>>;

/** What waits for a second person, or has waited; amounts in paisa. */
export interface RequestDocument {
  readonly requestId: number;
  readonly kind: string;
  readonly state: RequestState;
  /** Business day and login of who asked. */
  readonly on: string;
  readonly actor: number;
  /** The day that was asked for its entry, where it has one of its own. */
  readonly entryOn: string | null;
  readonly userId: number | null;
  readonly admissionId: number | null;
  readonly itemId: number | null;
  readonly amount: number;
  readonly places: Places;
  readonly why: { readonly key: string; readonly places: Places } | null;
  readonly noteId: number | null;
  /** What was posted upon it was taken back. */
  readonly takenBack?: true;
  readonly decided?: { readonly on: string; readonly actor: number; readonly noteId: number | null };
}

const byId = ({ data }: { data: { requestId: number } }) => [data.requestId];

/** Every request of a school, of whatever kind. */
export const requestsProjector = defineProjector<RequestDocument>({
  name: 'approval-requests',
  version: 5,
  collection: 'approval-requests',
  indexes: [{ state: 1, kind: 1 }, { kind: 1 }],
  on: {
    ApprovalRequested: when(ApprovalRequested, {
      keys: byId,
      fold: (_, { data, metadata }) => {
        const { requestId, kind, on, userId, admissionId, itemId, amount, places, why, noteId } = data;
        const about = { requestId, kind, on, userId, admissionId, itemId, amount, places, why, noteId };
        const entryOn = secondPersonKinds.get(kind)?.wanted(data.command) ?? null;
        return { ...about, entryOn, state: 'waiting', actor: metadata.actor.id };
      },
    }),
    ApprovalGiven: when(ApprovalGiven, {
      keys: byId,
      fold: (document, { data: { on }, metadata }) =>
        document && {
          ...document,
          state: 'approved',
          decided: { on, actor: metadata.actor.id, noteId: null },
        },
    }),
    OpeningBalancesReversed: when(OpeningBalancesReversed, {
      keys: ({ data: { openingRequest } }) => [openingRequest],
      fold: (document) => document && { ...document, takenBack: true as const },
    }),
    ApprovalRefused: when(ApprovalRefused, {
      keys: byId,
      fold: (document, { data: { on, noteId }, metadata }) =>
        document && { ...document, state: 'rejected', decided: { on, actor: metadata.actor.id, noteId } },
    }),
    ApprovalWithdrawn: when(ApprovalWithdrawn, {
      keys: byId,
      fold: (document, { data: { on }, metadata }) =>
        document && {
          ...document,
          state: 'withdrawn',
          decided: { on, actor: metadata.actor.id, noteId: null },
        },
    }),
  },
});
