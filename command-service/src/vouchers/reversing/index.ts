import { isRefusal, sumPaisa } from '@madrasah/events';
import {
  reverseTransfer as command,
  type TransferReversalAsked,
  transferReversals,
} from '@madrasah/events/vouchers';
import {
  type Confirmed,
  doneOrWaiting,
  type SecondPersonLogic,
  secondPerson,
} from '../../approvals/steps.ts';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { type AnswerOf, answered, type HandledCommand, handled } from '../../kernel/handler.ts';
import type { ChartState } from '../../ledger/chart/state.ts';
import type { Transferred } from '../../ledger/journal/facts/transfer-facts.ts';
import { transferKey } from '../../ledger/journal/folding/transfers.ts';
import { shownTransfers } from '../../ledger/journal/numbering.ts';
import { recordedAs } from '../../ledger/journal/recorded.ts';
import { withNote } from '../../notes/steps.ts';
import { reverseTransfer, type SaidTransfer } from './reverse-transfer.ts';

/** The transfer as the store has it. */
const saidTransfer = (
  desk: Desk,
  schoolId: string,
  { what, id }: Pick<TransferReversalAsked, 'what' | 'id'>,
) =>
  recordedAs<SaidTransfer>(desk, schoolId, ({ transfers }) => transfers.get(transferKey(what, id))?.revision);

const deciding =
  (said: SaidTransfer | undefined): SecondPersonLogic<TransferReversalAsked>['decide'] =>
  (books, asked) =>
    reverseTransfer(books, asked, said);

/** Under its own id of its kind. */
const answer: AnswerOf = (events) => {
  const { contraId, transferId, settlementId } = events[0]?.data ?? {};
  return { id: (contraId ?? transferId ?? settlementId) as number };
};

const amountOf = ({
  lines,
  amount,
}: {
  readonly lines?: readonly { amount: number }[];
  readonly amount?: number;
}) => amount ?? sumPaisa((lines ?? []).map((line) => line.amount as never));

const placesOf = (
  chart: ChartState,
  what: TransferReversalAsked['what'],
  one: Transferred | undefined,
  id: number,
) => (one ? { number: one.number, shown: shownTransfers(chart, what, [one]) } : { number: id });

const confirmed = (desk: Desk, said?: SaidTransfer): Confirmed<TransferReversalAsked> =>
  secondPerson<TransferReversalAsked>(desk, transferReversals, {
    decide: deciding(said),
    says: ({ journal, chart }, { what, id, noteId }) => ({
      amount: said ? amountOf(said) : 0,
      places: placesOf(chart, what, journal.transfers.get(transferKey(what, id)), id),
      noteId,
    }),
    beforehand: async (schoolId, asked) => deciding(await saidTransfer(desk, schoolId, asked)),
    answer,
  });

/** Taking transfers back: at once, or with a second person once an account has closed its day. */
export const transfersBack = (desk: Desk): readonly HandledCommand[] => [
  handled(command, async ({ reason, ...asked }, call) => {
    const errand = errandOf(call, command.name, { ...asked, reason });
    const { step } = confirmed(desk, await saidTransfer(desk, errand.schoolId, asked));
    const done = await withNote(desk, errand, { reason }, (noteId) => step({ ...asked, noteId }));
    return isRefusal(done) ? done : answered(done, doneOrWaiting(answer));
  }),
  ...confirmed(desk).decisions,
];
