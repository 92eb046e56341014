import { type ImportRow, isRefusal, type Refusal } from '@madrasah/events';
import type { RecordOpening } from '@madrasah/events/ledger';
import type { Confirmed } from '../../approvals/steps.ts';
import { doneOrWaiting } from '../../approvals/steps.ts';
import type { Desk, Errand } from '../../kernel/desk.ts';
import { answered, idFrom } from '../../kernel/handler.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';
import type { OneCommand, Sent } from '../../operations/steps.ts';

/** What a file of an opening is brought with. */
export interface OpeningFile {
  readonly asOn: string;
  readonly reason: string;
}

/** What the rows of a file bring over, and how many of them do. */
export interface Brought {
  readonly command: Omit<RecordOpening, 'asOn' | 'noteId'>;
  readonly taken: number;
}

type Opening = Pick<Confirmed<RecordOpening>, 'step'>;

/** What would be asked for; its reason has no note while it is only looked at. */
export const openingOf = (
  { asOn }: OpeningFile,
  { command }: Pick<Brought, 'command'>,
  noteId: number | null,
) => ({
  ...{ asOn, noteId },
  ...command,
});

/** Asks for an opening that was read from a file, as one that was typed is asked for. */
export const askedFromFile = <R>(
  desk: Desk,
  confirmed: Opening,
  file: OpeningFile,
  brought: (rows: readonly ImportRow<R>[], errand: Errand) => Promise<Brought>,
): OneCommand<R> => ({
  isSent: (errand) => desk.isRecorded(journalStream, errand),
  async send(rows, errand): Promise<Sent | Refusal> {
    const read = await brought(rows, errand);
    const done = await withNote(desk, errand, { reason: file.reason }, (noteId) =>
      confirmed.step(openingOf(file, read, noteId)),
    );
    if (isRefusal(done)) return done;
    const answer = answered(done, doneOrWaiting(idFrom('openingId')));
    const message = answer.waiting ? 'approval.waiting' : 'ledger.opening-posted';
    return { answer: { ...answer, message }, taken: read.taken };
  },
});
