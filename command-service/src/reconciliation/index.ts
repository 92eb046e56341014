import { isRefusal } from '@madrasah/events';
import {
  reconciliationCommands as commands,
  statementUnlocks,
  type UnlockStatement,
  unlockStatement,
} from '@madrasah/events/reconciliation';
import { needsSecondPerson, secondPerson } from '../approvals/steps.ts';
import type { Context } from '../deps.ts';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { answered, type HandledCommand, handled, idFrom, oneStep } from '../kernel/handler.ts';
import { withNote } from '../notes/steps.ts';
import { lockStatement, reopenStatement } from './lock-statement.ts';
import { leaveLine, matchLines, undoMatch } from './match.ts';
import { columnsOfFile, lookAtFile, overBooks, takeFile } from './statement-file.ts';
import { takeStatement, withdrawStatement } from './take-statement.ts';
import { entriesTouching } from './touching.ts';

/** Matching lines with entries, leaving them with a reason. */
const matching = (desk: Desk): HandledCommand[] => [
  handled(commands.match, async (command, call) => {
    const errand = errandOf(call, commands.match.name, command);
    const { statementId, matches } = command;
    const entries = matches.flatMap((match) => match.entries);
    const touching = await entriesTouching(desk, errand.schoolId, statementId, entries);
    const done = await desk.perform(
      overBooks((books) => matchLines(books, command, touching)),
      errand,
    );
    return isRefusal(done) ? done : answered(done, idFrom('matchId'));
  }),
  handled(commands.leave, async (command, call) => {
    const errand = errandOf(call, commands.leave.name, command);
    const { statementId, entry, reason } = command;
    const wanted = entry === null ? [] : [entry];
    const touching = await entriesTouching(desk, errand.schoolId, statementId, wanted);
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      overBooks((books) => leaveLine(books, command, touching, noteId)),
    );
    return isRefusal(done) ? done : answered(done, idFrom('matchId'));
  }),
  oneStep(desk, commands.unmatch, (command) => overBooks((books) => undoMatch(books, command))),
];

/** Opening a locked reconciliation again takes a second person. */
function unlocking(desk: Desk): HandledCommand[] {
  const confirmed = secondPerson<UnlockStatement>(desk, statementUnlocks, {
    decide(books, command) {
      const drafts = reopenStatement(books, command);
      return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
    },
    says({ journal, chart }, { statementId, noteId }) {
      const { moneyAccount = 0, to: day = '' } = journal.bankStatements.get(statementId) ?? {};
      const account = chart.subLedgers.get(moneyAccount)?.name ?? '';
      return { amount: 0, places: { account, day }, noteId };
    },
    answer: idFrom('statementId'),
  });
  return [confirmed.askingWhy(unlockStatement), ...confirmed.decisions];
}

/** Bank reconciliation: a bank's statement taken in, matched with the books, locked; by it banks and wallets close. */
export const reconciliation: Context = ({ desk }) => [
  handled(commands.lookAtStatement, (command, call) => lookAtFile(desk, command, call)),
  handled(commands.columnsOfStatement, (command, call) => columnsOfFile(desk, command, call)),
  handled(commands.takeStatement, (command, call) => takeFile(desk, command, call)),
  oneStep(
    desk,
    commands.takeQuietStatement,
    (command) => overBooks((books) => takeStatement(books, { ...command, rows: [] }, null)),
    idFrom('statementId'),
  ),
  oneStep(desk, commands.withdrawStatement, (command) =>
    overBooks((books) => withdrawStatement(books, command)),
  ),
  ...matching(desk),
  oneStep(desk, commands.lock, (command) => overBooks((books) => lockStatement(books, command))),
  ...unlocking(desk),
];
