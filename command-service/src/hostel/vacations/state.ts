import { streams } from '@madrasah/events';
import { vacations } from '@madrasah/events/hostel';
import { entryStream } from '../../kernel/entry/index.ts';

export const vacationsStream = entryStream(vacations, streams.vacations);
