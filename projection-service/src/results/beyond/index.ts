import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { chartsQuery } from './charts.ts';
import { messageQueries } from './messages.ts';
import { studentResultQueries } from './student-results.ts';
import { suggestionQueries } from './suggestions.ts';

/** What else is told of published results: charts, suggestions for promotion, messages, a student's own. */
export const beyondQueries = (deps: Deps): HandledQuery[] => [
  chartsQuery,
  ...suggestionQueries(deps),
  ...messageQueries(deps),
  ...studentResultQueries(deps),
];
