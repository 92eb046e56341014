import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';

const tamlikAnswer = () => ({ tamlikId: answers.cell.number(), VoucherNo: answers.cell.number() });

const path = '/api/accounts/tamlik';

const kept = z.object({
  on: stored.storedDay,
  fundId: stored.storedId,
  moneyAccount: stored.storedId,
  /** Where the fees come to lie. */
  receivingAccount: stored.storedId,
  lines: z.array(z.object({ userId: stored.storedId, itemId: stored.storedId, amount: stored.storedPaisa })),
  noteId: stored.storedId.nullable(),
});
/** A tamlik as it waits; amounts in paisa. */
export type Tamlik = z.output<typeof kept>;

/** তামলীক: always with a second person. */
export const tamlikRequests = defineSecondPerson({
  noun: ['Tamlik', 'TamlikRequests'],
  kind: 'tamlik',
  path,
  title: 'tamlikRequests',
  view: power('tamlik', 'view'),
  approve: power('tamlik', 'edit'),
  command: kept,
  answer: () => tamlikAnswer(),
  day: 'first-open',
});

const reversalKept = z.object({ tamlikId: stored.storedId, noteId: stored.storedId.nullable() });
export type TamlikReversal = z.output<typeof reversalKept>;

/** তামলীক বাতিল: as it was given, with a second person. */
export const tamlikReversals = defineSecondPerson({
  noun: ['TamlikReversal', 'TamlikReversals'],
  kind: 'tamlik-reversal',
  path: '/api/accounts/tamlik_reversals',
  title: 'tamlikReversals',
  view: power('tamlik', 'view'),
  approve: power('tamlik', 'edit'),
  command: reversalKept,
  answer: () => tamlikAnswer(),
  day: 'approval',
});

/** Items that one tamlik may pay: a class with all it owes. */
export const MOST_TAMLIK_LINES = 500;

const student = z.object({
  ...{ UserID: fields.id(), itemId: fields.id(), amount: fields.amount() },
  /** Who receives on behalf of a student that is too young. */
  proxy: fields.optionalText(120),
});

/** Of each student, in the order of the lines, who receives on his behalf; '' where he receives himself. */
const proxiesOf = (lines: readonly z.output<typeof student>[]): string[] =>
  [...Map.groupBy(lines, ({ UserID }) => UserID).values()].map((own) =>
    [...new Set(own.map(({ proxy }) => proxy).filter(Boolean))].join(', '),
  );

const ENTITLED = [
  { value: 1, name: { bn: 'হ্যাঁ', en: 'Yes' } },
  { value: 0, name: { bn: 'না, আর নন', en: 'No, not any more' } },
];

export const tamlikCommands = {
  setZakatEligibility: defineCommand({
    name: 'SetZakatEligibility',
    method: 'PUT',
    path: '/api/accounts/zakat_eligible/:user',
    access: power('tamlik', 'insert'),
    params: { user: fields.id() },

    fields: [
      field.reading(
        field.choice('value', { bn: 'যাকাতের মুস্তাহিক কি?', en: 'Entitled to zakat?' }, ENTITLED, {
          open: true,
          begins: 1,
        }),
        () => fields.flag(),
      ),
      field.reading(
        field.day('since', { bn: 'যে দিন থেকে', en: 'From' }, { past: true, begins: 'today' }),
        () => fields.optionalDay(),
      ),
      field.text(
        'verifiedBy',
        { bn: 'কে যাচাই করেছেন', en: 'Verified by' },
        { max: 120, missing: 'tamlik.verifier-required', script: 'bn' },
      ),
      field.text('note', word('remark'), { max: 300, script: 'bn' }),
    ],
    toCommand: ({ value, since, verifiedBy, note }, { user }) => ({
      ...{ userId: user, eligible: value, since, verifiedBy, note },
    }),
    message: 'tamlik.eligibility-set',
    example: { value: true, since: '2026-04-01', verifiedBy: 'মাওলানা আবদুল করীম', note: 'পিতা নেই' },
  }),
  giveTamlik: defineCommand({
    name: 'GiveTamlik',
    path,
    access: power('tamlik', 'insert'),
    body: z.object({ students: z.array(student).min(1).max(MOST_TAMLIK_LINES) }),
    fields: [
      field.given('FundID', { bn: 'গোরাবা তহবিল', en: 'Zakat fund' }),
      field.given('Account', { bn: 'যে হিসাব থেকে যাকাত যাবে', en: 'Account the zakat leaves' }),
      /** Where the fees come to lie; the same account where absent. */
      field.reading(
        field.given(
          'receivingAccount',
          { bn: 'যে হিসাবে ফি জমা হবে', en: 'Account the fees come into' },
          { hint: { bn: 'খালি রাখলে একই হিসাবে', en: 'The same account where left empty' } },
        ),
        () => fields.optionalId(),
      ),
      field.day('on', word('day'), { past: true, begins: 'today' }),
      field.text('witness', word('witness'), { max: 120, missing: 'tamlik.witness-required', script: 'bn' }),
      field.text('reason', word('reason'), { max: 300, missing: 'tamlik.reason-required', script: 'bn' }),
    ],
    toCommand: ({ on, FundID, Account, receivingAccount, students, witness, reason }) => ({
      ...{ on: on as string, fundId: FundID, moneyAccount: Account, witness, reason },
      receivingAccount: receivingAccount ?? Account,
      proxies: proxiesOf(students),
      lines: students.map(({ UserID, itemId, amount }) => ({
        ...{ userId: UserID, itemId, amount: amount as number },
      })),
    }),
    answer: () => answers.record(tamlikAnswer()),
    message: 'approval.waiting',
    waiting: 'approval.waiting',
    asks: true,
    status: 201,
    example: {
      ...{ on: '2026-04-14', FundID: 4, Account: 2, witness: 'মাওলানা আবদুল করীম', reason: 'খোরাকি' },
      students: [{ UserID: 1, itemId: 1, amount: 100, proxy: 'আবদুর রহিম (পিতা)' }],
    },
  }),
  reverseTamlik: defineCommand({
    name: 'ReverseTamlik',
    path: `${path}/:id/reverse`,
    access: power('tamlik', 'delete'),
    params: { id: fields.id() },
    body: z.object({ reason: fields.textUnlessErased(300) }),
    unlessErased: ['reason'],
    toCommand: ({ reason }, { id }) => ({ tamlikId: id, reason }),
    answer: () => answers.record(tamlikAnswer()),
    message: 'approval.waiting',
    waiting: 'approval.waiting',
    status: 201,
    example: { reason: 'ভুল ছাত্রের নামে লেখা হয়েছে' },
  }),
};
