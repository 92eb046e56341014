import { type CommandOf, isRefusal, refuse } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import { voucherCommands as commands, transferCommands } from '@madrasah/events/vouchers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { Context } from '../deps.ts';
import { keepFile } from '../files/steps.ts';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { type AnswerOf, handled } from '../kernel/handler.ts';
import type { Books, Decided } from '../ledger/journal/facts.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep, type SaidTexts, withNote } from '../notes/steps.ts';
import {
  clearCheque,
  reverseVoucher,
  reviseVoucher,
  type SaidLast,
  standingVoucher,
} from './change-voucher.ts';
import { furtherVouchers } from './further.ts';
import type { IsBill } from './marks.ts';
import { balanceTransfer, overVouchers, voucher } from './steps.ts';

type Written = CommandOf<typeof commands.postVoucher> & { readonly reason?: string };

/** What a voucher says of people: whom, why, and each line in its place. */
const textsOf = ({ payee, address, remark, reason, lines }: Written): SaidTexts => ({
  ...{ payee, address, remark, reason },
  ...Object.fromEntries(lines.map(({ text }, index) => [`line${index + 1}`, text])),
});

const answer: AnswerOf = (events) => {
  const { voucherId, voucherNo } = (events[0] as DomainEvent).data;
  return { id: voucherId as number, data: { voucherId, VoucherNo: voucherNo } };
};

const transferAnswer = ({ data }: DomainEvent) => {
  const id = (data['contraId'] ?? data['transferId']) as number;
  return { id, data: { id, number: data['contraNo'] ?? data['transferNo'] } };
};

/** What a voucher said last, as the store has it; undefined while it is not recorded. */
async function saidLast(desk: Desk, schoolId: string, voucherId: number): Promise<SaidLast | undefined> {
  const queue = desk.queue(journalStream, schoolId);
  if (!(await queue.ready()).vouchers.has(voucherId)) await queue.catchUp(); // another instance may have written it
  await queue.appending?.catch(() => undefined); // what is in flight may be taken back
  const known = queue.state.vouchers.get(voucherId);
  const event = known && (await desk.eventAt(journalStream, schoolId, known.revision));
  const data = event?.data as SaidLast | undefined;
  return data?.voucherId === voucherId ? data : undefined;
}

/** A step over a voucher as it was recorded last; one that changed in between is to be looked at again. */
const overLast = (
  voucherId: number,
  last: SaidLast | undefined,
  decide: (books: Books, last: SaidLast, isBill: IsBill) => Decided,
) =>
  overVouchers((books, isBill) => {
    const standing = standingVoucher(books, voucherId);
    if (isRefusal(standing)) return standing;
    const edition = last && 'edition' in last ? last.edition : 0;
    return last && edition === standing.edition ? decide(books, last, isBill) : refuse('conflict.changed');
  });

/** Credit and debit vouchers: written, revised under their number, taken back; their cheques and bills. */
export const vouchers: Context = (deps) => {
  const { desk, files } = deps;
  const changing = async (
    definition: { readonly name: string },
    command: { readonly voucherId: number },
    call: Parameters<typeof errandOf>[0],
    texts: SaidTexts,
    decide: (books: Books, last: SaidLast, isBill: IsBill, noteId: number | null) => Decided,
  ) => {
    const errand = errandOf(call, definition.name, command);
    const last = await saidLast(desk, errand.schoolId, command.voucherId);
    const done = await withNote(desk, errand, texts, (noteId) =>
      overLast(command.voucherId, last, (books, said, isBill) => decide(books, said, isBill, noteId)),
    );
    return isRefusal(done) ? done : { ...answer(done.events), position: done.position };
  };
  return [
    notedStep(
      desk,
      commands.postVoucher,
      textsOf,
      (command, noteId) => voucher({ ...command, noteId }),
      answer,
    ),
    handled(commands.reviseVoucher, (command, call) =>
      changing(commands.reviseVoucher, command, call, textsOf(command), (books, last, isBill, noteId) =>
        reviseVoucher(books, { ...command, noteId }, last, isBill),
      ),
    ),
    handled(commands.reverseVoucher, (command, call) =>
      changing(commands.reverseVoucher, command, call, { reason: command.reason }, (books, last, _, noteId) =>
        reverseVoucher(books, { ...command, noteId, kind: 'void' }, last),
      ),
    ),
    handled(commands.settleCheque, (command, call) => {
      const { voucherId, on, state, reason } = command;
      if (state === 'bounced')
        return changing(commands.settleCheque, command, call, { reason }, (books, last, _, noteId) =>
          reverseVoucher(books, { voucherId, on, noteId, kind: 'bounced' }, last),
        );
      return changing(commands.settleCheque, command, call, {}, (books) => clearCheque(books, voucherId, on));
    }),
    notedStep(
      desk,
      transferCommands.transferBalance,
      ({ reason }) => ({ reason }),
      balanceTransfer,
      (events) => transferAnswer(events[0] as DomainEvent),
    ),
    handled(commands.attachBill, async (command, call) => {
      const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
      const errand = errandOf(call, commands.attachBill.name, command);
      const kept = await keepFile(desk, files, { userId: null, use: 'bill', file }, errand);
      if (isRefusal(kept)) return kept;
      const { fileId, position } = kept;
      return { data: { fileId, address: fileAddress(fileId, fileUse('bill').open) }, position };
    }),
    ...furtherVouchers(deps),
  ];
};
