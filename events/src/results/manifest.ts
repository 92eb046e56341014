import { defineManifest } from '../kernel/index.ts';
import { resultCommands, resultEvents, resultQueries } from './definitions.ts';
import { examReports } from './exam-reports/reports.ts';
import { refuse } from './refusals.ts';
import { gradeList, meritLists, resultReports, resultReportsOfResults } from './reports/index.ts';
import { resultStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const results = defineManifest({
  streams: resultStreams,
  commands: resultCommands,
  queries: resultQueries,
  events: resultEvents,
  refusals: refuse,
  texts: { bn, en },
  made: [examReports, resultReports, resultReportsOfResults, meritLists, gradeList].map(({ queries }) => ({
    queries: Object.values(queries),
  })),
});
