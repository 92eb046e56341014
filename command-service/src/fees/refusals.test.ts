import { addDays } from '@madrasah/events';
import { type ApplyPrices, FeeHeadChanged, FeePricesSet, refuseFees } from '@madrasah/events/fees';
import { FundSwitched, SubLedgerRenamed } from '@madrasah/events/ledger';
import { plainTable } from '@madrasah/service-kit/folding';
import { plansStream } from '../plans/state.ts';
import { type FundName, fund, gl, sl } from '../test-support/chart.ts';
import { adding, changing, charted, onChart, removing } from '../test-support/chart-register.ts';
import { House, S, S2, taka } from '../test-support/house.ts';
import { houseWithBook, payOnLeaf } from '../test-support/receipt-books.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { entitle, give } from '../test-support/tamlik.ts';
import { runCharges } from './charge-run/decide.ts';
import { collectFromClass } from './class-collection/decide.ts';
import { satTogether } from './class-collection/test-support.ts';
import { undoSitting } from './class-collection/undo.ts';
import { grantConcession } from './concede.ts';
import { brothers, family } from './family/test-support.ts';
import { setFeePrices, withdrawFeePrices } from './price-list/prices.ts';
import { collectFees } from './receipts/collect.ts';
import { settleReplacement } from './receipts/correct/replacements.ts';
import { askRefund } from './receipts/refund/ask-refund.ts';
import { refundFee } from './receipts/refund/refund.ts';
import { applyPrices } from './repricing/apply.ts';
import { copyPrices } from './repricing/copy.ts';
import { repricingUndo } from './repricing/undo.ts';
import { planReversal, reverseCharges } from './reverse-charges.ts';
import { reverseItems } from './reverse-items.ts';

/** Food of two months is owed by S, 1,000 each; the first is item 1. */
function owing(): House {
  const house = new House();
  house.given(house.charge({ Food: 1000 }, '2026-04-01', { month: 1 }));
  house.given(house.charge({ Food: 1000 }, '2026-04-20', { month: 2 }));
  return house;
}

function paid(deposit = 1000): House {
  const house = owing();
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(deposit) }] }));
  return house;
}

const head = (name: FundName, ledgerClass: number, subLedgerId: number, ledgerFund = name) =>
  onChart(
    new House(),
    adding('feeHead', {
      fundId: fund(name),
      ledgerId: gl(ledgerFund, ledgerClass),
      subLedgerId,
      feeGroup: 1,
    }),
  );

const concede = (house: House, ...lines: { itemId: number; amount: number }[]) =>
  grantConcession(house.books, { userId: S, admissionId: S, on: house.today, lines, reason: 'ছাড়' });

const planned = (house: House) => ({ ...house.books, plans: plansStream.initial(plainTable) });
const PRICES: ApplyPrices = {
  ...{ sessionId: 7, classId: undefined, subLedgerIds: [], from: undefined },
  ...{ concessions: 'scale', reason: 'নতুন হার' },
};
const copied = (sessions: { from: number; to: number }) =>
  copyPrices(
    new House().chart,
    { ...sessions, percent: 0, effectiveFrom: undefined },
    { hasSession: () => true, hasClass: () => true },
    '2026-04-30',
  );

const refund = (house: House, itemId: number, amount: number) =>
  refundFee(house.books, {
    userId: S,
    on: house.today,
    moneyAccount: sl('C1'),
    from: { kind: 'fee', itemId },
    amount,
  });

/** Food is a monthly head whose row has only empty cells. */
function run(chosen: { subLedgerIds?: readonly number[]; monthId?: number }) {
  const house = new House();
  const amounts = Array.from({ length: 12 }, () => null);
  const row = { priceRowId: 1, sessionId: 7, classId: 1, subLedgerId: sl('Food'), amounts };
  house.setUp(FeeHeadChanged({ feeHeadId: 3, feeGroup: 2, chargeOn: 'month' }));
  house.setUp(FeePricesSet({ ...row, effectiveFrom: '2026-04-01' }));
  const command = { sessionId: 7, classId: 1, feeGroup: undefined, subLedgerIds: [], monthId: 0, days: [] };
  const student = { admissionId: S, userId: S, userCode: '1001', classId: 1, sessionId: 7, elders: [] };
  const admitted = [{ ...student, gender: 1, residence: 1, newOrOld: 1, on: '2026-04-01' }];
  const books = { ...house.books, plans: plansStream.initial(plainTable) };
  return runCharges(
    books,
    { ...command, dueOn: undefined, ...chosen, subLedgerIds: [...(chosen.subLedgerIds ?? [])] },
    admitted,
  );
}

const takeBack = (house: House, ...itemIds: number[]) =>
  reverseCharges(house.books, { chargeId: null, reason: 'ভুল' }, planReversal(house.books, itemIds), String);

