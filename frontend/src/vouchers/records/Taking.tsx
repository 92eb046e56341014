import { voucherQueries } from '@madrasah/events/vouchers';
import { CancelDialog, TakeBackCharges } from '../../fees/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { ReverseDialog } from '../../tamlik/index.ts';
import { ReverseJournal } from '../further/ReverseJournal.tsx';
import { Consequence } from '../one/Consequence.tsx';
import { RECORD, type RecordRow, TRANSFER } from './places.ts';
import { ReverseTransfer } from './ReverseTransfer.tsx';

interface Props {
  readonly row: RecordRow;
  onClose(): void;
}

/** The dialog that takes an entry back, as its own page has it: what follows, and why. */
export function Taking({ row, onClose }: Props) {
  const { kind, id, number } = row;
  if (kind === RECORD.receipt) return <CancelDialog receiptId={id} receiptNo={number} onClose={onClose} />;
  if (kind === RECORD.tamlik) return <ReverseDialog tamlikId={id} shown={row.shown} onClose={onClose} />;
  if (kind === RECORD.journal)
    return <ReverseJournal journalVoucherId={id} shown={row.shown} onClose={onClose} />;
  if (kind === RECORD.charge) return <TakeBackCharges admissionId={row.AdmissionID} onClose={onClose} />;
  const transfer = TRANSFER[kind];
  if (transfer) return <ReverseTransfer what={transfer} row={row} onClose={onClose} />;
  return <OfVoucher id={id} onClose={onClose} />;
}

function OfVoucher({ id, onClose }: { readonly id: number; onClose(): void }) {
  const voucher = useQuery(voucherQueries.voucher, { id }).data?.data;
  return voucher ? <Consequence voucher={voucher} doing="reverse" onClose={onClose} /> : null;
}
