export { advancesQueries } from './advances.ts';
export { isOwedList, owedMadeOf } from './made-of.ts';
export { promiseOfStudent, type ShownPromise } from './promises/of-student.ts';
export { promisesProjector } from './promises/projector.ts';
