import * as z from 'zod';
import { answers, defineCommand, field, fields, power, word } from '../../kernel/index.ts';

const { cell, record } = answers;
const path = '/api/donation/collections';
const id = { id: fields.id() };

const received = () => record({ receiptId: cell.number(), receiptNo: cell.number() });

export const collectionCommands = {
  collectDonation: defineCommand({
    name: 'CollectDonation',
    path,
    access: power('donation', 'insert'),
    body: z.object({
      UserID: fields.optionalId(),
      name: fields.optionalName(120),
      Amount: fields.amount(),
      CreateAt: fields.optionalDay(),
      transactionNo: fields.optionalText(60),
      BookNo: fields.optionalText(30),
      ReceiptNo: fields.optionalInteger(1, 9_999_999),
    }),
    fields: [
      field.given('UserID', word('donor'), { none: { bn: 'দাতা তালিকার কেউ নন', en: 'Nobody of the list' } }),
      field.text('name', word('giver'), {
        max: 120,
        script: 'bn',
        hint: { bn: 'তালিকায় না থাকলে; নাম না বললে খালি রাখুন', en: 'Where not on the list; empty if unnamed' },
      }),
      field.given('FundID', word('fund')),
      field.given('SLID', word('head')),
      field.money('Amount', word('amount')),
      field.given('Account', word('account')),
      field.day('CreateAt', word('day'), { past: true, begins: 'today' }),
      field.text('transactionNo', word('transactionNo'), { max: 60 }),
      field.text('through', word('through'), { max: 120, script: 'bn' }),
      field.text('Remark', word('remark'), { max: 300 }),
      field.text('BookNo', word('bookNo'), {
        max: 30,
        hint: { bn: 'ছাপা বইয়ের পাতা হলে', en: 'Where it is a leaf of a printed book' },
      }),
      field.number('ReceiptNo', { bn: 'পাতা নং', en: 'Leaf no.' }, 1, 9_999_999),
    ],
    toCommand: ({ UserID, name, FundID, SLID, Account, Amount, CreateAt, ...rest }) => ({
      ...{ userId: UserID, payee: name, fundId: FundID, subLedgerId: SLID, moneyAccount: Account },
      ...{ amount: Amount, on: CreateAt, transactionNo: rest.transactionNo },
      ...{ through: rest.through, remark: rest.Remark },
      leaf: { bookNo: rest.BookNo, number: rest.ReceiptNo },
    }),
    answer: received,
    message: 'donation.received',
    status: 201,
    example: {
      ...{ UserID: 1, FundID: 1, SLID: 1, Account: 2, Amount: 500, CreateAt: '2026-04-14' },
      ...{ through: 'ক্বারী ইউসুফ', Remark: 'মসজিদের বাক্স' },
    },
  }),
  reverseDonation: defineCommand({
    name: 'ReverseDonation',
    path: `${path}/:id/reverse`,
    access: power('donation', 'delete'),
    params: id,
    body: z.object({ reason: fields.textUnlessErased(300) }),
    unlessErased: ['reason'],
    toCommand: ({ reason }, params) => ({ donationId: params.id, reason }),
    message: 'donation.reversed',
    status: 201,
    example: { reason: 'ভুল তহবিলে লেখা হয়েছে' },
  }),
  recordDonationPrinting: defineCommand({
    name: 'RecordDonationPrinting',
    path: `${path}/:id/printed`,
    access: power('donation', 'view'),
    params: id,
    body: z.object({}),
    toCommand: (_, params) => ({ donationId: params.id }),
    answer: () => record({ printed: cell.count() }),
    message: 'papers.printing-recorded',
    example: {},
  }),
};
