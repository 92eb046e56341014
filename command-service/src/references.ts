import { accessStream } from './access/state.ts';
import { admissionsStream } from './admissions/state.ts';
import { applicationsStream } from './applications/state.ts';
import { boardFeesStream, registrationsStream } from './boards/state.ts';
import { certificatesStream } from './certificates/state.ts';
import { examsStream } from './exams/state.ts';
import { charactersStream } from './hostel/character/state.ts';
import { vacationsStream } from './hostel/vacations/state.ts';
import { References } from './kernel/references.ts';
import { chartStream } from './ledger/chart/state.ts';
import { journalStream } from './ledger/journal/state.ts';
import { loansStream } from './library/loans/index.ts';
import { payrollStream } from './payroll/state.ts';
import { plansStream } from './plans/state.ts';
import { resultsStreams } from './results/state.ts';
import { teachersStream } from './staff/state.ts';

/**
 * Every stream that names what stands in another; what it names it says itself (`refers`). A use that is decided in
 * one of them at the instant of a deletion is missed. The journal, the longest, comes last: what is used is mostly
 * found before.
 */
export const references = new References(
  [
    ...[admissionsStream, applicationsStream, certificatesStream, chartStream, examsStream, plansStream],
    ...[
      accessStream,
      teachersStream,
      payrollStream,
      boardFeesStream,
      registrationsStream,
      vacationsStream,
      charactersStream,
      loansStream,
      journalStream,
    ],
  ],
  [resultsStreams],
);
