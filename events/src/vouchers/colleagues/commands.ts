import { defineCommand, field, fields, power, word } from '../../kernel/index.ts';

/** A cashier pays in what was booked to him, or is given back what was over. */
export const settleCashierDebt = defineCommand({
  name: 'SettleCashierDebt',
  path: '/api/accounts/cashier_debts/:id/settle',
  access: power('voucher', 'insert'),
  params: { id: fields.id() },

  fields: [
    field.amount('amount', word('amount')),
    field.given('Account', word('account')),
    field.reading(field.day('on', word('day'), { past: true, begins: 'today' }), () => fields.optionalDay()),
  ],
  toCommand: ({ on, amount, Account }, { id }) => ({
    ...{ resolutionId: id, on, amount: amount as number, moneyAccount: Account },
  }),
  message: 'vouchers.debt-settled',
  status: 201,
  example: { on: '2026-04-14', amount: 50, Account: 2 },
});
