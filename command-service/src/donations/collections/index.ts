import { type EventDraft, isRefusal, paisa, type Refusal } from '@madrasah/events';
import {
  collectionCommands as commands,
  DonationPrinted,
  refuseDonations as refuse,
} from '@madrasah/events/donations';
import { USER_TYPES } from '@madrasah/events/people';
import { type DecisionContext, type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { answered, type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { recordedAs } from '../../ledger/journal/recorded.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';
import { papersStream } from '../../papers/state.ts';
import { peopleStream } from '../../people/state.ts';
import { standingPerson } from '../../people/steps.ts';
import { collectDonation } from './collect.ts';
import { reverseDonation, type SaidDonation } from './reverse.ts';

const overBooks = (decide: (books: Books, context: DecisionContext) => Decided): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const { look, today } = context;
      return decide({ journal, chart: look(chartStream), today }, context);
    },
    [chartStream, peopleStream],
  );

/** Why whoever is named is no donor. */
function donorFault({ look }: DecisionContext, userId: number | undefined): Refusal | undefined {
  if (userId === undefined) return undefined;
  const person = standingPerson(look(peopleStream), userId);
  if (isRefusal(person)) return person;
  return person.userType === USER_TYPES.donor ? undefined : refuse('donor.not-found');
}

/** The receipt of a gift came out of the printer, once more; one that was taken back is still a paper. */
const printed = (donationId: number) =>
  stepOn(
    papersStream,
    (state, { look }): readonly EventDraft[] | Refusal =>
      look(journalStream).donations.has(donationId)
        ? [DonationPrinted({ donationId, printing: 1 + (state.donations.get(donationId) ?? 0) })]
        : refuse('donation.not-found'),
    [journalStream],
  );

/** Gifts: taken, taken back, and their receipts printed. */
export const collections = (desk: Desk): HandledCommand[] => [
  handled(commands.collectDonation, async ({ payee, through, remark, ...command }, call) => {
    const errand = errandOf(call, commands.collectDonation.name, { payee, through, remark, ...command });
    const amount = paisa(command.amount);
    const done = await withNote(desk, errand, { payee, through, remark }, (noteId) =>
      overBooks((books, context) =>
        collectDonation(books, { ...command, amount, noteId }, donorFault(context, command.userId)),
      ),
    );
    if (isRefusal(done)) return done;
    const [{ data: said }] = done.events as unknown as [{ readonly data: SaidDonation }];
    const { donationId, donationNo } = said;
    const data = { receiptId: donationId, receiptNo: donationNo };
    return answered(done, () => ({ id: donationId, data }));
  }),
  handled(commands.reverseDonation, async ({ donationId, reason }, call) => {
    const errand = errandOf(call, commands.reverseDonation.name, { donationId, reason });
    const said = await recordedAs<SaidDonation>(
      desk,
      errand.schoolId,
      ({ donations }) => donations.get(donationId)?.revision,
    );
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      overBooks((books) => reverseDonation(books, { donationId, noteId }, said)),
    );
    return isRefusal(done) ? done : answered(done, () => ({ id: donationId }));
  }),
  oneStep(
    desk,
    commands.recordDonationPrinting,
    ({ donationId }) => printed(donationId),
    ([event]) => ({ data: { printed: event?.data['printing'] } }),
  ),
];
