import * as z from 'zod';
import { answers, defineCommand, type Fault, fields, issueText, power, ruled } from '../kernel/index.ts';
import { receiptAnswer } from './receipts/answers.ts';
import { leafFields, leafFrom } from './receipts/leaf.ts';

const amount = fields.optionalAmount();
/** Paid now and conceded now of a head, as the invoice names them. */
const ENTRIES = ['entry_', 'InvoiceDiscount_'] as const;

const body = ruled(
  z.looseObject({
    /** The group of all heads on it: 1 admission, 2 monthly, 3 others, then the institution's own. */
    SFGNID: fields.id(),
    SessionID: fields.id(),
    /** The general ledger of the money account, and the account. */
    GLID: fields.id(),
    cashier: fields.id(),
    CreateAt: fields.optionalDay(),
    SLID: z.array(fields.id()).min(1).max(60),
    UserID: fields.id(),
    MonthID: fields.optionalInteger(0, 12),
    Remark: fields.optionalLines(500),
    transactionNo: fields.optionalText(60),
    ...leafFields,
  }),
  (invoice) =>
    (invoice.SLID ?? []).flatMap((head) =>
      ENTRIES.flatMap((prefix): Fault[] => {
        const path = `${prefix}${head}`;
        const found = amount.safeParse(invoice[path]).error?.issues.map(issueText) ?? [];
        return found.map(({ key, params }) => [path, key, params]);
      }),
    ),
);

/**
 * The fee collection invoice: heads of one group and month, with what is paid (`entry_{SLID}`) and conceded
 * (`InvoiceDiscount_{SLID}`) of each. A receipt like any other comes of it. Admission fees are of no month.
 */
export const createInvoice = defineCommand({
  name: 'CreateInvoice',
  path: '/api/accounts/invoices',
  access: power('fee_collection', 'insert'),
  body,
  toCommand: (invoice) => ({
    userId: invoice.UserID,
    sessionId: invoice.SessionID,
    feeGroup: invoice.SFGNID,
    monthId: invoice.SFGNID === 1 ? 0 : (invoice.MonthID ?? 0),
    on: invoice.CreateAt,
    remark: invoice.Remark,
    ledgerId: invoice.GLID,
    moneyAccount: invoice.cashier,
    transactionNo: invoice.transactionNo,
    leaf: leafFrom(invoice),
    lines: [...new Set(invoice.SLID)].map((subLedgerId) => ({
      subLedgerId,
      deposit: amount.parse(invoice[`entry_${subLedgerId}`]) ?? 0,
      deduction: amount.parse(invoice[`InvoiceDiscount_${subLedgerId}`]) ?? 0,
    })),
  }),
  answer: () => answers.record(receiptAnswer()),
  message: 'fees.collected',
  status: 201,
  example: {
    ...{ SFGNID: 1, SessionID: 1, GLID: 2, cashier: 2, CreateAt: '2026-04-14', SLID: [1], UserID: 1 },
    entry_1: 100,
  },
});
