import { paisa } from '@madrasah/events';
import {
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { Codec, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { DEMO_SCHOOL } from './bundle.ts';

// Texts that people may type and other programs may take for their own.
export const PAYEE = '=HYPERLINK("http://evil","মোল্লা, \\ "")';
export const REMARK = 'প্রথম সারি\nদ্বিতীয়; সারি | "উদ্ধৃতি" <b>&amp;\u0007\u2028';
export const EXPENSE = '+মনিহারি';

const voucher = VoucherPosted({
  ...UNSAID_BEFORE,
  ...{ voucherId: 1, voucherNo: 1, series: '1-2-2026', on: '2026-04-15', fundId: 1, direction: 2 },
  ...{ moneyAccount: 1, payee: PAYEE, bookNo: '', remark: REMARK },
  lines: [{ subLedgerId: 2, particulars: '@SUM(A1)', amount: paisa(123_456_705) }],
  postings: [dr('sl:2', 1, 123_456_705), cr('sl:1', 1, 123_456_705)],
});
const given = VoucherPosted({
  ...UNSAID_BEFORE,
  ...voucher.data,
  ...{ voucherId: 2, series: '1-1-2026', direction: 1, payee: '', remark: '' },
  postings: [dr('sl:1', 1, 123_456_705), cr('sl:3', 1, 123_456_705)],
});
const account = (subLedgerId: number, ledgerId: number, kind: number, name: string) =>
  SubLedgerAdded({ subLedgerId, ledgerId, fundId: 1, class: kind, name, allowedFunds: null });
const chart = [
  FundAdded({ fundId: 1, name: '-সাধারণ তহবিল', kind: 1 }),
  GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 3, name: 'নগদ' }),
  account(1, 1, 3, 'নগদ বাক্স'),
  account(2, 2, 2, EXPENSE),
  account(3, 3, 1, 'দান "এককালীন", বড়'),
];

/** A school of two vouchers, whose texts are such. */
export async function oddTexts(): Promise<EventStore> {
  const store = inProcessEventStore(':memory:');
  const codec = new Codec(new FileVault(':memory:'));
  const ids = { requestId: 'r', correlationId: 'r', causationId: 'r' };
  const context = {
    schoolId: DEMO_SCHOOL,
    actor: { id: 1, permissionType: 2 },
    at: new Date('2026-04-15T06:00:00Z'),
    ...ids,
  };
  const write = async (stream: string, drafts: Parameters<Codec['encode']>[2][]) => {
    let head = EMPTY_CHAIN;
    for (const draft of drafts) {
      const encoded = codec.encode(stream, head, draft, context);
      await store.append(stream, head.revision, [encoded.event]);
      head = encoded.head;
    }
  };
  await write(`chart-${DEMO_SCHOOL}`, chart);
  await write(`journal-${DEMO_SCHOOL}_1`, [given, voucher]);
  return store;
}
