import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '../house/person.ts';

const A = '/api/accounts';

/**
 * What hledger makes otherwise of a school's journal than its trial balance says, account by account; nothing where
 * hledger is not installed.
 */
export async function differsInHledger(by: Person): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mend-2-hledger-'));
  try {
    const file = join(folder, 'journal.hledger');
    writeFileSync(file, String((await by.get(`${A}/journal/export?format=hledger`)).body));
    const check = hledger(file, 'check');
    if (check.error) return [];
    if (check.status !== 0) return [check.stderr];
    const theirs = balancesIn(hledger(file, 'balance', '--flat', '--no-total', '-O', 'csv').stdout);
    const ours = await balancesOf(by);
    const accounts = [...new Set([...theirs.keys(), ...ours.keys()])];
    return accounts
      .filter((account) => theirs.get(account) !== ours.get(account))
      .map((account) => `${account}: ${ours.get(account)}, hledger ${theirs.get(account)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hledger = (file: string, ...words: string[]) =>
  spawnSync('hledger', ['-f', file, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });

/** By fund and last part of the account's path: `F1:3:GL1:SL1` and `F1:1:sys-refund` are `F1 SL1` and `F1 sys-refund`. */
function balancesIn(csv: string): Map<string, string> {
  const rows = [...csv.matchAll(/^"?(F\d+):[\w:-]*?([\w-]+)"?\s*,\s*"?(-?[\d.]+) BDT\s*"?\r?$/gm)];
  const pairs = rows.map(([, fund, account, sum]): [string, string] => [`${fund} ${account}`, String(sum)]);
  return new Map(pairs.filter(([, sum]) => Number(sum) !== 0));
}

async function balancesOf(by: Person): Promise<Map<string, string>> {
  const funds = await by.read(`${A}/trial_balance`);
  const pairs = funds.flatMap(({ FundID, rows }: { FundID: number; rows: readonly TrialRow[] }) =>
    rows.map(({ account, debit, credit }): [string, string] => {
      const name = account.startsWith('sl:') ? `SL${account.slice(3)}` : account.replaceAll(':', '-');
      return [`F${FundID} ${name}`, (Math.round((debit - credit) * 100) / 100).toFixed(2)];
    }),
  );
  return new Map(pairs.filter(([, sum]: [string, string]) => Number(sum) !== 0));
}

interface TrialRow {
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}
