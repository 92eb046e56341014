import { boardCenters, boardExams, boardFees, boardNames } from '@madrasah/events/boards';
import { registerPage } from '../kit/register/index.ts';

export const boardNamesPage = registerPage(boardNames);
export const boardExamsPage = registerPage(boardExams);
export const boardCentersPage = registerPage(boardCenters);
export const boardFeesPage = registerPage(boardFees);
