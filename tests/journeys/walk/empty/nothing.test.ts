import { WHOLLY, walkFirstDay } from './walk-school.ts';

await walkFirstDay('says in an empty school what is missing, and leads there', WHOLLY, async () => undefined);
