import { commandCatalogue, secondPersonKinds } from '@madrasah/events/catalogue';
import test from 'ava';
import { FORMS } from './index.ts';

/** What no step draws, and why. */
const NOT_DRAWN: readonly (readonly [names: readonly string[], why: string])[] = [
  [['ImportOpeningBalances', 'ImportOldDues'], 'a file; what it asks for is drawn as RecordOpeningBalances'],
  [
    [
      'EraseNote',
      'RecordReceiptPrinting',
      'RecordReceiptPrintings',
      'RecordDonationPrinting',
      'AttachBill',
      'WriteFeeComment',
      'RecordDuesLettersPrinted',
      'ColumnsOfBankStatement',
    ],
    'they move no money and bind none',
  ],
  [
    ['CreateInvoice'],
    'it names heads and month, and collects by the decision of CollectFees, which is drawn',
  ],
  [['ReverseChargedItems'], 'it is the decision that undoes a charge run, of single charges'],
  [['TakeDailyRoot', 'ChangeAuditors', 'MailDailyRoot'], 'the audit has promises of its own'],
  [
    ['SwitchFund', 'WithdrawFeePrices', 'WithdrawManyFeePrices', 'CopyPrices', 'RemoveStudentFee'],
    'settings beside others that are drawn',
  ],
];
const notDrawn = new Set(NOT_DRAWN.flatMap(([names]) => names));
/** Rows of registers are settings. */
const ofRegisters =
  /^(Add|Change|Remove)(Fund|GeneralLedger|SubLedger|AccountingYear|FeeGroupName|FeeHead|ReceiptBook)$/;
const asks = /^(Preview|WhatIf|LookAt)/;

const moneyCommands = commandCatalogue
  .filter(({ path }) => ['/api/accounts/', '/api/donation/collections'].some((room) => path.startsWith(room)))
  .map(({ name }) => name)
  .filter((name) => !asks.test(name) && !ofRegisters.test(name));
const confirmed = [...secondPersonKinds.values()].flatMap(({ approve, reject, withdraw }) => [
  approve.name,
  reject.name,
  withdraw.name,
]);

test('every command over the books is drawn, or it is said why not', (t) => {
  const drawn = new Set([...Object.keys(FORMS), ...confirmed]);
  t.deepEqual(
    moneyCommands.filter((name) => !drawn.has(name) && !notDrawn.has(name)),
    [],
  );
});

test('what is drawn is there', (t) => {
  const known = new Set([
    ...moneyCommands,
    ...['AddAccountingYear', 'Approve', 'Reject', 'WithdrawOwn', 'ReverseForLater'],
    ...['LeaveStudent', 'ReturnStudent', 'WithdrawAdmission'],
  ]);
  t.deepEqual(
    Object.keys(FORMS).filter((name) => !known.has(name)),
    [],
  );
});
