import { isRefusal } from '@madrasah/events';
import {
  closingCommands,
  dayReopenings,
  periodCommands,
  type ReopenClosedDay,
  reopenClosedDay,
  yearCommands,
} from '@madrasah/events/closing';
import { type AccessState, isPermitted } from '@madrasah/service-kit/access';
import { accessStream } from '../access/state.ts';
import { personsOf, READS_PERSONS } from '../access/steps.ts';
import { confirmsIn, needsSecondPerson, secondPerson } from '../approvals/steps.ts';
import type { Deps } from '../deps.ts';
import { type DecisionContext, type Desk, type Step, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { closeDay, reopenDay } from './close-day.ts';
import { closeYear, reopenYear } from './close-year.ts';
import { countCash, handOverDrawer } from './count-cash.ts';
import { lockPeriod, unlockPeriod } from './lock-period.ts';
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

/** A closed day opens again when somebody else confirms it; what it posts then is decided afresh. */
function reopening(desk: Desk): HandledCommand[] {
  const confirmed = secondPerson<ReopenClosedDay>(desk, dayReopenings, {
    decide(books, command) {
      const drafts = reopenDay(books, command);
      return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
    },
    says({ journal, chart }, { account, day, noteId }) {
      const close = journal.closedDays.get(account)?.find(({ on }) => on === day);
      const name = chart.subLedgers.get(account)?.name ?? '';
      return { amount: Math.abs(close?.difference ?? 0), places: { account: name, day }, noteId };
    },
    answer: (events) => {
      const reopened = events.find(({ data }) => 'closeId' in data);
      return reopened ? { id: reopened.data['closeId'] as number } : {};
    },
  });
  return [confirmed.askingWhy(reopenClosedDay), ...confirmed.decisions];
}

/** Locking months, softly or for good, and exceptions from a soft lock. */
function periods(desk: Desk): HandledCommand[] {
  return [
    oneStep(
      desk,
      periodCommands.lockPeriod,
      (command) => overBooks((books) => lockPeriod(books, command)),
      idFrom('lockId'),
    ),
    notedStep(
      desk,
      periodCommands.unlockPeriod,
      ({ reason }) => ({ reason }),
      ({ month, until }, noteId) => overBooks((books) => unlockPeriod(books, { month, until, noteId })),
      idFrom('lockId'),
    ),
  ];
}

/** Signing an accounting year off, and taking that back. */
const years = (desk: Desk): HandledCommand[] => [
  oneStep(
    desk,
    yearCommands.closeYear,
    (command) => overBooks((books) => closeYear(books, command)),
    idFrom('closingId'),
  ),
  notedStep(
    desk,
    yearCommands.reopenYear,
    ({ reason }) => ({ reason }),
    ({ yearId }, noteId) => overBooks((books) => reopenYear(books, { yearId, noteId })),
    idFrom('closingId'),
  ),
];

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
        overBooks((books, context) => {
          const confirms = confirmsIn(books, context);
          const { logins, people } = personsOf(context);
          const userOf = (loginId: number) => {
            const userId = logins.get(loginId)?.userId ?? null;
            return userId === null ? null : people.standing(userId);
          };
          return resolveDifference(books, command, { confirms, noteId, userOf });
        }, READS_PERSONS),
      idFrom('resolutionId'),
    ),
    ...reopening(desk),
    ...periods(desk),
    ...years(desk),
  ];
}
