import { isRefusal, toTaka } from '@madrasah/events';
import {
  furtherCommands as commands,
  journalVoucherRequests,
  reverseJournalVoucher,
  settleCashierDebt,
} from '@madrasah/events/vouchers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { doneOrWaiting, secondPerson } from '../approvals/steps.ts';
import type { Context } from '../deps.ts';
import { askingFirst } from '../doubles/steps.ts';
import { errandOf } from '../kernel/desk.ts';
import { type AnswerOf, answered, handled, idFrom, oneStep } from '../kernel/handler.ts';
import { notedStep, withNote } from '../notes/steps.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import { settleDebt } from './colleagues/settle-debt.ts';
import { postJournalVoucher, saysOfJournal } from './journal/post.ts';
import { journalBackAnswer, journalsBack, saidJournal } from './journal/reverse.ts';
import { advanceLikeness, journalLikeness } from './likeness.ts';
import { settleWallet } from './settle-wallet.ts';
import { colleagueFault, giveAdvance, settleAdvance } from './staff-advances.ts';
import { overVouchers } from './steps.ts';

/** Whether he has money of earlier advances in hand is told with the answer: a warning, no refusal. */
const given: AnswerOf = (events) => {
  const { advanceId, unsettled } = (events[0] as DomainEvent).data;
  return { id: advanceId as number, data: { advanceId, unsettled: toTaka(unsettled as never) } };
};

/** Journal vouchers, wallet settlements, advances to colleagues. */
export const furtherVouchers: Context = ({ desk }) => {
  const journals = secondPerson(desk, journalVoucherRequests, {
    decide: postJournalVoucher,
    says: saysOfJournal,
    answer: idFrom('journalVoucherId'),
  });
  return [
    askingFirst(desk, journals.askingWhy(commands.postJournalVoucher), journalLikeness),
    ...journals.decisions,
    handled(reverseJournalVoucher, async ({ journalVoucherId, reason }, call) => {
      const errand = errandOf(call, reverseJournalVoucher.name, { journalVoucherId, reason });
      const { step } = journalsBack(desk, await saidJournal(desk, errand.schoolId, journalVoucherId));
      const done = await withNote(desk, errand, { reason }, (noteId) => step({ journalVoucherId, noteId }));
      if (isRefusal(done)) return done;
      return answered(done, doneOrWaiting(journalBackAnswer));
    }),
    ...journalsBack(desk).decisions,
    oneStep(
      desk,
      commands.settleWallet,
      (command) => overVouchers((books) => settleWallet(books, command)),
      idFrom('settlementId'),
    ),
    askingFirst(
      desk,
      oneStep(
        desk,
        commands.giveStaffAdvance,
        (command) =>
          overVouchers(
            (books, _, { look }) => {
              const person = standingPerson(look(peopleStream), command.userId);
              if (isRefusal(person)) return person;
              return colleagueFault(person) ?? giveAdvance(books, command);
            },
            [peopleStream],
          ),
        given,
      ),
      advanceLikeness,
    ),
    oneStep(
      desk,
      settleCashierDebt,
      (command) => overVouchers((books) => settleDebt(books, command)),
      idFrom('paymentId'),
    ),
    notedStep(
      desk,
      commands.settleStaffAdvance,
      ({ bills }) => Object.fromEntries(bills.map(({ text }, index) => [`line${index + 1}`, text])),
      ({ bills, ...command }, noteId) => {
        const kept = bills.map(({ text: _, ...bill }) => bill);
        return overVouchers((books, isBill) =>
          settleAdvance(books, { ...command, bills: kept, noteId }, isBill),
        );
      },
      idFrom('advanceId'),
    ),
  ];
};
