import { isTextKey, journalEvents, type Language, say } from '@madrasah/events';
import { labelKey, lineKey } from '@madrasah/events/ledger';
import type { StatementLine } from '../../ledger/books/index.ts';

/** Dues brought over from paper: they are told by their heads where the paper named them. */
const OF_OLD_DUES: readonly string[] = ['OpeningBalancesPosted', 'OpeningBalancesReversed'];

/** The heads and months of old dues, without the word for what they all are. */
function oldHeads(heads: readonly string[], language: Language): string {
  const before = `${say(language, 'fees.old-dues')}: `;
  return heads.flatMap((head) => (head.startsWith(before) ? [head.slice(before.length)] : [])).join(', ');
}

/** What a statement line says. @param heads names of the items it touches */
export function statementText(line: StatementLine, heads: readonly string[], language: Language): string {
  const key = lineKey(line.kind);
  if (!isTextKey(key)) return line.kind;
  const each = [...new Set(heads)];
  const text = say(language, key, { number: line.number, head: each.join(', ') });
  const old = OF_OLD_DUES.includes(line.kind) ? oldHeads(each, language) : '';
  return old === '' ? text : `${text}: ${old}`;
}

/** The word for the kind of a line, and its tone; nothing of an entry that has neither. */
export function statementLabel(kind: string, language: Language) {
  const { label, tone } = journalEvents.get(kind)?.entry.statement ?? {};
  return { ...(label && { label: say(language, labelKey(kind)) }), ...(tone && { tone }) };
}
