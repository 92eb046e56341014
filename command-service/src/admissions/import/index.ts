import { isRefusal, Problem } from '@madrasah/events';
import { sessions } from '@madrasah/events/academics';
import { importStudents, studentImport } from '@madrasah/events/admissions';
import { today } from '@madrasah/service-kit/clock';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import { academicsStream, stands } from '../../academics/state.ts';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { Import } from '../../operations/steps.ts';
import { chosenOf } from '../entry.ts';
import { takingStudents } from './taking.ts';

/** Students from a file. */
export const studentImports = (desk: Desk): HandledCommand =>
  handled(importStudents, async (command, call) => {
    const { session } = await desk.state(
      academicsStream,
      errandOf(call, importStudents.name, command).schoolId,
    );
    if (!stands(session, command.sessionId))
      return sessions.refuse('session.not-found', {}, [
        { path: 'SessionID', problem: new Problem('session.not-found') },
      ]);
    const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
    const { sessionId, charge, since } = command;
    const chosen = since && chosenOf(since, charge, today(desk.clock));
    if (chosen && isRefusal(chosen)) return chosen;
    const taking = takingStudents(desk, { sessionId, charge, chosen });
    // Of a kind it takes.
    return new Import(desk, studentImport, taking).carryOut(command, file as SpreadsheetFile, call);
  });
