import { LEDGER_CLASS, ledgerQueries, needsNumber } from '@madrasah/events/ledger';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { generalLedgersOf, subLedgersOf } from './lists.ts';
import { moneyKinds, moneyKindsNeed as sources } from './money-kinds.ts';
import type { SubLedger } from './projectors.ts';

const isMoney = (row: Pick<SubLedger, 'class' | 'retired'>) =>
  !row.retired && row.class === LEDGER_CLASS.money;

/** How money comes in and goes out: the ledgers of money that have an account, and their accounts. */
export const paymentQueries: readonly HandledQuery[] = [
  handledQuery(ledgerQueries.paymentTypes, sources, async (_, tenant, { language }) => {
    const [ledgers, subLedgers] = await Promise.all([generalLedgersOf(tenant), subLedgersOf(tenant)]);
    const used = new Set([...subLedgers.values()].filter(isMoney).map(({ ledgerId }) => ledgerId));
    const types = [...ledgers.values()].filter((ledger) => isMoney(ledger) && used.has(ledger.ledgerId));
    return {
      data: types.map(({ ledgerId, fundId, name, nameEn }) => ({
        GLID: ledgerId,
        GlName: (language === 'en' && nameEn) || name,
        FundID: fundId,
      })),
    };
  }),
  handledQuery(ledgerQueries.paymentAccounts, sources, async ({ glId }, tenant, { language }) => {
    const [kindOf, subLedgers] = await Promise.all([moneyKinds(tenant), subLedgersOf(tenant)]);
    const accounts = [...subLedgers.values()].filter(
      (row) => isMoney(row) && (glId === undefined || row.ledgerId === glId),
    );
    return {
      data: accounts.map((row) => {
        const kind = kindOf(row.subLedgerId) ?? 'other';
        return {
          SLID: row.subLedgerId,
          SlName: (language === 'en' && row.nameEn) || row.name,
          GLID: row.ledgerId,
          FundID: row.fundId,
          allowedFunds: row.allowedFunds,
          moneyKind: kind,
          numbered: needsNumber(kind),
        };
      }),
    };
  }),
];
