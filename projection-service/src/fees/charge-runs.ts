import { type DataOf, sumPaisa } from '@madrasah/events';
import { CHARGE_RUN, ChargesReversed, chargeRunOperations, FeesCharged } from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import { when } from '../kernel/projecting/index.ts';
import type { OperationDocument, OperationView } from '../operations/index.ts';

type Charged = DataOf<typeof FeesCharged>;

/** What the list of operations says of a run: its heads, its one month, whom it concerned. */
function aboutRun({ heads, lines, totals, dueOn, sessionId }: Charged) {
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

/** A run whose charges stand on several days: another of them is added to what the first has said. */
function withDay({ about, counts, ...run }: OperationDocument, data: Charged): OperationDocument {
  const more = aboutRun(data);
  const known = String(about['heads']).split(', ');
  const heads = [...new Set([...known, ...more.about.heads.split(', ')])].join(', ');
  const count = (key: keyof typeof more.counts) => Number(counts[key]) + more.counts[key];
  return {
    ...run,
    about: { ...about, heads, month: about['month'] === more.about.month ? more.about.month : 0 },
    counts: {
      students: Number(counts['students']) + (data.run?.students ?? 0),
      items: count('items'),
      total: count('total'),
    },
  };
}

const isRun = ({ admissionId, examId, boardExamId }: Charged) =>
  admissionId === null && examId === undefined && boardExamId === undefined;

const handlers = {
  FeesCharged: when<typeof FeesCharged, OperationDocument>(FeesCharged, {
    keys: ({ data }) => (isRun(data) ? [operationId(CHARGE_RUN, data.run?.chargeId ?? data.chargeId)] : []),
    fold: (document, { data, metadata }, key) =>
      document && data.run
        ? withDay(document, data)
        : {
            ...{ operationId: key, number: data.chargeId, kind: CHARGE_RUN, state: 'done' },
            ...{ at: metadata.at, actor: metadata.actor.id },
            ...aboutRun(data),
          },
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
