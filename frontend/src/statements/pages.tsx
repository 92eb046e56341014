import { statements } from '@madrasah/events/statements';
import { StatementScreen } from './StatementScreen.tsx';

const RANGE = { days: 'range', fund: true } as const;

export const ReceiptsPayments = () => (
  <StatementScreen statement={statements.receiptsPayments} asks={RANGE} />
);
export const DailyStatement = () => (
  <StatementScreen statement={statements.dailyStatement} asks={{ days: 'day', fund: true }} />
);
export const CashBook = () => (
  <StatementScreen statement={statements.cashBook} asks={{ ...RANGE, account: 'money', lines: true }} />
);
export const BankBook = () => (
  <StatementScreen statement={statements.bankBook} asks={{ ...RANGE, account: 'bank', lines: true }} />
);
export const IncomeExpense = () => (
  <StatementScreen statement={statements.incomeExpense} asks={{ ...RANGE, basis: true }} />
);
export const FinancialPosition = () => (
  <StatementScreen statement={statements.financialPosition} asks={{ days: 'until', fund: true }} />
);
export const FundMovement = () => <StatementScreen statement={statements.fundMovement} asks={RANGE} />;
export const Ledger = () => (
  <StatementScreen statement={statements.ledger} asks={{ ...RANGE, ledger: true }} />
);
export const SubLedger = () => (
  <StatementScreen statement={statements.subLedger} asks={{ ...RANGE, account: 'any' }} />
);
export const Loans = () => <StatementScreen statement={statements.loans} asks={RANGE} />;
export const Suppliers = () => (
  <StatementScreen statement={statements.suppliers} asks={{ days: 'until', fund: true }} />
);
export const CollectedForOthers = () => (
  <StatementScreen statement={statements.collectedForOthers} asks={RANGE} />
);
export const Controls = () => (
  <StatementScreen statement={statements.controls} asks={{ days: 'range', sample: true }} />
);
