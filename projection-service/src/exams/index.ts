import { examNames } from '@madrasah/events/exams';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { folded, registerQueries } from '../registers/index.ts';

export const examNamesProjector = registerProjector(examNames);

export const exams: Context = (deps) => registerQueries(deps, [folded(examNames, examNamesProjector)]);
