import type { TrialRow } from '@madrasah/events/ledger';
import test from 'ava';
import { byLedger } from './by-ledger.ts';

const row = (account: string, debit: number, credit: number, more: Partial<TrialRow> = {}): TrialRow => ({
  ...{ account, name: account, openingDebit: 0, openingCredit: 0, movedDebit: 0, movedCredit: 0 },
  ...{ debit, credit, ...more },
});

test('sub-ledgers come together under their ledger, to the paisa; an account of the system is one of its own', (t) => {
  const cash = { CAID: 3, GLID: 7, GlName: 'নগদ ও ব্যাংক' } as const;
  const ledgers = byLedger([
    row('sys:receivable', 800.1, 0),
    row('sl:2', 0.1, 0, cash),
    row('sl:3', 0, 0.3, cash),
    row('sl:9', 0, 900, { CAID: 1, GLID: 4, GlName: 'ফি' }),
  ]);
  t.deepEqual(
    ledgers.map(({ name, amount, accounts }) => [name, amount, accounts.length]),
    [
      ['নগদ ও ব্যাংক', -0.2, 2],
      ['sys:receivable', 800.1, 0],
      ['ফি', -900, 1],
    ],
  );
  t.deepEqual(ledgers[0]?.accounts[1], { account: 'sl:3', name: 'sl:3', amount: -0.3 });
});
