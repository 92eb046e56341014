import { isRefusal, refuse } from '@madrasah/events';
import { tamlikCommands as commands, tamlikRequests } from '@madrasah/events/tamlik';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { admissionsStream } from '../admissions/state.ts';
import { secondPerson } from '../approvals/steps.ts';
import type { Context } from '../deps.ts';
import { type Desk, errandOf, stepOn } from '../kernel/desk.ts';
import { type AnswerOf, handled } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep, withNote } from '../notes/steps.ts';
import { peopleStream } from '../people/state.ts';
import { setEligibility } from './eligibility.ts';
import { giveTamlik, saysOfTamlik } from './give.ts';
import { type RecordedTamlik, reverseTamlik, standingTamlik } from './reverse.ts';

const answer: AnswerOf = (events) => {
  const { tamlikId, voucherNo } = (events[0] as DomainEvent).data;
  return { id: tamlikId as number, data: { tamlikId, VoucherNo: voucherNo } };
};

/** A tamlik and its receipts as the store has them; undefined while they are not recorded. */
async function recorded(desk: Desk, schoolId: string, tamlikId: number): Promise<RecordedTamlik | undefined> {
  const queue = desk.queue(journalStream, schoolId);
  if (!(await queue.ready()).tamliks.has(tamlikId)) await queue.catchUp(); // another instance may have written it
  await queue.appending?.catch(() => undefined); // what is in flight may be taken back
  const known = queue.state.tamliks.get(tamlikId);
  if (!known) return undefined;
  const revisions = [
    known.revision,
    ...known.receipts.flatMap((receiptId) => queue.state.receipts.get(receiptId)?.revision ?? []),
  ];
  const [given, ...receipts] = await Promise.all(
    revisions.map(async (revision) => (await desk.eventAt(journalStream, schoolId, revision))?.data),
  );
  const found = { given, receipts } as unknown as RecordedTamlik;
  return found.given?.tamlikId === tamlikId ? found : undefined;
}

/** Who is entitled to zakat, and zakat given to them. */
export const tamlik: Context = ({ desk }) => {
  const giving = secondPerson(desk, tamlikRequests, {
    reads: [peopleStream, admissionsStream],
    decide: giveTamlik,
    says: saysOfTamlik,
    answer,
  });
  return [
    notedStep(
      desk,
      commands.setZakatEligibility,
      ({ verifiedBy, note }) => ({ verifier: verifiedBy, remark: note }),
      ({ verifiedBy: _by, note: _note, ...command }, noteId) =>
        stepOn(
          journalStream,
          (journal, { look, today }) =>
            setEligibility({ journal, chart: look(chartStream), today }, look(peopleStream), {
              ...{ ...command, noteId },
            }),
          [chartStream, peopleStream],
        ),
    ),
    giving.askingWith(
      commands.giveTamlik,
      ({ witness, reason }) => ({ witness, reason }),
      ({ witness: _witness, reason: _reason, ...form }, noteId) => ({ ...form, noteId }),
    ),
    ...giving.decisions,
    handled(commands.reverseTamlik, async ({ tamlikId, reason }, call) => {
      const errand = errandOf(call, commands.reverseTamlik.name, { tamlikId, reason });
      const last = await recorded(desk, errand.schoolId, tamlikId);
      const done = await withNote(desk, errand, { reason }, (noteId) =>
        stepOn(
          journalStream,
          (journal, { look, today }) => {
            const books = { journal, chart: look(chartStream), today };
            const standing = standingTamlik(books, tamlikId);
            if (isRefusal(standing)) return standing;
            return last ? reverseTamlik(books, { tamlikId, noteId }, last) : refuse('conflict.changed');
          },
          [chartStream],
        ),
      );
      return isRefusal(done) ? done : { ...answer(done.events), position: done.position };
    }),
  ];
};
