import { defineManifest } from '../kernel/index.ts';
import { admissionCommands } from './commands.ts';
import { admissionEvents } from './events.ts';
import { exportQueries, exportStudents, StudentsExported } from './export/index.ts';
import { importStudents, studentImportTemplate } from './import/index.ts';
import { promotionCommands, studentOperations } from './promotion/promotion.ts';
import { admissionQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { studentReports } from './reports/student-reports.ts';
import { standingCommands, standingEvents } from './standing/index.ts';
import { admissionStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const admissions = defineManifest({
  commands: {
    ...admissionCommands,
    ...standingCommands,
    ...promotionCommands,
    importStudents,
    exportStudents,
  },
  queries: {
    ...admissionQueries,
    ...exportQueries,
    ...studentOperations.queries,
    studentImportTemplate,
  },
  events: { ...admissionEvents, ...standingEvents, StudentsExported },
  streams: admissionStreams,
  refusals: refuse,
  texts: { bn, en },
  made: [{ queries: Object.values(studentReports.queries) }],
});
