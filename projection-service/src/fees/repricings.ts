import { type DataOf, paisa } from '@madrasah/events';
import { REPRICING, repricingNumber, repricingOperations } from '@madrasah/events/fees';
import { ChargesRepriced } from '@madrasah/events/plans';
import { when } from '../kernel/projecting/index.ts';
import type { OperationDocument, OperationView } from '../operations/index.ts';

type Data = DataOf<typeof ChargesRepriced>;

const aboutIt = ({ lines, reason = '' }: Data) => ({
  about: { heads: reason },
  counts: {
    students: new Set(lines.map((line) => line[4])).size,
    items: lines.length,
    total: paisa(lines.reduce((sum, [, , , charged, , now]) => sum + now - charged, 0)),
  },
});

/** Prices applied to charges that stand: each is one entry of the journal, and so is its undoing. */
export const repricings: OperationView = {
  endpoints: repricingOperations,
  handlers: {
    ChargesRepriced: when<typeof ChargesRepriced, OperationDocument>(ChargesRepriced, {
      keys: ({ data: { operation } }) => (repricingNumber(operation) === undefined ? [] : [operation]),
      fold: (document, { data, metadata }, key) => {
        const by = { at: metadata.at, actor: metadata.actor.id };
        if (document) return { ...document, state: 'undone', undone: { ...by, reason: data.reason ?? '' } };
        const number = repricingNumber(data.operation) ?? 0;
        return { operationId: key, number, kind: REPRICING, state: 'done', ...by, ...aboutIt(data) };
      },
    }),
  },
};
