import { streams } from '@madrasah/events';
import { classes, sections, sessions, subjects } from '@madrasah/events/academics';
import type { Table } from '@madrasah/service-kit/folding';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { session: sessions, class: classes, section: sections, subject: subjects };

/** Sessions, classes, sections and subjects of a school. */
export const academicsStream = registerStream('academics', streams.academics, registers);
export type AcademicState = ReturnType<typeof academicsStream.initial>;

export const academicHomes = homesIn(academicsStream, registers);

/** Whether a session, class, section or subject is on its list. */
export const stands = (rows: Table<number, { readonly retired: boolean }>, id: number): boolean =>
  rows.get(id)?.retired === false;
