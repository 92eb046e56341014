import { digitsOf, moneyFigures, paisa, sumPaisa, wordIn } from '@madrasah/events';
import { advances, itemStates, statement } from '../../../ledger/books/index.ts';
import { headName, statementText } from '../../statement/text.ts';
import { whyConceded, withWhy } from '../../statement/why.ts';
import type { Line, Room, Rows } from '../room.ts';

/** 12: one student's charges and receipts in the order of their days, what stands after each, and his advance. */
export async function studentStatement(room: Room): Promise<Rows> {
  const { books, cut, language, query, roll, days } = room;
  const pupil = roll.get(query.AdmissionID ?? 0);
  if (!pupil) return { lines: [], categories: {} };
  const { opening, lines, closing } = statement(books, cut, { userId: pupil.userId, ...days });
  const items = itemStates(books, cut, { user: pupil.userId });
  const names = new Map(items.map(({ itemId, name }) => [itemId, headName(name, language)]));
  const why = await whyConceded(room, lines);
  const rows = lines.map((line): Line => {
    const heads = line.itemIds.map((itemId) => names.get(itemId) ?? '').filter(Boolean);
    return {
      cells: {
        ...{
          on: line.on,
          of: withWhy(statementText(line, heads, language), why(line)),
          charged: paisa(line.debit),
        },
        concession: paisa(line.conceded),
        ...{ collected: paisa(line.credit - line.conceded), balance: paisa(line.balance) },
      },
      of: {},
    };
  });
  const begins: Line = {
    kind: 'beside',
    of: {},
    cells: { of: wordIn(language, 'opening'), balance: paisa(opening) },
  };
  const held = sumPaisa(advances(books, cut, pupil.userId).map(({ open, month }) => paisa(open + month)));
  const fact = (label: string, value: string, share: number) => ({ label, value, share });
  return {
    lines: opening === 0 ? rows : [begins, ...rows],
    categories: {},
    below: [
      {
        kind: 'facts',
        lines: [
          [
            fact(wordIn(language, 'name'), pupil.name, 0.5),
            fact(wordIn(language, 'code'), digitsOf(pupil.code, language), 0.25),
            fact(wordIn(language, 'class'), pupil.class, 0.25),
          ],
          [
            fact(wordIn(language, 'closing'), moneyFigures(paisa(closing), language), 0.5),
            fact(wordIn(language, 'advance'), moneyFigures(held, language), 0.5),
          ],
        ],
      },
    ],
  };
}
