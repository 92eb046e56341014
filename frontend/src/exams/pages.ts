import { examFees, examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';

export const examFeesPage = registerPage(examFees);
export const examRoomsPage = registerPage(examRooms);
export const examRoutinePage = registerPage(examRoutine);
export const examNamesPage = registerPage(examNames);
