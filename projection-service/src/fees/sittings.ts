import { paisa } from '@madrasah/events';
import {
  CLASS_COLLECTION,
  CollectionReversed,
  FeesCollected,
  sittingOperations,
  totalOf,
} from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import { when } from '../kernel/projecting/index.ts';
import type { OperationDocument, OperationView } from '../operations/index.ts';

const keyOf = ({ data: { sitting } }: { readonly data: { readonly sitting?: number | undefined } }) =>
  sitting === undefined ? [] : [operationId(CLASS_COLLECTION, sitting)];

/** Sittings of a class: each receipt is an entry of its own, all of them one operation. */
export const sittings: OperationView = {
  endpoints: sittingOperations,
  handlers: {
    FeesCollected: when<typeof FeesCollected, OperationDocument>(FeesCollected, {
      keys: keyOf,
      fold: (before, { data, metadata }, key) => ({
        ...{ operationId: key, number: data.sitting ?? 0, kind: CLASS_COLLECTION, state: 'done' },
        ...{ at: metadata.at, actor: metadata.actor.id },
        about: { from: before?.about['from'] ?? data.receiptNo, to: data.receiptNo },
        counts: {
          receipts: 1 + (before?.counts['receipts'] ?? 0),
          total: paisa((before?.counts['total'] ?? 0) + totalOf(data)),
        },
      }),
    }),
    CollectionReversed: when<typeof CollectionReversed, OperationDocument>(CollectionReversed, {
      keys: keyOf,
      fold: (document, { data: { reason, noteId = null }, metadata }) =>
        document && {
          ...document,
          state: 'undone',
          undone: { at: metadata.at, actor: metadata.actor.id, reason, noteId },
        },
    }),
  },
};
