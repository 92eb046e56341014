import { examFees, examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';
import { nextRow } from './next-row.ts';

const EXAM = { SessionID: 'session', ExamID: 'exam' } as const;

export const examFeesPage = registerPage(examFees, { shared: EXAM });
export const examRoomsPage = registerPage(examRooms);
export const examRoutinePage = registerPage(examRoutine, {
  shared: { ...EXAM, SubClassID: 'section' },
  next: nextRow,
});
export const examNamesPage = registerPage(examNames);
