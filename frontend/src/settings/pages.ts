import { calendarEntries } from '@madrasah/events/settings';
import { registerPage } from '../kit/register/index.ts';

export const calendarPage = registerPage(calendarEntries);
