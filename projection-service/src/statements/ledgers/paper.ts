import { type NamedRow, namedTable, type TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import type { WrittenLine } from './lines.ts';

interface Shown {
  readonly accounts: readonly string[];
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly WrittenLine[];
}

/** A ledger with its running balance, debit above zero; what stood before and after it in bold. */
export function ledgerTable(asking: Asking, { accounts, opening, closing, lines }: Shown): TableBlock {
  const { say, explained } = asking;
  const figure = (field: string, more: Readonly<Record<string, number>> = {}) =>
    explained(`sub_ledger.${field}`, { account: accounts.join(), ...more });
  const columns = {
    on: { title: say('statements.day'), kind: 'day' },
    text: { title: say('statements.particulars'), kind: 'name' },
    debit: { title: say('statements.debit'), kind: 'money', carry: 'sum' },
    credit: { title: say('statements.credit'), kind: 'money', carry: 'sum' },
    balance: { title: say('statements.balance'), kind: 'money', carry: 'last' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0);
  const first: Row = {
    kind: 'beside',
    cells: { text: say('statements.opening'), balance: opening },
    explains: { balance: figure('opening') },
  };
  const rows = lines.map(({ on, text, narration, debit, credit, balance, revision }): Row => {
    const explains = {
      ...(debit > 0 ? { debit: figure('debit', { revision }) } : {}),
      ...(credit > 0 ? { credit: figure('credit', { revision }) } : {}),
    };
    return {
      cells: { on, text: [text, narration].filter(Boolean).join(' · '), debit, credit, balance },
      explains,
    };
  });
  const last: Row = {
    kind: 'sum',
    cells: { text: say('statements.closing'), debit: sum('debit'), credit: sum('credit'), balance: closing },
    explains: { debit: figure('debit'), credit: figure('credit'), balance: figure('closing') },
  };
  const isEmpty = rows.length === 0 && opening === 0;
  return {
    kind: 'table',
    unit: say('papers.in-taka'),
    ...namedTable(columns, isEmpty ? [] : [first, ...rows, last]),
  };
}
