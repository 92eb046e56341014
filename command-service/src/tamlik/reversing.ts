import { isRefusal, refuse, sumPaisa } from '@madrasah/events';
import { tamlikCommands as commands, type TamlikReversal, tamlikReversals } from '@madrasah/events/tamlik';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import {
  doneOrWaiting,
  needsSecondPerson,
  type Said,
  type SecondPersonLogic,
  secondPerson,
} from '../approvals/steps.ts';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled } from '../kernel/handler.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { shownTamlik } from '../ledger/journal/numbering.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { withNote } from '../notes/steps.ts';
import { type RecordedTamlik, reverseTamlik, standingTamlik } from './reverse.ts';

export const tamlikAnswer: AnswerOf = (events) => {
  const { tamlikId, voucherNo } = (events[0] as DomainEvent).data;
  return { id: tamlikId as number, data: { tamlikId, VoucherNo: voucherNo } };
};

/** A tamlik and its receipts as the store has them; undefined while they are not recorded. */
async function recorded(desk: Desk, schoolId: string, tamlikId: number): Promise<RecordedTamlik | undefined> {
  const queue = desk.queue(journalStream, schoolId);
  if (!(await queue.ready()).tamliks.has(tamlikId)) await queue.catchUp(); // another instance may have written it
  await queue.settled(); // what is in flight may be taken back
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

/** The decision over the tamlik as it was recorded. */
const deciding =
  (last: RecordedTamlik | undefined): SecondPersonLogic<TamlikReversal>['decide'] =>
  (books, command) => {
    const standing = standingTamlik(books, command.tamlikId);
    if (isRefusal(standing)) return standing;
    if (!last) return refuse('conflict.changed');
    const drafts = reverseTamlik(books, command, last);
    return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
  };

/** What the request says: the voucher's number, what zakat gets back and, of one student's alone, whose it is. */
function saysOf({ journal, chart }: Books, { tamlikId, noteId }: TamlikReversal): Said {
  const tamlik = journal.tamliks.get(tamlikId);
  if (!tamlik) return { amount: 0, places: { number: tamlikId }, noteId };
  const { voucherNo, paid } = tamlik;
  const places = { number: voucherNo, shown: shownTamlik(chart, tamlik) };
  const [userId, ...others] = new Set(paid.flatMap(([itemId]) => journal.items.get(itemId)?.userId ?? []));
  return {
    amount: sumPaisa(paid.map(([, amount]) => amount)),
    ...(userId !== undefined && others.length === 0 && { userId }),
    places,
    noteId,
  };
}

const confirmed = (desk: Desk, last?: RecordedTamlik) =>
  secondPerson<TamlikReversal>(desk, tamlikReversals, {
    decide: deciding(last),
    says: saysOf,
    beforehand: async (schoolId, { tamlikId }) => deciding(await recorded(desk, schoolId, tamlikId)),
    answer: tamlikAnswer,
  });

/** Taking a tamlik back: asked for by one, confirmed by another. */
export const reversing = (desk: Desk): HandledCommand[] => [
  handled(commands.reverseTamlik, async ({ tamlikId, reason }, call) => {
    const errand = errandOf(call, commands.reverseTamlik.name, { tamlikId, reason });
    const last = await recorded(desk, errand.schoolId, tamlikId);
    const asked = await withNote(desk, errand, { reason }, (noteId) =>
      confirmed(desk, last).step({ tamlikId, noteId }),
    );
    if (isRefusal(asked)) return asked;
    return { ...doneOrWaiting(tamlikAnswer)(asked.events), position: asked.position };
  }),
  ...confirmed(desk).decisions,
];
