import { digitsOf, namedTable, type TableBlock } from '@madrasah/events';
import { LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import type { Tenant } from '../../kernel/documents/index.ts';
import { subLedgersProjector } from '../../ledger/chart/index.ts';
import { moneyKeepers } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** A drawer of which nobody was said to keep it: whoever collects into it may approve, too. */
export interface Unheld {
  readonly Account: number;
  readonly name: string;
}

/** The drawers that nobody holds, by the chart or by a hand-over, as it is today. @throws DocumentsAway */
export async function unheldDrawers({ names }: Asking, tenant: Tenant): Promise<Unheld[]> {
  const [accounts, keepers] = await Promise.all([
    tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money }),
    moneyKeepers(tenant),
  ]);
  return accounts
    .map((row) => ({ ...row, account: subLedgerAccount(row.subLedgerId) }))
    .filter(({ retired, account }) => !retired && names.moneyKind(account) === 'cash')
    .filter(({ subLedgerId, holderId }) => holderId === null && !keepers.has(subLedgerId))
    .map(({ subLedgerId, account }) => ({ Account: subLedgerId, name: names.account(account) }));
}

/** Drawer by drawer. */
export function unheldTable({ say, language }: Asking, unheld: readonly Unheld[]): TableBlock {
  const columns = { name: { title: say('statements.drawer'), kind: 'name' } } as const;
  return {
    kind: 'table',
    title: `${say('statements.control-unheld')} (${digitsOf(unheld.length, language)})`,
    titles: { table: say('statements.control'), group: say('statements.control') },
    ...namedTable(
      columns,
      unheld.map(({ name }) => ({ cells: { name } })),
    ),
  };
}
