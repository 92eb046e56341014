import type { DataOf } from '@madrasah/events';
import type { ChargesReversed, FeesCharged } from '@madrasah/events/fees';
import { type Posting, subLedgerAccount } from '@madrasah/events/ledger';
import type {
  ChargesRepriced,
  MonthAdvancesApplied,
  StandingConcessionsGranted,
} from '@madrasah/events/plans';

/** What the compact lines of a charge stand for, worked out here once more. */
function chargeLines({ heads, lines, firstItemId }: DataOf<typeof FeesCharged>): Posting[] {
  return lines.flatMap(([, party, subLedgerId, , , amount], index) => {
    const fund = heads.find((head) => head.subLedgerId === subLedgerId)?.fundId ?? 0;
    const about = { fund, party, itemId: firstItemId + index };
    return [
      { account: 'sys:receivable', ...about, debit: amount, credit: 0 },
      { account: subLedgerAccount(subLedgerId), ...about, debit: 0, credit: amount },
    ] as Posting[];
  });
}

/** What a reversal's compact lines stand for: the charges mirrored, advances and months paid ahead given back. */
function reversalLines({ heads, lines, unapplied, prepaid = [] }: DataOf<typeof ChargesReversed>): Posting[] {
  const about = new Map(
    lines.map(([itemId, party, subLedgerId]) => {
      const fund = heads.find((head) => head.subLedgerId === subLedgerId)?.fundId ?? 0;
      return [itemId, { fund, party, itemId }];
    }),
  );
  const line = (account: string, where: object | undefined, debit: number, credit: number) =>
    debit + credit > 0 ? [{ account, ...where, debit, credit }] : [];
  const charges = lines.flatMap(([itemId, , subLedgerId, charged, conceded]) => [
    ...line(subLedgerAccount(subLedgerId), about.get(itemId), charged, 0),
    ...line('sys:concession', about.get(itemId), 0, conceded),
    ...line('sys:receivable', about.get(itemId), 0, charged - conceded),
  ]);
  const advances = unapplied.flatMap(([, itemId, amount, fund, via]) => {
    const item = about.get(itemId);
    const money = `sl:${via}`;
    return [
      ...line('sys:receivable', item, amount, 0),
      ...line('sys:open-advance', { fund, party: item?.party }, 0, amount),
      ...(via === 0 ? [] : line(money, { fund: item?.fund }, 0, amount)),
      ...(via === 0 ? [] : line(money, { fund }, amount, 0)),
    ];
  });
  const months = prepaid.flatMap(([itemId, amount]) =>
    pair('sys:receivable', 'sys:month-advance', amount, about.get(itemId)),
  );
  return [...charges, ...advances, ...months] as Posting[];
}

/** W9: what stands conceded is given with the charge. */
const concessionLines = ({ heads, lines }: DataOf<typeof StandingConcessionsGranted>): Posting[] =>
  lines.flatMap(([itemId, party, subLedgerId, amount]) =>
    pair('sys:concession', 'sys:receivable', amount, { fund: fundOf(heads, subLedgerId), party, itemId }),
  );

/** W8: a month paid ahead pays its charge. */
const monthLines = ({ heads, lines }: DataOf<typeof MonthAdvancesApplied>): Posting[] =>
  lines.flatMap(([itemId, party, subLedgerId, amount]) =>
    pair('sys:month-advance', 'sys:receivable', amount, { fund: fundOf(heads, subLedgerId), party, itemId }),
  );

/** W12, W13: the charge and what is conceded of it rise or fall; what is paid above it is an open advance. */
function repricedLines({ heads, lines, overpaid }: DataOf<typeof ChargesRepriced>): Posting[] {
  const about = new Map(
    lines.map(([itemId, party, subLedgerId]) => [
      itemId,
      { fund: fundOf(heads, subLedgerId), party, itemId },
    ]),
  );
  const changed = lines.flatMap(([itemId, , subLedgerId, before, , after, conceded, concededAfter]) => {
    const its = about.get(itemId);
    const charge = pair('sys:receivable', subLedgerAccount(subLedgerId), after - before, its);
    return [...charge, ...pair('sys:concession', 'sys:receivable', concededAfter - conceded, its)];
  });
  return [
    ...changed,
    ...overpaid.flatMap(([itemId, amount]) =>
      pair('sys:receivable', 'sys:open-advance', amount, about.get(itemId)),
    ),
  ];
}

const fundOf = (heads: readonly { subLedgerId: number; fundId: number }[], subLedgerId: number) =>
  heads.find((head) => head.subLedgerId === subLedgerId)?.fundId ?? 0;

/** Debit of one account and credit of another; the other way round below zero. */
function pair(debited: string, credited: string, amount: number, about: object | undefined): Posting[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? [debited, credited] : [credited, debited];
  const sum = Math.abs(amount);
  return [
    { account: from, ...about, debit: sum, credit: 0 },
    { account: to, ...about, debit: 0, credit: sum },
  ] as Posting[];
}

/** What entries with compact lines stand for, by type. */
export const COMPACT: Readonly<Record<string, (data: never) => Posting[]>> = {
  FeesCharged: chargeLines,
  ChargesReversed: reversalLines,
  StandingConcessionsGranted: concessionLines,
  MonthAdvancesApplied: monthLines,
  ChargesRepriced: repricedLines,
};
