import { examFees, examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';
import { nextRow } from './next-row.ts';
import { FeesForSections } from './sections/FeesForSections.tsx';
import { RoutineForSections } from './sections/RoutineForSections.tsx';

const EXAM = { SessionID: 'session', ExamID: 'exam' } as const;

export const examFeesPage = registerPage(examFees, { shared: EXAM, actions: FeesForSections });
export const examRoomsPage = registerPage(examRooms);
export const examRoutinePage = registerPage(examRoutine, {
  shared: { ...EXAM, SubClassID: 'section' },
  next: nextRow,
  actions: RoutineForSections,
});
export const examNamesPage = registerPage(examNames);
