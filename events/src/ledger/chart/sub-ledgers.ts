import { accessQueries } from '../../access/queries.ts';
import { answers, defineRegister, field } from '../../kernel/index.ts';
import { LEDGER_CLASS } from '../constants.ts';
import { funds } from './funds.ts';
import { generalLedgers } from './general-ledgers.ts';
import { type SubLedgerAttributes, subLedgersRecorded } from './sub-ledgers-recorded.ts';
import { ENGLISH_NAME, LEDGER_CLASSES, MONEY_KINDS } from './words.ts';

/** Asked of money accounts alone. */
const when = {
  chosen: 'GLID',
  is: (row: Readonly<Record<string, unknown>>) => row['CAID'] === LEDGER_CLASS.money,
};

export const subLedgers = defineRegister<SubLedgerAttributes, 'subLedgerId'>()({
  noun: 'SubLedger',
  stream: 'chart',
  power: 'sub_ledger',
  path: '/api/accounts/sub_ledgers',
  id: 'SLID',
  idName: 'subLedgerId',
  fields: {
    FundID: field.ref(
      'fundId',
      funds,
      { bn: 'তহবিল', en: 'Fund' },
      { filter: 'fundId', fixed: true, aside: true, repeats: true },
    ),
    GLID: field.ref(
      'ledgerId',
      generalLedgers,
      { bn: 'খতিয়ান', en: 'Ledger' },
      { filter: 'glId', fixed: true, repeats: true },
    ),
    CAID: field.choice('class', { bn: 'শ্রেণি', en: 'Class' }, LEDGER_CLASSES, {
      filter: 'caId',
      derived: true,
    }),
    SlName: field.text(
      'name',
      { bn: 'উপখাতের নাম', en: 'Name of the sub-ledger' },
      { max: 120, script: 'bn', missing: 'ledger.sub-name-required' },
    ),
    SlNameEn: field.text('nameEn', ENGLISH_NAME, { max: 120, script: 'en', aside: true }),
    moneyKind: field.choice('moneyKind', { bn: 'হিসাবের ধরন', en: 'Kind of account' }, MONEY_KINDS, {
      optional: true,
      when,
    }),
    allowedFunds: field.refs(
      'allowedFunds',
      funds,
      { bn: 'যে তহবিলের টাকা থাকে', en: 'May hold money of' },
      {
        all: { bn: 'সব তহবিল', en: 'All funds' },
        hint: {
          bn: 'কিছু না বাছলে সব তহবিলের টাকা রাখা যাবে',
          en: 'Where none is chosen it may hold money of every fund',
        },
        aside: true,
        when,
      },
    ),
    limit: field.money(
      'limit',
      { bn: 'হাতে রাখার সীমা', en: 'Cash limit' },
      {
        hint: {
          bn: 'দিন সমাপ্তিতে এর বেশি থাকলে ব্যাংকে জমা দিতে বলা হবে',
          en: 'Above this at the close of the day, the rest should go to the bank',
        },
        when,
      },
    ),
    holder: field.pick(
      'holderId',
      { bn: 'দায়িত্বে', en: 'Held by' },
      { list: accessQueries.loginBox, id: 'UserID', name: 'LoginName' },
      {
        hint: {
          bn: 'যাঁর হাতে টাকা থাকে, তিনি কোনো অনুমোদন দিতে পারেন না',
          en: 'Whoever holds the money approves nothing',
        },
        aside: true,
        when,
      },
    ),
    overdraft: field.flag(
      'overdraft',
      { bn: 'জমার বেশি তোলা যায়', en: 'May be overdrawn' },
      {
        absent: false,
        on: { bn: 'হ্যাঁ', en: 'Yes' },
        off: { bn: 'না', en: 'No' },
        hint: {
          bn: 'শুধু ব্যাংক হিসাবে, শুধু সাধারণ ধরনের তহবিলের টাকায়',
          en: 'Bank accounts alone, and only for money of general funds',
        },
        aside: true,
        when,
      },
    ),
  },
  answer: () => ({ kindOfMoney: answers.cell.oneOf(MONEY_KINDS.map(({ value }) => value)).nullable() }),
  // Whoever reads a head in a list knows its fund, not its ledger.
  unique: ['fundId', 'name'],
  within: 'ledgerId',
  remove: 'refuse',
  recorded: subLedgersRecorded,
  codes: {
    added: 'ledger.sub-created',
    changed: 'ledger.saved',
    removed: 'ledger.retired',
    unknown: 'sub-ledger.not-found',
    duplicate: 'ledger.sub-duplicate',
    used: 'ledger.in-use',
  },
  words: {
    bn: {
      one: 'উপখাত',
      many: 'উপখাত',
      purpose: 'ফি, দান, খরচ ও টাকার প্রতিটি হিসাব একটি খতিয়ানের উপখাত।',
    },
    en: {
      one: 'sub-ledger',
      many: 'sub-ledgers',
      purpose: 'Each fee, donation, expense and money account is a sub-ledger of a ledger.',
    },
  },
});
