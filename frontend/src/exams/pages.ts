import { examNames } from '@madrasah/events/exams';
import { registerPage } from '../kit/register/index.ts';

export const examNamesPage = registerPage(examNames);
