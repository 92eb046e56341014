import { isRefusal, Problem } from '@madrasah/events';
import { setupCommands, usualKind } from '@madrasah/events/setup';
import { type Desk, stepErrand } from '../kernel/desk.ts';
import type { UndoneKind } from '../operations/steps.ts';
import type { Work } from './work.ts';

/** How a part of the usual is taken back: whole, while nothing of it is used. */
export const undonePart = (desk: Desk, work: Work): UndoneKind => ({
  kind: usualKind(work.part.part),
  access: setupCommands.takeUsual.access,
  async look(operation, errand) {
    const refusal = await desk.foresee(await work.takingBack(desk, operation, errand), errand);
    const consequences = [new Problem('setup.usual-taken-back', { count: operation.made.length })];
    return { consequences, refusal };
  },
  async takeBack(operation, errand) {
    const done = await desk.perform(await work.takingBack(desk, operation, errand), {
      ...stepErrand(errand, 1),
      operation: operation.operationId,
    });
    return isRefusal(done) ? done : {};
  },
});