/** Leaves are typed, unless it is said otherwise. */
const onLeaf = (leaf: Parameters<typeof payOnLeaf>[1], house = houseWithBook(3)) => payOnLeaf(house, leaf);

provokesEach(refuseFees.codes, {
  'fees.book-required': () => onLeaf({ bookNo: '' }),
  'fees.book-unknown': () => onLeaf({ bookNo: '২' }),
  'fees.book-returned': () => {
    const house = houseWithBook(2);
    charted(house, changing('receiptBook', 1, { returned: true }));
    return onLeaf({}, house);
  },
  'fees.book-full': () => {
    const house = houseWithBook(2);
    for (let leaf = 1; leaf <= 4; leaf += 1) house.given(onLeaf({}, house));
    return onLeaf({}, house);
  },
  'fees.sitting-leaning': () => {
    const { house, originals } = satTogether();
    house.given(house.reverse(1));
    return undoSitting(house.books, { id: 1 }, originals);
  },
  'fees.leaf-required': () => onLeaf({}),
  'fees.leaf-outside': () => onLeaf({ number: 1 }),
  'fees.leaf-spoiled': () => onLeaf({ number: 52 }),
  'fees.leaf-unused': () => {
    const house = houseWithBook(3);
    charted(house, changing('receiptBook', 1, { unused: '৫৩' }));
    return onLeaf({ number: 53 }, house);
  },
  'fees.leaf-taken': () => {
    const house = houseWithBook(3);
    house.given(onLeaf({ number: 51 }, house));
    return onLeaf({ number: 51 }, house);
  },
  'fee-head.not-found': () => onChart(new House(), removing('feeHead', 99)),
  'fee-prices.not-found': () => withdrawFeePrices(new House().chart, { priceRowId: 1 }, '2026-04-30'),
  'fees.prices-nothing-changes': () => applyPrices(planned(new House()), PRICES, []),
  'fees.prices-nothing-copied': () => copied({ from: 7, to: 8 }),
  'fees.prices-same-session': () => copied({ from: 7, to: 7 }),
  'fees.repricing-leaning': () => {
    const house = owing();
    for (const amount of [1000, 900])
      house.setUp(
        FeePricesSet({
          ...{ priceRowId: 1, sessionId: 7, classId: 1, subLedgerId: sl('Food') },
          ...{ amounts: Array.from({ length: 12 }, () => taka(amount)), effectiveFrom: '2026-04-01' },
        }),
      );
    const student = { admissionId: S, userId: S, userCode: '1001', sessionId: 7, classId: 1 };
    const rest = { gender: 1, residence: 1, newOrOld: 1, on: '2026-01-01', elders: [] };
    house.given(applyPrices(planned(house), PRICES, [{ ...student, ...rest }]));
    house.given(concede(house, { itemId: 1, amount: 5 }));
    const look = ({ category }: { category: string }) =>
      category === 'chart' ? house.chart : { people: new Map() };
    return repricingUndo.undo(house.journal, { id: 1, reason: 'x' }, { look, today: house.today } as never);
  },
  'receipt.not-found': () => new House().reverse(1),
  'fees.head-duplicate': () => head('G', 1, sl('Tuition')),
  'fees.head-class': () => head('G', 2, sl('Electricity')),
  'fees.head-fund-kind': () => head('Z', 1, sl('Zakat')),
  'fees.head-chain': () => head('G', 1, sl('Donation')),
  'fees.not-a-head': () => {
    const amounts = Array.from({ length: 12 }, () => 0);
    const command = {
      sessionId: 1,
      classId: 1,
      subLedgerId: sl('Donation'),
      effectiveFrom: undefined,
      amounts,
    };
    const frame = { hasSession: () => true, hasClass: () => true };
    return setFeePrices(new House().chart, command, frame, '2026-04-30');
  },
  'fees.item-unknown': () => owing().collect({ rows: [{ itemId: 9, deposit: 1 }] }),
  'fees.item-ambiguous': () => owing().collect({ rows: [{ subLedgerId: sl('Food'), deposit: 1 }] }),
  'fees.duplicate-item': () =>
    owing().collect({
      rows: [
        { itemId: 1, deposit: 1 },
        { itemId: 1, deposit: 1 },
      ],
    }),
  'fees.before-charge': () =>
    grantConcession(owing().books, {
      ...{ userId: S, admissionId: S, on: '2026-04-19', reason: 'ছাড়' },
      lines: [{ itemId: 2, amount: 1 }],
    }),
  'fees.deduction-before-charge': () =>
    owing().collect({ rows: [{ itemId: 2, deduction: 1 }], on: '2026-04-19', remark: 'ছাড়' }),
  'fees.stale': () => owing().collect({ rows: [{ itemId: 1, due: taka(900), deposit: 1 }] }),
  'fees.deduction-too-large': () =>
    owing().collect({ rows: [{ itemId: 1, deduction: taka(1000.01) }], remark: 'ছাড়' }),
  'fees.nothing-to-collect': () => owing().collect({ rows: [{ itemId: 1 }, { itemId: 2 }] }),
  'fees.remark-required': () => owing().collect({ rows: [{ itemId: 1, deduction: 1 }] }),
  'fees.wrong-student': () => {
    const house = owing();
    const command = { userId: S, admissionId: S2, on: undefined, remark: '', ledgerId: 0, moneyAccount: 0 };
    const admission = { userId: S2, sessionId: 7 };
    return collectFees(house.books, { ...command, transactionNo: '', rows: [] }, admission);
  },
  'fees.charge-elsewhere': () => {
    const house = owing();
    const item = house.journal.items.get(1);
    if (item) house.journal.items.set(1, { ...item, examId: 3 });
    return reverseItems(house.books, { items: [1], noteId: null }, String);
  },
  'fees.class-nothing-owed': () => {
    const payers = [{ admissionId: S, due: 0, amount: taka(100), transactionNo: '' }];
    const about = { on: undefined, moneyAccount: sl('C1'), remark: '', payers };
    return collectFromClass(new House().books, about, () => ({ userId: S, sessionId: 7 }));
  },
  'fees.family-same-student': () => {
    const part = [S, [{ itemId: 1, deposit: taka(100) }]] as const;
    return family(brothers(), [part, part]);
  },
  'fees.family-not-corrected': () => {
    const house = brothers();
    house.given(
      family(house, [
        [S, [{ itemId: 1, deposit: taka(100) }]],
        [S2, [{ itemId: 2, deposit: taka(100) }]],
      ]),
    );
    return house.correct(1, { rows: [{ itemId: 1, deposit: taka(100) }] });
  },
  'fees.already-reversed': () => {
    const house = paid();
    house.given(house.reverse(1));
    return house.reverse(1);
  },
  'fees.refunded-since': () => {
    const house = paid();
    house.given(house.voucher('B', 'Loan', 5000, house.today));
    house.given(refund(house, 1, taka(600)));
    return house.reverse(1);
  },
  'fees.transaction-required': () => {
    const house = owing();
    house.setUp(SubLedgerRenamed({ subLedgerId: sl('BK'), name: 'বিকাশ' }));
    return house.collect({ rows: [{ itemId: 1, deposit: taka(100) }], into: 'BK' });
  },
  'fees.transaction-taken': () => {
    const house = owing();
    house.given(
      house.collect({ rows: [{ itemId: 1, deposit: taka(100) }], into: 'BK', transactionNo: 'A 7' }),
    );
    return house.collect({ rows: [{ itemId: 1, deposit: taka(100) }], into: 'BK', transactionNo: 'a৭' });
  },
  'fees.replacement-only-correction': () =>
    paid().correct(1, { rows: [{ itemId: 1, due: taka(1000), deposit: taka(500) }] }, 'dishonoured'),
  'fees.no-replacement-awaited': () =>
    settleReplacement(paid().books, { receiptId: 1, by: 'nothing', otherId: undefined }),
  'fees.replacement-unknown': () => {
    const house = paid();
    house.given(house.reverse(1, null));
    return settleReplacement(house.books, { receiptId: 1, by: 'receipt', otherId: 1 });
  },
  'fees.refund-before-payment': () => {
    const house = paid();
    house.today = addDays(house.today, -1);
    return refund(house, 1, taka(1));
  },
  'fees.refund-unnamed': () => {
    const look = () => ({ admissions: new Map([[S, { userId: S }]]) });
    const command = { admissionId: S, itemId: null, fundId: null, amount: 1, moneyAccount: 1, noteId: null };
    return askRefund(paid().books, command, { look, requestId: 1 } as never);
  },
  'fees.concession-too-large': () => concede(owing(), { itemId: 1, amount: taka(1000.01) }),
  'fees.refund-too-large': () => refund(paid(300), 1, taka(300.01)),
  'fees.refund-zakat': () => {
    const house = owing();
    house.given(house.voucher('Z', 'Zakat', 5000, '2026-04-01'));
    entitle(house, S);
    house.given(give(house, [[S, 1, 100]]));
    return refund(house, 1, 1);
  },
  'fees.no-general-fund': () => {
    const house = owing();
    house.setUp(FundSwitched({ fundId: fund('G'), active: false }));
    return house.collect({ rows: [{ itemId: 1, deposit: taka(2000.01) }] });
  },
  'fees.run-head-required': () => run({}),
  'fees.run-month-required': () => run({ subLedgerIds: [sl('Food')] }),
  'fees.charges-paid': () => takeBack(paid(), 1),
  'fees.charges-reversed-already': () => takeBack(owing(), 99),
  'fees.run-price-missing': () => run({ subLedgerIds: [sl('Food')], monthId: 1 }),
});
