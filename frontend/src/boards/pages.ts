import { boardNames } from '@madrasah/events/boards';
import { registerPage } from '../kit/register/index.ts';

export const boardNamesPage = registerPage(boardNames);
