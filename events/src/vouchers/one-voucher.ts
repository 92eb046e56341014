import * as z from 'zod';
import { type AnswerTo, answers, anyPower, defineQuery, fields, paperOfOne, power } from '../kernel/index.ts';

const { answered, cell, record } = answers;
const access = power('voucher', 'view');
const path = '/api/accounts/vouchers/:id';
const query = { id: fields.id() };
const forAuditor = { entry: 'VoucherPosted' };

const line = () =>
  record({
    ...{ SLID: cell.number(), SlName: cell.text(), GLID: cell.number(), GlName: cell.text() },
    ...{ text: cell.text(), Amount: cell.money() },
  });
const bill = () => record({ fileId: z.string(), address: z.string(), mediaType: z.string() });
/** Another voucher by its number, and as that is shown. */
const numbered = () => record({ voucherId: cell.number(), VoucherNo: cell.number(), shown: cell.text() });
/** The day on which something was taken back, and why not on its own; '' where it was. */
const dayTold = () => ({ on: cell.day(), moved: cell.text() });

/** What a voucher said from a moment on; `edition` 0 as it was written first. */
const edition = () => ({
  ...{ edition: cell.count(), on: cell.day(), at: cell.time(), writer: cell.who() },
  ...{ BookNo: cell.text(), Account: cell.number(), AccountName: cell.text(), AccountType: cell.number() },
  ...{ lines: z.array(line()), total: cell.money() },
  ...{ payee: cell.text(), address: cell.text(), remark: cell.text(), reason: cell.text() },
  ...{ chequeNo: cell.text(), chequeOn: cell.day().nullable(), transactionNo: cell.text() },
  ...{ attachments: z.array(bill()), noteId: cell.number().nullable() },
  /** Where it was written anew on another day. */
  takenBack: record(dayTold()).optional(),
});

/** One voucher as it stands, with all its editions, and on paper. */
export const oneVoucher = {
  voucherPdf: defineQuery({ name: 'VoucherPdf', path: `${path}.pdf`, access, query, forAuditor }),
  voucherPaper: defineQuery({
    ...{ name: 'VoucherPaper', path: `${path}/paper`, access, query, forAuditor },
    answer: () => paperOfOne(),
  }),
  voucher: defineQuery({
    ...{ name: 'Voucher', path, query, forAuditor },
    // Whoever takes one back sees what he takes back.
    access: anyPower(access, power('record_delete_edit', 'view')),
    answer: () =>
      answered(
        record({
          ...edition(),
          ...{ voucherId: cell.number(), VoucherNo: cell.number(), shown: cell.text() },
          /** 1 money in, 2 money out. */
          CAID: cell.choice(),
          ...{ FundID: cell.number(), FundName: cell.text(), inWords: cell.text() },
          standing: cell.badge().nullable(),
          cleared: record({ on: cell.day(), at: cell.time(), by: cell.who() }).nullable(),
          reversed: record({
            ...{ ...dayTold(), at: cell.time(), kind: z.enum(['void', 'bounced']), by: cell.who() },
            ...{ reason: cell.text(), replacedBy: numbered().optional() },
          }).nullable(),
          replaces: numbered().optional(),
          revisions: z.array(record(edition())),
        }),
      ),
  }),
};

export type Voucher = AnswerTo<typeof oneVoucher.voucher>['data'];
export type Edition = Voucher['revisions'][number];
