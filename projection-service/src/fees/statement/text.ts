import { type Language, say } from '@madrasah/events';
import type { StatementLine } from '../../ledger/books/index.ts';

const KEYS: Readonly<Record<string, string>> = {
  FeesCharged: 'fees.line.charged',
  FeesCollected: 'fees.line.collected',
  CollectionReversed: 'fees.line.reversed',
  ChargesReversed: 'fees.line.charge-reversed',
  ConcessionGranted: 'fees.line.concession',
  FeeWaived: 'fees.line.waiver',
  FeeWrittenOff: 'fees.line.write-off',
  StandingConcessionsGranted: 'fees.line.concession',
  ChargesRepriced: 'fees.line.repriced',
  LeaverSettled: 'fees.line.leaver',
  MonthAdvancesApplied: 'fees.line.month-advance',
  AdvanceApplied: 'fees.line.advance',
  FeeRefunded: 'fees.line.refund',
  OpeningBalancesPosted: 'fees.line.opening',
  OpeningBalancesReversed: 'fees.line.opening-reversed',
};

/** Dues brought over from paper: they are told by their heads where the paper named them. */
const OF_OLD_DUES: readonly string[] = ['OpeningBalancesPosted', 'OpeningBalancesReversed'];

/** The heads and months of old dues, without the word for what they all are. */
function oldHeads(heads: readonly string[], language: Language): string {
  const before = `${say(language, 'fees.old-dues')}: `;
  return heads.flatMap((head) => (head.startsWith(before) ? [head.slice(before.length)] : [])).join(', ');
}

/** What a statement line says. @param heads names of the items it touches */
export function statementText(line: StatementLine, heads: readonly string[], language: Language): string {
  const key = KEYS[line.kind];
  if (!key) return line.kind;
  const each = [...new Set(heads)];
  const text = say(language, key, { number: line.number, head: each.join(', ') });
  const old = OF_OLD_DUES.includes(line.kind) ? oldHeads(each, language) : '';
  return old === '' ? text : `${text}: ${old}`;
}
