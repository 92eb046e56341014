import { isRefusal } from '@madrasah/events';
import { chartedInBoth } from '@madrasah/events/ledger';
import {
  PAY_HEAD_CLASSES,
  type PayHead,
  refusePayroll as refuse,
  SALARY_FUND_KINDS,
} from '@madrasah/events/payroll';
import type { RegisterRoom, Slots } from '../kernel/register/index.ts';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import { chartHomes, chartStream } from '../ledger/chart/state.ts';
import { openFund } from '../ledger/journal/rules/checks.ts';
import { payrollHomes } from './state.ts';

/** A head lies in a fund that pays salaries, on a sub-ledger of its fund and ledger, of a class that its kind has. */
const payHeadSlots: Slots = {
  reads: [chartStream],
  settle(attributes, { look }, before) {
    if (before) return attributes;
    const { fundId, ledgerId, subLedgerId, kind } = attributes as unknown as PayHead;
    const chart = look(chartStream);
    const account = subLedgerAt(chart, subLedgerId);
    if (account?.ledgerId !== ledgerId || account.fundId !== fundId) return refuse('payroll.head-chain');
    const fund = openFund(chart, fundId);
    if (isRefusal(fund)) return fund;
    if (!SALARY_FUND_KINDS.includes(fund.kind))
      return refuse('payroll.head-fund-kind', { fund: chartedInBoth(fund) });
    return PAY_HEAD_CLASSES[kind].includes(account.class) ? attributes : refuse('payroll.head-class');
  },
};

export const payrollRoom: RegisterRoom = {
  homes: payrollHomes,
  slots: { payHead: payHeadSlots },
  reach: chartHomes,
};
