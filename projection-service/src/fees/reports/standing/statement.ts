import { digitsOf, moneyFact, paisa, sumPaisa, wordIn } from '@madrasah/events';
import { CollectionReversed, FeeRefunded } from '@madrasah/events/fees';
import {
  advanceMadeOf,
  advances,
  type ItemState,
  itemStates,
  statement,
} from '../../../ledger/books/index.ts';
import { type FeeName, feeNames } from '../../../ledger/index.ts';
import { statementText } from '../../statement/text.ts';
import { whyConceded, withWhy } from '../../statement/why.ts';
import { madeBy, ofEntry, together } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';

/** The heads of some charges, those of a month with its name behind them. */
function headsByMonth(items: readonly ItemState[], room: Room, fee: FeeName): string[] {
  const byMonth = Map.groupBy(items, ({ admissionId, monthId }) => `${admissionId}|${monthId}`);
  return [...byMonth.values()].map((own) => {
    const heads = [...new Set(own.map(fee))].join(', ');
    const [{ admissionId, sessionId, monthId } = { admissionId: 0, sessionId: 0, monthId: 0 }] = own;
    if (monthId === 0) return heads;
    const { classId = 0 } = room.roll.get(admissionId) ?? {};
    return `${heads} (${room.months({ sessionId, classId }, monthId)})`;
  });
}

/** Entries by which a student's money goes back: an advance that is handed back, a receipt that is taken back. */
const MONEY_BACK: readonly string[] = [FeeRefunded.type, CollectionReversed.type];

/** 12: one student's charges and receipts in the order of their days, what stands after each, and his advance. */
export async function studentStatement(room: Room): Promise<Rows> {
  const { books, cut, language, query, roll, days, question } = room;
  const pupil = roll.get(query.AdmissionID ?? 0);
  if (!pupil) return { lines: [], categories: {} };
  const { opening, lines, closing } = statement(books, cut, { userId: pupil.userId, ...days });
  const items = itemStates(books, cut, { user: pupil.userId });
  const itemsById = new Map(items.map((item) => [item.itemId, item]));
  const [why, fee] = await Promise.all([whyConceded(room, lines), feeNames(room.tenant, language)]);
  const balanceTo = (at: number) =>
    together(
      lines.slice(0, at + 1).map(({ revision, debit, credit }) => [revision, debit - credit] as const),
    );
  const rows = lines.map((line, at): Line => {
    const heads = headsByMonth(
      line.itemIds.flatMap((itemId) => itemsById.get(itemId) ?? []),
      room,
      fee,
    );
    // Money that went back is collected no more; it was never charged.
    const back = MONEY_BACK.includes(line.kind) ? line.debit : 0;
    const charged = paisa(line.debit - back);
    const collected = paisa(line.credit - line.conceded - back);
    return {
      key: line.revision,
      made: madeBy({
        charged: () => ofEntry(line.revision, charged),
        concession: () => ofEntry(line.revision, line.conceded - line.writtenOff),
        writtenOff: () => ofEntry(line.revision, line.writtenOff),
        collected: () => ofEntry(line.revision, collected),
        ...(opening === 0 && { balance: () => balanceTo(at) }),
      }),
      cells: {
        ...{
          on: line.on,
          of: withWhy(statementText(line, heads, language), why(line)),
          charged,
        },
        concession: paisa(line.conceded - line.writtenOff),
        writtenOff: paisa(line.writtenOff),
        ...{ collected, balance: paisa(line.balance) },
      },
      of: {},
    };
  });
  const begins: Line = {
    key: 'opening',
    kind: 'beside',
    of: {},
    made: madeBy({}),
    cells: { of: wordIn(language, 'opening'), balance: paisa(opening) },
  };
  const held = sumPaisa(advances(books, cut, pupil.userId).map(({ open, month }) => paisa(open + month)));
  const fact = (label: string, value: string, share: number) => ({ label, value, share });
  const stood = (word: 'closing' | 'advance', sum: number, explains: string | undefined) =>
    moneyFact(
      { label: wordIn(language, word), share: 0.5, ...(explains && { explains }) },
      paisa(sum),
      language,
    );
  return {
    lines: opening === 0 ? rows : [begins, ...rows],
    categories: {},
    foot: madeBy({
      'foot-closing': () => balanceTo(lines.length - 1),
      'foot-advance': () => advanceMadeOf(books, cut, pupil.userId),
    }),
    above: [
      {
        kind: 'facts',
        lines: [
          [
            fact(wordIn(language, 'name'), pupil.name, 0.5),
            fact(wordIn(language, 'code'), digitsOf(pupil.code, language), 0.25),
            fact(wordIn(language, 'class'), pupil.class, 0.25),
          ],
        ],
      },
    ],
    below: [
      {
        kind: 'facts',
        lines: [
          [
            stood('closing', closing, opening === 0 ? question({ column: 'foot-closing' }) : undefined),
            stood('advance', held, question({ column: 'foot-advance' })),
          ],
        ],
      },
    ],
  };
}
