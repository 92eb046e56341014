import { instantInWords, type PaperDocument, paisa, say, sumPaisa, toTaka } from '@madrasah/events';
import type { PaperHead } from '../papers/index.ts';
import { cashSigners, countFacts, notesTable } from './day-paper.ts';
import type { CashSheet } from './projectors.ts';

/** Names on the sheet of a count or a hand-over. */
interface Named {
  readonly account: string;
  readonly by: string;
  readonly to: string;
}

/** ক্যাশ হস্তান্তর পত্র, or the sheet of a surprise count: what the books had at that instant, notes, two signatures. */
export function sheetPaper(head: PaperHead, sheet: CashSheet, { account, by, to }: Named): PaperDocument {
  const { language } = head;
  const handedOver = sheet.kind === 'hand_over';
  const people = handedOver
    ? say(language, 'closing.paper.from-to', { from: by, to })
    : say(language, 'closing.paper.counted-by', { by });
  const figures = {
    book: toTaka(sumPaisa(sheet.book.map(({ amount }) => paisa(amount)))),
    counted: toTaka(paisa(sheet.counted)),
    difference: toTaka(paisa(sheet.difference)),
  };
  const signers = handedOver
    ? ['closing.paper.giver', 'closing.paper.taker']
    : ['closing.paper.keeper', 'closing.paper.counter'];
  return {
    ...head,
    size: 'a5',
    title: say(language, handedOver ? 'closing.paper.hand-over' : 'closing.paper.surprise'),
    filters: [account, instantInWords(sheet.at, language), people],
    blocks: [
      countFacts(figures, language),
      notesTable(
        {
          notes: Object.fromEntries(sheet.notes.map(([value, count]) => [value, count])),
          coins: sheet.coins ?? 0,
        },
        language,
      ),
      cashSigners(language, signers),
    ],
  };
}
