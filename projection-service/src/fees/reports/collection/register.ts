import { digitsOf, say } from '@madrasah/events';
import { leavesIn, leavesText, subLedgerAccount } from '@madrasah/events/ledger';
import { receiptBooksOf } from '../../../ledger/chart/index.ts';
import { madeOfMoves } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import { FEW_COLUMNS, FEWEST_COLUMNS, headColumns, headTitle, partsIn } from './heads.ts';
import { collectionMoves, type Move, type Part } from './moves.ts';
import { sessionIn, splitCells } from './split-cells.ts';

/** The moves of the days that are asked for, of one session or of all. */
export function askedMoves(room: Room): Move[] {
  const { SessionID, ClassID, UserID } = room.query;
  const sessionOf = sessionIn(room);
  return collectionMoves(room.books, room.cut, room.days).filter(
    (move) =>
      (SessionID === undefined || sessionOf(move) === SessionID) &&
      (ClassID === undefined || room.roll.get(move.admissionId)?.classId === ClassID) &&
      (UserID === undefined || move.actorId === UserID),
  );
}

/** A family receipt is a line for each child. */
const keyOf = ({ entry, userId }: Move) => `${entry}.${userId}`;

/** A receipt or a reversal with the cells that all collection reports share. */
export function moveLine(room: Room, move: Move): Line {
  const { roll, names, actor, language } = room;
  const pupil = roll.get(move.admissionId);
  return {
    key: keyOf(move),
    cells: {
      number: move.isBack ? `${move.number} ${say(language, 'fees.report.void')}` : move.number,
      ...{ on: move.on, code: pupil?.code ?? '', name: pupil?.name ?? '', class: pupil?.class ?? '' },
      session: pupil?.session ?? '',
      account: move.account === 0 ? '' : names.account(subLedgerAccount(move.account)),
      collector: actor(move.actorId).name,
      ...splitCells([move], room),
    },
    of: { class: pupil?.classId ?? 0 },
    made: madeOfMoves(room, [move]),
    // A receipt is struck once its reversal is within the paper, not before.
    struck: move.backOn !== undefined && move.backOn <= room.days.to,
  };
}

/** 1: each receipt and each reversal, with a column a head. */
export const receipts = (room: Room): Rows => receiptRows(room, FEW_COLUMNS);

/** 2: the same of all sessions. */
export const allReceipts = (room: Room): Rows => receiptRows(room, FEWEST_COLUMNS);

function receiptRows(room: Room, columns: number): Rows {
  const moves = askedMoves(room);
  const heads = headColumns(room, partsIn(moves), columns);
  return {
    lines: moves.map((move) => ({
      ...moveLine(room, move),
      spread: { heads: heads.spread(move.parts) },
      made: madeOfMoves(room, [move], heads),
    })),
    categories: { head: heads.categories },
    ...collectionFoot(room, moves),
  };
}

/** What a line of a receipt was for: its head, and of a monthly one the month as the student's class calls it. */
function partTitle(room: Room, { admissionId }: Move, { subLedgerId, sessionId, monthId }: Part): string {
  const head = headTitle(room, subLedgerId);
  if (monthId === 0) return head;
  const { classId = 0 } = room.roll.get(admissionId) ?? {};
  return `${head} (${room.months({ sessionId, classId }, monthId)})`;
}

/** 6: each receipt, and below it what it was for. */
export function receiptLines(room: Room): Rows {
  const moves = askedMoves(room);
  const lines = moves.flatMap((move): Line[] => [
    moveLine(room, move),
    ...move.parts.map((part, at): Line => {
      const own = { ...move, parts: [part] };
      const cells = { name: `– ${partTitle(room, move, part)}`, ...splitCells([own], room) };
      const made = madeOfMoves(room, [own]);
      return { key: `${keyOf(move)}.${at}`, kind: 'beside', of: {}, cells, made };
    }),
  ]);
  return { lines, categories: {}, ...collectionFoot(room, moves) };
}

const HIGHEST = Number.MAX_SAFE_INTEGER;

/** 3: the receipts of a range of numbers, and the numbers in it that no receipt has. */
export async function numbers(room: Room): Promise<Rows> {
  const { receipt_from, receipt_to: to = HIGHEST } = room.query;
  const moves = askedMoves(room).filter(({ number }) => number >= (receipt_from ?? 1) && number <= to);
  const given = new Set(moves.filter(({ isBack }) => !isBack).map(({ number }) => number));
  // Days of a series that began before, and printed books, begin at another number than 1.
  const from = receipt_from ?? Math.min(HIGHEST, ...given);
  const last = Math.min(to, Math.max(0, ...given));
  const missing: number[] = [];
  for (let number = from; number <= last; number += 1) if (!given.has(number)) missing.push(number);
  const named = digitsOf(leavesText(missing), room.language);
  return {
    lines: moves.map((move) => moveLine(room, move)),
    categories: {},
    ...collectionFoot(room, moves),
    notes: [
      ...(missing.length > 0 ? [say(room.language, 'fees.report.missing', { numbers: named })] : []),
      ...(await leavesOfBooks(room, from, last)),
    ],
  };
}

const OF_FEES = 1;

/** Spoiled and missing leaves of books of fee receipts whose numbers lie within a range. @throws DocumentsAway */
async function leavesOfBooks({ tenant, language }: Room, from: number, to: number): Promise<string[]> {
  const books = [...(await receiptBooksOf(tenant)).values()].filter(
    (book) => !book.retired && book.kind === OF_FEES && book.from <= to && from <= book.to,
  );
  const named = (leaves: string) =>
    digitsOf(leavesText((leavesIn(leaves) ?? []).toSorted((one, other) => one - other)), language);
  return books.flatMap(({ bookNo, spoiled, missing }) => {
    const book = digitsOf(bookNo, language);
    return [
      ...(spoiled ? [say(language, 'fees.report.spoiled', { book, numbers: named(spoiled) })] : []),
      ...(missing ? [say(language, 'fees.report.lost', { book, numbers: named(missing) })] : []),
    ];
  });
}
