import { examFees, examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';

const EXAM = { SessionID: 'session', ExamID: 'exam' } as const;

export const examFeesPage = registerPage(examFees, { shared: EXAM });
export const examRoomsPage = registerPage(examRooms);
export const examRoutinePage = registerPage(examRoutine, { shared: { ...EXAM, SubClassID: 'section' } });
export const examNamesPage = registerPage(examNames);
