import type { ConfirmationMark } from '@madrasah/events';
import { ApprovalGiven } from '@madrasah/events/approvals';
import { CashDifferenceResolved } from '@madrasah/events/closing';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** A confirmation that bears a mark. */
export interface MarkedConfirmation {
  readonly of: 'request' | 'difference';
  /** The number of the request, or of the resolution of a drawer's difference. */
  readonly id: number;
  readonly mark: ConfirmationMark;
  /** Where it stands in the journal. */
  readonly revision: number;
}

/** How one is found. */
export const markKey = (of: MarkedConfirmation['of'], id: number) => `${of}:${id}`;

/** What was confirmed although nobody else could confirm it, or by the only person of the school. */
export const confirmationMarksProjector = defineProjector<MarkedConfirmation>({
  name: 'confirmation-marks',
  version: 1,
  collection: 'confirmation-marks',
  indexes: [],
  on: {
    ApprovalGiven: when(ApprovalGiven, {
      keys: ({ data }) => (data.mark ? [markKey('request', data.requestId)] : []),
      fold: (_, { data: { requestId, mark }, revision }) =>
        mark && { of: 'request', id: requestId, mark, revision },
    }),
    CashDifferenceResolved: when(CashDifferenceResolved, {
      keys: ({ data }) => (data.mark ? [markKey('difference', data.resolutionId)] : []),
      fold: (_, { data: { resolutionId, mark }, revision }) =>
        mark && { of: 'difference', id: resolutionId, mark, revision },
    }),
  },
});
