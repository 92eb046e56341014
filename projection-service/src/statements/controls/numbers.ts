import { digitsOf, journalEvents } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { VoucherPosted } from '@madrasah/events/ledger';
import { VoucherRevised } from '@madrasah/events/vouchers';
import type { Tenant } from '../../kernel/documents/index.ts';
import { bankNumbersProjector, numbersKey } from '../../reconciliation/index.ts';
import type { Asking } from '../asking.ts';

const NUMBERED: ReadonlySet<string> = new Set([FeesCollected.type, VoucherPosted.type, VoucherRevised.type]);

/** By the keys of their numbers where payments stand in the journal; one that was taken back stands nowhere. */
function standing({ books, cut }: Pick<Asking, 'books' | 'cut'>): ReadonlyMap<string, number> {
  const { entries } = books.tables;
  const found = new Map<string, number>();
  for (let revision = 0; revision <= cut.revision; revision += 1) {
    const kind = books.names.kinds.value(entries.kind.at(revision));
    const back = journalEvents.get(kind)?.entry.takesBack;
    if (back) found.delete(numbersKey(back, entries.ref.at(revision)));
    else if (NUMBERED.has(kind)) found.set(numbersKey(kind, entries.ref.at(revision)), revision);
  }
  return found;
}

/**
 * Payments of one bank, wallet or cheque book whose numbers are one or look alike, and that all stand: by their places
 * in the journal, with their numbers in words. @throws DocumentsAway
 */
export async function numbersTwice(
  { books, cut, language, say }: Pick<Asking, 'books' | 'cut' | 'language' | 'say'>,
  tenant: Tenant,
): Promise<ReadonlyMap<number, string>> {
  const payments = await tenant.find(bankNumbersProjector);
  const byMark = Map.groupBy(
    payments.flatMap(({ key, numbers, marks }) => marks.map((mark) => ({ key, numbers, mark }))),
    ({ mark }) => mark,
  );
  const doubled = [...byMark.values()].filter((same) => same.length > 1);
  const at = doubled.length > 0 ? standing({ books, cut }) : new Map<string, number>();
  // Among letters a digit of another script would hide what looks like what.
  const shown = (number: string) => (/[a-z]/i.test(number) ? number : digitsOf(number, language));
  const words = new Map<number, string>();
  for (const same of doubled) {
    const stand = same.flatMap(({ key, numbers }) => {
      const revision = at.get(key);
      return revision === undefined ? [] : [{ revision, numbers }];
    });
    for (const { revision, numbers } of stand.length > 1 ? stand : [])
      words.set(revision, say('statements.number-of', { number: numbers.map(shown).join(', ') }));
  }
  return words;
}
