import { importStudents, studentImport } from '@madrasah/events/admissions';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import type { Desk } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { Import } from '../../operations/steps.ts';
import { takingStudents } from './taking.ts';

/** Students from a file. */
export const studentImports = (desk: Desk): HandledCommand =>
  handled(importStudents, (command, call) => {
    const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
    const taking = takingStudents(desk, command);
    // Of a kind it takes.
    return new Import(desk, studentImport, taking).carryOut(command, file as SpreadsheetFile, call);
  });
