import * as z from 'zod';
import { answers, defineQuery, fields, power, type RowTo } from '../../kernel/index.ts';
import { examFields } from './of-exam.ts';

const { cell, listed, record } = answers;

/** What results are set side by side by. */
export const CHARTED = ['section', 'subject', 'exam', 'session'] as const;

export type Charted = (typeof CHARTED)[number];

/** Pass rates, averages and divisions of what is published. */
export const charts = defineQuery({
  name: 'ResultCharts',
  path: '/api/result/charts',
  access: power('result_report', 'view'),
  query: {
    by: fields.word(CHARTED, 'section' as const),
    ...examFields,
  },
  answer: () =>
    listed({
      ...{ id: cell.number(), name: cell.text(), students: cell.count(), passed: cell.count() },
      /** Of a hundred; null where nothing counts. */
      ...{ passRate: z.number(), average: z.number().nullable() },
      /** The best first; none with nobody in it. */
      divisions: z.array(record({ name: cell.text(), count: cell.count() })),
    }),
});

export type ResultBar = RowTo<typeof charts>;
