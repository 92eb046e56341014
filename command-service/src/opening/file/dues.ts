import { type ImportRow, Problem, type Refusal } from '@madrasah/events';
import { sessions } from '@madrasah/events/academics';
import { importOldDues, type OldDueRow, oldDuesImport, type RecordOpening } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import { academicsStream, stands } from '../../academics/state.ts';
import { admissionsStream } from '../../admissions/state.ts';
import type { Confirmed } from '../../approvals/steps.ts';
import { type Desk, type Errand, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import type { Planned } from '../../kernel/import/plan.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { Import, type Taking } from '../../operations/steps.ts';
import { peopleStream } from '../../people/state.ts';
import { plansStream } from '../../plans/state.ts';
import { askedFromFile, type OpeningFile, openingOf } from './asking.ts';
import { doubtsOf, earlierThanBooks } from './doubts.ts';
import { type DuesFrame, OldDues } from './due-rows.ts';
import { duesTold } from './dues-told.ts';

type Rows = readonly ImportRow<OldDueRow>[];
interface DuesFile extends OpeningFile {
  readonly sessionId: number;
}

/** What students owed on paper, from a file: looked at by head and class, then asked for as a typed opening is. */
export const oldDuesFile = (desk: Desk, confirmed: Confirmed<RecordOpening>): HandledCommand =>
  handled(importOldDues, async (command, call) => {
    const { sessionId, asOn, reason, ...how } = command;
    const { schoolId } = errandOf(call, importOldDues.name, command);
    if (!stands((await desk.state(academicsStream, schoolId)).session, sessionId))
      return sessions.refuse('session.not-found', {}, [
        { path: 'SessionID', problem: new Problem('session.not-found') },
      ]);
    const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
    const about = { asOn, reason, sessionId };
    const taking = takingDues(desk, confirmed, about);
    return new Import(desk, oldDuesImport, taking).carryOut(
      { ...how, ...about },
      file as SpreadsheetFile,
      call,
    );
  });

async function frameOf(desk: Desk, { schoolId }: Errand, { asOn, sessionId }: DuesFile): Promise<DuesFrame> {
  const [journal, chart, people, admissions, plans] = await Promise.all([
    desk.state(journalStream, schoolId),
    desk.state(chartStream, schoolId),
    desk.state(peopleStream, schoolId),
    desk.state(admissionsStream, schoolId),
    desk.state(plansStream, schoolId),
  ]);
  return { journal, chart, people, admissions, plans, today: today(desk.clock), asOn, sessionId };
}

function takingDues(desk: Desk, confirmed: Confirmed<RecordOpening>, file: DuesFile): Taking<OldDueRow> {
  const read = (frame: DuesFrame, rows: Rows) => {
    const dues = new OldDues(frame);
    for (const row of rows) dues.add(row);
    return dues;
  };
  const brought = ({ read: dues }: OldDues) => ({
    command: { accounts: [], oldDues: dues.map(({ due }) => due), advances: [] },
    taken: dues.length,
  });
  return {
    async look(rows, errand): Promise<Planned | Refusal> {
      const frame = await frameOf(desk, errand, file);
      const dues = read(frame, rows);
      const asked = { ...errand, idempotencyKey: undefined };
      const refusal =
        dues.read.length > 0 &&
        (await desk.foresee(confirmed.step(openingOf(file, brought(dues), null)), asked));
      if (refusal) return refusal;
      const tells = duesTold(frame, await desk.state(academicsStream, errand.schoolId), dues.read);
      const { problems } = dues;
      const funds = dues.read.map(({ due }) => due.fundId);
      const notices = [
        ...dues.notices,
        ...doubtsOf(frame, dues.read),
        ...earlierThanBooks(frame, file.asOn, funds),
      ];
      return { drafts: [], taken: dues.read.length, problems, notices, tells };
    },
    take: () => Promise.resolve({ made: [], problems: [] }),
    command: askedFromFile(desk, confirmed, file, async (rows: Rows, errand) =>
      brought(read(await frameOf(desk, errand, file), rows)),
    ),
  };
}
