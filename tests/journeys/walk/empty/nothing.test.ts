import { BRIEFLY, WHOLLY, walkFirstDay } from './walk-school.ts';

const seen = process.env['WALK'] === 'whole' ? WHOLLY : BRIEFLY;
await walkFirstDay('says in an empty school what is missing, and leads there', seen, async () => undefined);
