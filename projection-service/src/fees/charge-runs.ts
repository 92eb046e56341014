import { type DataOf, sumPaisa } from '@madrasah/events';
import { CHARGE_RUN, ChargesReversed, chargeRunOperations, FeesCharged } from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import { when } from '../kernel/projecting/index.ts';
import type { OperationDocument, OperationView } from '../operations/index.ts';

/** What the list of operations says of a run: its heads, its one month, whom it concerned. */
function aboutRun({ heads, lines, totals, dueOn, sessionId }: DataOf<typeof FeesCharged>) {
  const months = new Set(lines.map((line) => line[4]));
  const [month = 0] = months;
  return {
    about: {
      ...{ heads: heads.map((head) => head.name).join(', '), dueOn, sessionId },
      month: months.size === 1 ? month : 0,
    },
    counts: {
      students: new Set(lines.map((line) => line[0])).size,
      items: lines.length,
      total: sumPaisa(totals.map(({ amount }) => amount)),
    },
  };
}

const handlers = {
  FeesCharged: when<typeof FeesCharged, OperationDocument>(FeesCharged, {
    keys: ({ data }) =>
      data.admissionId === null && data.examId === undefined ? [operationId(CHARGE_RUN, data.chargeId)] : [],
    fold: (_, { data, metadata }, key) => ({
      ...{ operationId: key, number: data.chargeId, kind: CHARGE_RUN, state: 'done' },
      ...{ at: metadata.at, actor: metadata.actor.id },
      ...aboutRun(data),
    }),
  }),
  ChargesReversed: when<typeof ChargesReversed, OperationDocument>(ChargesReversed, {
    keys: ({ data }) => (data.chargeId === null ? [] : [operationId(CHARGE_RUN, data.chargeId)]),
    fold: (document, { data, metadata }) =>
      document && {
        ...document,
        state: 'undone',
        undone: { at: metadata.at, actor: metadata.actor.id, reason: data.reason },
      },
  }),
};

/** Charge runs as operations: each is one entry of the journal, and so is its undoing. */
export const chargeRuns: OperationView = { endpoints: chargeRunOperations, handlers };
