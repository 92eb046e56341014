import { examFees, examNames } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';

export const examFeesPage = registerPage(examFees);
export const examNamesPage = registerPage(examNames);
