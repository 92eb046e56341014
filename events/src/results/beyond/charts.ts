import { defineQuery, fields, power } from '../../kernel/index.ts';
import { examFields } from './of-exam.ts';

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
});
