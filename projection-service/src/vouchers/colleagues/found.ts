import { dayInWords, type Language, type PaperBlock, paisa, sumPaisa } from '@madrasah/events';
import { dayClosesProjector } from '../../closing/index.ts';
import type { Finding } from '../further/finding.ts';
import { ENTRY_LABELS } from '../further/labels.ts';
import type { VoucherNames } from '../naming.ts';
import { type CashierDebt, cashierDebtsProjector } from './projector.ts';

/** What was paid of it, into which account, and what is left. */
function paymentsTable(
  { payments, owed }: CashierDebt,
  names: VoucherNames,
  language: Language,
): PaperBlock[] {
  if (payments.length === 0) return [];
  const labels = ENTRY_LABELS[language];
  const paid = sumPaisa(payments.map(({ change }) => Math.abs(change)));
  return [
    {
      kind: 'table',
      title: labels.payments,
      columns: [
        { title: labels.date, kind: 'day' },
        { title: labels.through, kind: 'name' },
        { title: labels.amount, kind: 'money' },
      ],
      rows: [
        ...payments.map(({ on, moneyAccount, change }) => ({
          cells: [on, names.account(moneyAccount), paisa(Math.abs(change))],
        })),
        { kind: 'sum', cells: [null, labels.total, paid] },
        { kind: 'sum', cells: [null, labels.rest, paisa(Math.abs(owed) - paid)] },
      ],
    },
  ];
}

/** The paper of what a drawer was short or over and was booked to its cashier: with what he has paid. */
export const cashierDebtFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const debt = await tenant.findOne(cashierDebtsProjector, id);
  if (!debt) return undefined;
  const close = await tenant.findOne(dayClosesProjector, debt.closeId);
  return {
    ...{ about: { resolutionId: id }, kind: 'CashDifferenceResolved', noteIds: [debt.noteId] },
    says: (names) => ({
      title: debt.owed > 0 ? labels.short : labels.over,
      number: labels.number,
      facts: [
        [labels.cashier, names.actor(close?.by ?? 0).name],
        [labels.drawer, `${names.account(debt.moneyAccount)}, ${dayInWords(debt.day, language)}`],
      ],
      reason: names.said(debt.noteId, 'reason'),
      writer: names.actor(debt.actorId).name,
      receives: true,
      more: paymentsTable(debt, names, language),
    }),
  };
};
