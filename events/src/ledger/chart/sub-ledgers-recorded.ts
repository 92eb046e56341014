import { type Recorded, reads, recordedAs } from '../../kernel/index.ts';
import { MoneyAccountChanged, SubLedgerAdded, SubLedgerRenamed, SubLedgerRetired } from './events.ts';
import type { MoneyKind } from './money-kind.ts';

/** What is said of a money account beside its name; nothing of any other sub-ledger. */
export interface MoneyAccountFacts {
  /** Null where nobody has said it. */
  readonly moneyKind: MoneyKind | null;
  /** The funds whose money it may hold; null is all of them. */
  readonly allowedFunds: readonly number[] | null;
  /** The most that should be in it at the close of a day; paisa. */
  readonly limit: number | null;
  /** The login of whoever holds the money. */
  readonly holderId: number | null;
  /** A bank that lends: general funds may go below nothing in it. */
  readonly overdraft: boolean;
}

/** উপখাত: of one ledger, for good; its class is the ledger's. */
export interface SubLedgerAttributes extends MoneyAccountFacts {
  readonly ledgerId: number;
  readonly fundId: number;
  readonly class: number;
  readonly name: string;
  readonly nameEn: string;
}

const NOTHING_SAID = { nameEn: '', moneyKind: null, limit: null, holderId: null, overdraft: false };

const FACTS = ['moneyKind', 'allowedFunds', 'limit', 'holderId', 'overdraft'] as const;

/** Names and what is said of money stand in events of their own: each is recorded where it has changed. */
function changed(id: number, changes: object, after: SubLedgerAttributes) {
  const { name, nameEn, moneyKind, limit, holderId, overdraft } = after;
  const allowedFunds = after.allowedFunds && [...after.allowedFunds];
  const facts = { moneyKind, allowedFunds, limit, holderId, overdraft };
  return [
    ...('name' in changes || 'nameEn' in changes
      ? [SubLedgerRenamed({ subLedgerId: id, name, nameEn })]
      : []),
    ...(FACTS.some((fact) => fact in changes) ? [MoneyAccountChanged({ subLedgerId: id, ...facts })] : []),
  ];
}

export const subLedgersRecorded: Recorded = recordedAs(
  [
    reads(SubLedgerAdded, ({ subLedgerId, ...data }) => ({
      kind: 'added',
      id: subLedgerId,
      attributes: { ...NOTHING_SAID, ...data },
    })),
    reads(SubLedgerRenamed, ({ subLedgerId, ...changes }) => ({ kind: 'changed', id: subLedgerId, changes })),
    reads(MoneyAccountChanged, ({ subLedgerId, ...changes }) => ({
      kind: 'changed',
      id: subLedgerId,
      changes,
    })),
    reads(SubLedgerRetired, ({ subLedgerId }) => ({ kind: 'retired', id: subLedgerId })),
  ],
  (change, after) => {
    if (change.kind === 'added') {
      const { allowedFunds, ...attributes } = change.attributes as SubLedgerAttributes;
      const allowed = allowedFunds && [...allowedFunds];
      return [SubLedgerAdded({ subLedgerId: change.id, ...attributes, allowedFunds: allowed })];
    }
    if (change.kind === 'changed')
      return changed(change.id, change.changes, after as unknown as SubLedgerAttributes);
    return change.kind === 'retired' ? [SubLedgerRetired({ subLedgerId: change.id })] : [];
  },
);
