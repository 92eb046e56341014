import type { SecondPersonOf } from '@madrasah/events';
import type { JournalState } from '../state.ts';
import { latest } from './lately.ts';
import type { Resembled } from './resembled.ts';

/** What waits of a kind, the latest first: its number and who asked, and the command as it was kept. */
export function* waitingOf<C>(
  journal: JournalState,
  { kind, command }: Pick<SecondPersonOf<C>, 'kind' | 'command'>,
): Generator<readonly [request: Pick<Resembled, 'number' | 'by' | 'waits'>, said: C]> {
  for (const request of latest(journal, 'approval', (id) => journal.approvals.get(id)))
    if (request.kind === kind && request.command)
      yield [{ number: request.requestId, by: request.by, waits: true }, command.parse(request.command)];
}
