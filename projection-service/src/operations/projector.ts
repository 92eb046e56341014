import { OperationBegun, OperationDone, OperationUndone } from '@madrasah/events/operations';
import { defineProjector, type Handler, type Projector, when } from '../kernel/projecting/index.ts';
import type { OperationDocument } from './document.ts';

const byId = ({ data }: { data: { operationId: string } }) => [data.operationId];

/** By event type, what operations that have events of their own add to the list. */
export type OperationHandlers = Readonly<Record<string, Handler<OperationDocument>>>;

/** Every operation of a school, whichever stream it stands in. */
export const operationsProjector = (handlers: OperationHandlers): Projector<OperationDocument> =>
  defineProjector<OperationDocument>({
    name: 'operations',
    version: 3,
    collection: 'operations',
    indexes: [{ kind: 1, at: -1 }],
    on: {
      ...handlers,
      OperationBegun: when(OperationBegun, {
        keys: byId,
        fold: (_, { data: { operationId, number, kind, about, rows }, metadata }) => ({
          ...{ operationId, number, kind, about, state: 'begun', counts: { rows } },
          ...{ at: metadata.at, actor: metadata.actor.id },
        }),
      }),
      OperationDone: when(OperationDone, {
        keys: byId,
        fold: (document, { data: { made, skipped } }) =>
          document && {
            ...document,
            state: 'done',
            counts: { ...document.counts, made: made.length, skipped },
          },
      }),
      OperationUndone: when(OperationUndone, {
        keys: byId,
        fold: (document, { data: { reason }, metadata }) =>
          document && {
            ...document,
            state: 'undone',
            undone: { at: metadata.at, actor: metadata.actor.id, reason },
          },
      }),
    },
  });
