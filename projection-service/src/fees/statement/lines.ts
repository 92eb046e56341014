import { type Language, paisa, say, toTaka } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import type { StatementLine } from '../../ledger/books/index.ts';
import { statementLabel, statementText } from './text.ts';
import type { Why } from './why.ts';

/** One line an entry; a discount typed inside a receipt stands on a line of its own, before the payment. */
export function statementLines(
  line: StatementLine,
  names: ReadonlyMap<number, string>,
  language: Language,
  why?: Why,
) {
  const heads = line.itemIds.map((itemId) => names.get(itemId) ?? say(language, 'fees.old-dues'));
  const { on, at, kind, conceded, debit, credit, balance } = line;
  const ref = { type: kind, id: line.refId, ...(line.number > 0 ? { number: line.number } : {}) };
  const said = { text: statementText(line, heads, language), ...statementLabel(kind, language) };
  const rest = { on, at, ...said, ref, ...why };
  const whole = { ...rest, debit: toTaka(debit), credit: toTaka(credit), balance: toTaka(balance) };
  if (kind !== FeesCollected.type || conceded === 0) return [whole];
  const text = say(language, 'fees.line.deduction', { number: line.number });
  const discount = {
    ...rest,
    text,
    deduction: true,
    debit: 0,
    credit: toTaka(conceded),
    balance: toTaka(paisa(balance + credit - conceded)),
  };
  const paid = paisa(credit - conceded);
  return paid === 0 ? [discount] : [discount, { ...whole, credit: toTaka(paid) }];
}

export type WrittenLine = ReturnType<typeof statementLines>[number];
