import { balanceKey } from '../../../../command-service/src/ledger/journal/apply-postings.ts';
import { lowestFrom } from '../../../../command-service/src/ledger/journal/rules/money-rule.ts';
import { fund, sl } from '../../../../command-service/src/test-support/chart.ts';
import { COLLEAGUES } from '../small-school.ts';
import { type Fill, type Filling, id, pick, studentOf, taka } from './form.ts';

const HEADS: Readonly<Record<number, number>> = {
  [fund('G')]: sl('Electricity'),
  [fund('B')]: sl('Meals'),
  [fund('N')]: sl('Bricks'),
};

const voucherOf = ({ journal, drawn }: Filling) => pick([...journal.vouchers.values()], drawn.which);

/** A voucher in cash, or by the bank: then a debit by cheque, whose number is sometimes one that was given before. */
const content = (filling: Filling, FundID: number, CAID: number) => ({
  ...{ CAID, FundID, on: filling.on, payee: 'বিদ্যুৎ অফিস' },
  ...(filling.drawn.tenths % 2 === 0
    ? { Account: sl('C1') }
    : {
        Account: sl('BK'),
        ...(CAID === 2 ? { chequeNo: String(filling.drawn.which), chequeOn: filling.on } : {}),
      }),
  lines: [{ SLID: HEADS[FundID] ?? sl('Loan'), text: 'বিল', Amount: taka(filling) }],
});

/** What a wallet has, of all funds; paisa. */
const inWallet = ({ journal, chart, on }: Filling) =>
  [...chart.funds.keys()]
    .map((fundId) => lowestFrom(journal.balances.get(balanceKey(`sl:${sl('MW')}`, fundId)), on).amount)
    .filter((amount) => amount > 0)
    .reduce((sum, amount) => sum + amount, 0);

const entitle = (userId: number, value = true) => ({
  params: { user: String(userId) },
  body: { value, since: '2025-06-01', verifiedBy: 'মাওলানা', note: '' },
});

/** Vouchers, what becomes of them, and money in between. */
export const voucherForms: Readonly<Record<string, Fill>> = {
  PostVoucher: (filling) => ({
    body: content(
      filling,
      fund(pick(['G', 'B', 'N'], filling.drawn.who) ?? 'G'),
      filling.drawn.which % 3 === 0 ? 1 : 2,
    ),
  }),
  ReviseVoucher(filling) {
    const voucher = voucherOf(filling);
    if (!voucher) return undefined;
    const { fundId, direction, voucherId } = voucher;
    return { params: id(voucherId), body: { ...content(filling, fundId, direction), reason: 'অঙ্ক ভুল' } };
  },
  ReverseVoucher(filling) {
    const voucher = voucherOf(filling);
    const on = filling.drawn.tenths > 5 ? { on: filling.on } : {};
    return voucher && { params: id(voucher.voucherId), body: { reason: 'দুইবার লেখা', ...on } };
  },
  SettleCheque(filling) {
    const voucher = voucherOf(filling);
    const state = filling.drawn.tenths > 5 ? 'cleared' : 'bounced';
    return voucher && { params: id(voucher.voucherId), body: { state, on: filling.on, reason: 'ফেরত' } };
  },
  TransferBalance: (filling) => ({
    body: {
      ...{ kind: pick(['contra', 'gift', 'loan', 'repay'], filling.drawn.which), on: filling.on },
      ...{ amount: taka(filling), reason: 'প্রয়োজনে' },
      from: { FundID: fund('G'), Account: sl('C1') },
      to: { FundID: fund(filling.drawn.which % 4 === 0 ? 'G' : 'B'), Account: sl('BK') },
    },
  }),
  PostJournalVoucher: (filling) => ({
    body: {
      ...{ FundID: fund('G'), on: filling.on, reason: 'ভুল খাত' },
      lines: [
        { SLID: sl('Electricity'), debit: taka(filling) },
        { SLID: sl(filling.drawn.which % 5 === 0 ? 'C1' : 'Loan'), credit: taka(filling) },
      ],
    },
  }),
  ReverseJournalVoucher({ journal, drawn }) {
    const posted = pick([...journal.journalVouchers.values()], drawn.which);
    return posted && { params: id(posted.journalVoucherId), body: { reason: 'ভুল খাত' } };
  },
  ReverseTransfer({ journal, drawn }) {
    const [what, key] = (pick([...journal.transfers.keys()], drawn.which) ?? '').split('-');
    return key === undefined ? undefined : { body: { what, id: Number(key), reason: 'ভুল হিসাব' } };
  },
  SettleWallet(filling) {
    const held = inWallet(filling);
    const charge = Math.floor(held / 50);
    const accounts = { wallet: sl('MW'), bank: sl('BK') };
    return { body: { on: filling.on, ...accounts, received: (held - charge) / 100, charge: charge / 100 } };
  },
  GiveStaffAdvance: (filling) => ({
    body: {
      ...{ UserID: pick(COLLEAGUES, filling.drawn.who), purpose: 'shopping', on: filling.on },
      ...{
        FundID: fund(filling.drawn.which % 2 === 0 ? 'G' : 'B'),
        Account: sl('C1'),
        amount: taka(filling),
      },
    },
  }),
  SettleStaffAdvance(filling) {
    const advance = pick([...filling.journal.staffAdvances.values()], filling.drawn.which);
    if (!advance) return undefined;
    const spent = Math.floor((advance.left * filling.drawn.tenths) / 10);
    const bills = spent > 0 ? [{ SLID: HEADS[advance.fundId], amount: spent / 100, text: 'বাজার' }] : [];
    const body = { on: filling.on, bills, returned: (advance.left - spent) / 100, Account: sl('C1') };
    return { params: id(advance.advanceId), body };
  },
  SettleCashierDebt(filling) {
    const debts = [...filling.journal.cashierDebts.values()].filter(({ left }) => left !== 0);
    const debt = pick(debts, filling.drawn.which);
    if (!debt) return undefined;
    const owed = Math.abs(debt.left);
    const amount = filling.drawn.tenths > 4 ? owed : Math.ceil(owed / 2);
    return {
      params: id(debt.resolutionId),
      body: { on: filling.on, amount: amount / 100, Account: sl('C1') },
    };
  },
  SetZakatEligibility: ({ drawn }) => entitle(studentOf(drawn).userId, drawn.which % 4 > 0),
  GiveTamlik(filling) {
    const { userId } = studentOf(filling.drawn);
    if (!filling.journal.zakatEligible.has(userId))
      return { ...entitle(userId), name: 'SetZakatEligibility' };
    const items = (filling.journal.itemsOf.get(userId) ?? []).flatMap(
      (item) => filling.journal.items.get(item) ?? [],
    );
    const item = pick(items, filling.drawn.which);
    const students = [{ UserID: userId, itemId: item?.itemId ?? 1, amount: taka(filling) }];
    const where = { FundID: fund('Z'), Account: sl('ZB'), receivingAccount: sl('C1'), on: filling.on };
    return { body: { ...where, students, witness: 'মাওলানা', reason: 'খোরাকি' } };
  },
  ReverseTamlik(filling) {
    const given = pick([...filling.journal.tamliks.values()], filling.drawn.which);
    return given && { params: id(given.tamlikId), body: { reason: 'ভুল ছাত্র' } };
  },
};
