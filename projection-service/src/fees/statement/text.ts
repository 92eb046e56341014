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

/** What a statement line says. @param heads names of the items it touches */
export function statementText(line: StatementLine, heads: readonly string[], language: Language): string {
  const key = KEYS[line.kind];
  if (!key) return line.kind;
  return say(language, key, { number: line.number, head: [...new Set(heads)].join(', ') });
}
