import { isRefusal, Problem } from '@madrasah/events';
import { setupCommands, type UsualPart, usualKind } from '@madrasah/events/setup';
import { type Desk, type Errand, stepErrand } from '../kernel/desk.ts';
import { batchStep } from '../kernel/register/index.ts';
import type { Operation } from '../operations/state.ts';
import type { UndoneKind } from '../operations/steps.ts';
import { roomOf } from './rooms.ts';
import { type Made, takeBackRows } from './take-back.ts';

/** What an operation of a part has made, in the order in which one row may name another. */
const madeBy = ({ registers }: Operation, part: UsualPart): Made[] =>
  part.registers.flatMap((register) => (registers?.[register.key] ?? []).map((id): Made => [register, id]));

/** How a part of the usual is taken back: whole, while nothing of it is used. */
export function undonePart(desk: Desk, part: UsualPart): UndoneKind {
  const stepFor = (operation: Operation, { schoolId }: Errand) => {
    const made = madeBy(operation, part);
    return batchStep(desk, roomOf(part), schoolId, (desktop) => takeBackRows(desktop, made));
  };
  return {
    kind: usualKind(part.part),
    access: setupCommands.takeUsual.access,
    async look(operation, errand) {
      const refusal = await desk.foresee(await stepFor(operation, errand), errand);
      const consequences = [new Problem('setup.usual-taken-back', { count: operation.made.length })];
      return { consequences, refusal };
    },
    async takeBack(operation, errand) {
      const done = await desk.perform(await stepFor(operation, errand), {
        ...stepErrand(errand, 1),
        operation: operation.operationId,
      });
      return isRefusal(done) ? done : {};
    },
  };
}
