import { closingCommands } from '@madrasah/events/closing';
import { type AccessState, isPermitted } from '@madrasah/service-kit/access';
import { accessStream } from '../access/state.ts';
import type { Deps } from '../deps.ts';
import { type DecisionContext, type Step, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { closeDay } from './close-day.ts';
import { countCash, handOverDrawer } from './count-cash.ts';
import { resolveDifference } from './resolve-difference.ts';

const overBooks = (
  decide: (books: Books, context: DecisionContext) => Decided,
  reads: Step<JournalState>['reads'] = [],
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) =>
      decide({ journal, chart: context.look(chartStream), today: context.today }, context),
    [chartStream, ...reads],
  );

/** Whether a login stands and may close days. */
function mayClose({ logins }: AccessState, id: number): boolean {
  const login = logins.get(id);
  return login?.active === true && isPermitted(login, closingCommands.closeDay.access);
}

/** Closing days, counting in between, handing a drawer over, and booking what was short or over. */
export function closing({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const {
    closeDay: close,
    countCash: count,
    handOverDrawer: handOver,
    resolveDifference: resolve,
  } = closingCommands;
  return [
    oneStep(
      desk,
      close,
      (command) => overBooks((books, { actor }) => closeDay(books, command, actor.id)),
      (events) => ({ id: events.at(-1)?.data['closeId'] as number }),
    ),
    oneStep(desk, count, (command) => overBooks((books) => countCash(books, command)), idFrom('countId')),
    oneStep(
      desk,
      handOver,
      (command) =>
        overBooks(
          (books, { look }) => handOverDrawer(books, command, (id) => mayClose(look(accessStream), id)),
          [accessStream],
        ),
      idFrom('handOverId'),
    ),
    notedStep(
      desk,
      resolve,
      ({ reason }) => ({ reason }),
      (command, noteId) =>
        overBooks((books, { actor }) => resolveDifference(books, command, { actorId: actor.id, noteId })),
      idFrom('resolutionId'),
    ),
  ];
}
