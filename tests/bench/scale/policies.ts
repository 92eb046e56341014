import { isRefusal, streams } from '@madrasah/events';
import { PolicyProgressed } from '@madrasah/events/policies';
import { type Desk, stepOn } from '../../../command-service/src/kernel/desk.ts';

const RUNNER = 'repairs';

/**
 * Notes that the policies have seen the log: it was written without them, and a start would go through all of it.
 * @param position of the last event
 */
export async function notePolicies(desk: Desk, position: number): Promise<void> {
  const stream = {
    category: 'policy',
    nameFor: () => streams.policy(RUNNER),
    initial: () => ({}),
    evolve() {},
  };
  const errand = {
    ...{ schoolId: 'platform', actor: { id: 0, permissionType: 0 } },
    ...{ requestId: 'bench', correlationId: 'bench', causationId: 'bench' },
  };
  const done = await desk.perform(
    stepOn(stream, () => [PolicyProgressed({ position })]),
    errand,
  );
  if (isRefusal(done)) throw new Error(done.code);
}
