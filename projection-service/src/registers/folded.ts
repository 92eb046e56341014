import type { Register } from '@madrasah/events';
import type { RegisterProjector } from '../kernel/register.ts';

/** A register and the projector of its rows. */
export interface Folded {
  readonly register: Register;
  readonly projector: RegisterProjector<Register>;
}
export const folded = <R extends Register>(register: R, projector: RegisterProjector<R>): Folded => ({
  register,
  projector: projector as unknown as RegisterProjector<Register>,
});
