import { type Language, sumPaisa } from '@madrasah/events';
import { ADVANCE_PURPOSES } from '@madrasah/events/vouchers';
import { dayClosesProjector } from '../../closing/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Actor, type Clocks, known } from '../../ledger/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import { settledOf } from '../further/advances.ts';
import { staffAdvancesProjector } from '../further/projectors.ts';
import { cashierDebtsProjector } from './projector.ts';

/** What a colleague owes, or where it is below zero is owed; sums in paisa. */
export interface Debt {
  readonly of: 'advance' | 'drawer';
  /** The number of the advance, or of the resolution. */
  readonly debtId: number;
  readonly kind: 1 | 2 | 3 | 4;
  readonly on: string;
  /** Null where nobody stands behind his login. */
  readonly userId: number | null;
  readonly name: string;
  readonly fundId: number;
  readonly account: number;
  readonly amount: number;
  readonly settled: number;
}

/** Whom the debts depend on. */
export const debtsNeed = [
  ...[staffAdvancesProjector, cashierDebtsProjector, dayClosesProjector, peopleProjector],
];

/** Every debt that was known by then, settled ones too. @throws DocumentsAway */
export async function staffDebts(
  deps: Pick<Deps, 'access'>,
  tenant: Tenant,
  clocks: Clocks,
  { language, actor }: { readonly language: Language; actor(loginId: number): Actor },
): Promise<Debt[]> {
  const isKnown = known(clocks);
  const [advances, drawers] = await Promise.all([
    tenant.find(staffAdvancesProjector, {}),
    tenant.find(cashierDebtsProjector, {}),
  ]);
  const [people, closes, { logins }] = await Promise.all([
    tenant.findByKeys(peopleProjector, [...new Set(advances.map(({ userId }) => userId))]),
    tenant.findByKeys(dayClosesProjector, [...new Set(drawers.map(({ closeId }) => closeId))]),
    deps.access.access(tenant.school),
  ]);
  const named = new Map(people.map((person) => [person.userId, personName(person, language)]));
  const closers = new Map(closes.map(({ closeId, by }) => [closeId, by]));
  return [
    ...advances.filter(isKnown).map((advance): Debt => {
      const { advanceId, on, userId, fundId, amount, moneyAccount, purpose } = advance;
      return {
        ...{ of: 'advance', debtId: advanceId, on, userId, fundId, amount, account: moneyAccount },
        ...{ kind: ADVANCE_PURPOSES.indexOf(purpose) === 0 ? 1 : 2, name: named.get(userId) ?? '' },
        settled: settledOf(advance.settlements.filter(isKnown)),
      };
    }),
    ...drawers.filter(isKnown).map(({ resolutionId, on, fundId, moneyAccount, ...drawer }): Debt => {
      const cashier = closers.get(drawer.closeId) ?? 0;
      return {
        ...{ of: 'drawer', debtId: resolutionId, on, fundId, account: moneyAccount },
        ...{ kind: drawer.owed > 0 ? 3 : 4, amount: drawer.owed },
        ...{ userId: logins.get(cashier)?.userId ?? null, name: actor(cashier).name },
        settled: sumPaisa(drawer.payments.filter(isKnown).map(({ change }) => change)),
      };
    }),
  ];
}
