import type { DataOf } from '@madrasah/events';
import { WrittenOffRecovered } from '@madrasah/events/concessions';
import { FeeRefunded } from '@madrasah/events/fees';
import { VoucherPosted } from '@madrasah/events/ledger';
import { TamlikGiven } from '@madrasah/events/tamlik';
import { ChequeCleared, VoucherMirrored, VoucherReversed, VoucherRevised } from '@madrasah/events/vouchers';
import { defineProjector, type EventOf, when } from '../kernel/projecting/index.ts';

/** The day on which something was taken back; where another was due, that one and why. */
type TakenBack = Pick<DataOf<typeof VoucherMirrored>, 'on' | 'wanted' | 'why'>;

type Content = Omit<DataOf<typeof VoucherRevised>, 'voucherId' | 'voucherNo' | 'edition' | 'postings'>;

/** What a voucher said from an instant on; money in paisa. */
export interface Edition extends Content {
  /** 0 as it was posted, then each revision. */
  readonly edition: number;
  readonly at: string;
  readonly actorId: number;
  /** Where it was written anew on another day: what it said was taken back. */
  readonly takenBack?: TakenBack;
}

/** Something that happened to a voucher as a whole. */
interface Mark {
  readonly on: string;
  readonly at: string;
  readonly actorId: number;
}

export interface Voucher {
  readonly voucherId: number;
  readonly voucherNo: number;
  readonly series: string;
  readonly fundId: number;
  readonly direction: number;
  /** Oldest first; at least one. */
  readonly editions: readonly Edition[];
  readonly cleared: Mark | null;
  readonly reversed:
    | (Mark & TakenBack & Pick<DataOf<typeof VoucherReversed>, 'kind' | 'noteId' | 'replacedBy'>)
    | null;
  /** The voucher of another accounting year in whose place it stands. */
  readonly replaces?: number;
}

type Said = EventOf<typeof VoucherPosted> | EventOf<typeof VoucherRevised>;

function editionOf({ data, metadata }: Said, edition: number): Edition {
  const { fundId, direction, on, moneyAccount, lines, payee, bookNo, remark } = data;
  const { noteId, chequeNo, chequeOn, transactionNo, attachments } = data;
  return {
    ...{ edition, fundId, direction, on, moneyAccount, lines, payee, bookNo, remark },
    ...{ noteId, chequeNo, chequeOn, transactionNo, attachments },
    ...{ at: metadata.at, actorId: metadata.actor.id },
  };
}

const keys = ({ data }: { data: { voucherId: number } }) => [data.voucherId];
const markOf = ({
  data,
  metadata,
}: EventOf<typeof ChequeCleared> | EventOf<typeof VoucherReversed>): Mark => ({
  on: data.on,
  at: metadata.at,
  actorId: metadata.actor.id,
});

const takenBack = ({ on, wanted, why }: TakenBack): TakenBack => ({
  on,
  ...(wanted && { wanted }),
  ...(why && { why }),
});
const becameOf = ({ kind, noteId, replacedBy }: DataOf<typeof VoucherReversed>) => ({
  ...{ kind, noteId },
  ...(replacedBy && { replacedBy }),
});

/** Credit and debit vouchers with all they ever said. */
export const vouchersProjector = defineProjector<Voucher>({
  name: 'vouchers',
  version: 3,
  collection: 'vouchers',
  indexes: [{ fundId: 1 }],
  on: {
    VoucherPosted: when(VoucherPosted, {
      keys,
      fold(_, event) {
        const { voucherId, voucherNo, series, fundId, direction, replaces } = event.data;
        const facts = { voucherId, voucherNo, series, fundId, direction, ...(replaces && { replaces }) };
        return { ...facts, editions: [editionOf(event, 0)], cleared: null, reversed: null };
      },
    }),
    VoucherMirrored: when(VoucherMirrored, {
      keys,
      fold: (voucher, { data }) =>
        voucher && {
          ...voucher,
          editions: voucher.editions.map((said) =>
            said.edition === data.edition ? { ...said, takenBack: takenBack(data) } : said,
          ),
        },
    }),
    VoucherRevised: when(VoucherRevised, {
      keys,
      fold: (voucher, event) =>
        voucher && { ...voucher, editions: [...voucher.editions, editionOf(event, event.data.edition)] },
    }),
    VoucherReversed: when(VoucherReversed, {
      keys,
      fold: (voucher, event) =>
        voucher && {
          ...voucher,
          reversed: { ...markOf(event), ...takenBack(event.data), ...becameOf(event.data) },
        },
    }),
    ChequeCleared: when(ChequeCleared, {
      keys,
      fold: (voucher, event) => voucher && { ...voucher, cleared: markOf(event) },
    }),
  },
});

interface SeriesEnd {
  readonly series: string;
  readonly last: number;
}

const bySeries = ({ data }: { data: { series: string } }) => [data.series];
const endOf = (
  _: unknown,
  { data: { series, voucherNo } }: { data: { series: string; voucherNo: number } },
) => ({
  ...{ series, last: voucherNo },
});

/** The last number of each series of vouchers; those of refunds, tamliks and what was recovered stand in the same. */
export const voucherSeriesProjector = defineProjector<SeriesEnd>({
  name: 'voucher-series',
  version: 2,
  collection: 'voucher-series',
  indexes: [],
  on: {
    VoucherPosted: when(VoucherPosted, { keys: bySeries, fold: endOf }),
    FeeRefunded: when(FeeRefunded, { keys: bySeries, fold: endOf }),
    TamlikGiven: when(TamlikGiven, { keys: bySeries, fold: endOf }),
    WrittenOffRecovered: when(WrittenOffRecovered, { keys: bySeries, fold: endOf }),
  },
});
