import { type CommandOf, type EntryDayTold, isRefusal } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import { VoucherPosted } from '@madrasah/events/ledger';
import {
  voucherCommands as commands,
  transferCommands,
  VoucherRevised,
  withdrawTransferRequest,
} from '@madrasah/events/vouchers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { UploadedFile } from '@madrasah/service-kit/http';
import { doneOrWaiting } from '../approvals/steps.ts';
import type { Context } from '../deps.ts';
import { askingFirst } from '../doubles/steps.ts';
import { keepFile } from '../files/steps.ts';
import { errandOf } from '../kernel/desk.ts';
import { type AnswerOf, answered, handled, idFrom, oneStep } from '../kernel/handler.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { notedStep, type SaidTexts, withNote } from '../notes/steps.ts';
import { clearCheque, reverseVoucher, type SaidLast } from './changing/change-voucher.ts';
import { reversals } from './changing/reverse-closed.ts';
import { revisionAsked, revisions } from './changing/revise-closed.ts';
import { furtherVouchers } from './further.ts';
import { transferLikeness, voucherLikeness } from './likeness.ts';
import { transfersAsked } from './posting/ask-transfer.ts';
import { overLast, saidLast } from './recorded.ts';
import { transfersBack } from './reversing/index.ts';
import { balanceTransfer, voucher } from './steps.ts';

/** What says anew what a voucher is, behind what takes it back. */
const SAYING: readonly string[] = [VoucherPosted.type, VoucherRevised.type];

type Written = CommandOf<typeof commands.postVoucher> & { readonly reason?: string };

/** What a voucher says of people: whom, why, and each line in its place. */
const textsOf = ({ payee, address, remark, reason, lines }: Written): SaidTexts => ({
  ...{ payee, address, remark, reason },
  ...Object.fromEntries(lines.map(({ text }, index) => [`line${index + 1}`, text])),
});

/** What is answered of a voucher: where it stands on another day now, when what it said before was taken back. */
const answer: AnswerOf = (events) => {
  const [first, second] = events as [DomainEvent, DomainEvent?];
  const again = second && SAYING.includes(second.type) ? second : undefined;
  const { voucherId, voucherNo, on } = (again ?? first).data;
  const { wanted, why } = first.data as Partial<EntryDayTold>;
  // What was taken back tells why it did not go back on its own day; the voucher itself stands where it was asked for.
  const takenBack = again && { on: first.data['on'], ...(wanted && { wanted, why }) };
  return {
    id: voucherId as number,
    ...(again && { day: { on: on as string } }),
    data: { voucherId, VoucherNo: voucherNo, ...(takenBack && { takenBack }) },
  };
};

const toldOrWaiting = doneOrWaiting(answer);

const transferAnswer: AnswerOf = (events) => {
  const { data } = events[0] as DomainEvent;
  const id = (data['contraId'] ?? data['transferId']) as number;
  return { id, data: { id, number: data['contraNo'] ?? data['transferNo'] } };
};

/** Credit and debit vouchers: written, revised under their number, taken back; their cheques and bills. */
export const vouchers: Context = (deps) => {
  const { desk, files } = deps;
  const changing = async (
    definition: { readonly name: string },
    command: { readonly voucherId: number },
    call: Parameters<typeof errandOf>[0],
    texts: SaidTexts,
    decide: (books: Books, last: SaidLast, noteId: number | null) => Decided,
  ) => {
    const errand = errandOf(call, definition.name, command);
    const last = await saidLast(desk, errand.schoolId, command.voucherId);
    const done = await withNote(desk, errand, texts, (noteId) =>
      overLast(command.voucherId, last, (books, said) => decide(books, said, noteId)),
    );
    return isRefusal(done) ? done : answered(done, answer);
  };
  const asked = transfersAsked(desk, transferAnswer);
  return [
    askingFirst(
      desk,
      notedStep(
        desk,
        commands.postVoucher,
        textsOf,
        (command, noteId) => voucher({ ...command, noteId }),
        answer,
      ),
      voucherLikeness(desk),
    ),
    handled(commands.reviseVoucher, async (command, call) => {
      const errand = errandOf(call, commands.reviseVoucher.name, command);
      const last = await saidLast(desk, errand.schoolId, command.voucherId);
      const { step } = revisions(desk, answer, last);
      const done = await withNote(desk, errand, textsOf(command), (noteId) =>
        step(revisionAsked(command, last, noteId, call.ifMatch)),
      );
      return isRefusal(done) ? done : answered(done, toldOrWaiting);
    }),
    ...revisions(desk, answer).decisions,
    handled(commands.reverseVoucher, async ({ voucherId, on = null, reason }, call) => {
      const errand = errandOf(call, commands.reverseVoucher.name, { voucherId, on, reason });
      const last = await saidLast(desk, errand.schoolId, voucherId);
      const { step } = reversals(desk, answer, last);
      const done = await withNote(desk, errand, { reason }, (noteId) =>
        step({ voucherId, on, noteId, ...(last && { moneyAccount: last.moneyAccount }) }),
      );
      return isRefusal(done) ? done : answered(done, toldOrWaiting);
    }),
    ...reversals(desk, answer).decisions,
    handled(commands.settleCheque, (command, call) => {
      const { voucherId, on, state, reason } = command;
      if (state === 'bounced')
        return changing(commands.settleCheque, command, call, { reason }, (books, last, noteId) =>
          reverseVoucher(books, { voucherId, on, noteId, kind: 'bounced' }, last),
        );
      return changing(commands.settleCheque, command, call, {}, (books) => clearCheque(books, voucherId, on));
    }),
    askingFirst(
      desk,
      notedStep(
        desk,
        transferCommands.transferBalance,
        ({ reason }) => ({ reason }),
        (command, noteId) => balanceTransfer(asked, command, noteId),
        doneOrWaiting(transferAnswer),
      ),
      transferLikeness,
    ),
    ...asked.decisions,
    oneStep(
      desk,
      withdrawTransferRequest,
      ({ requestId }) => asked.instead(requestId, null),
      idFrom('requestId'),
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
    ...transfersBack(desk),
  ];
};
