import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  definePaper,
  defineQuery,
  fields,
  power,
  type ToAuditor,
} from '../kernel/index.ts';
import { RESOLUTIONS } from './cash.ts';

const { answered, cell, record } = answers;

const view = power('day_close', 'view');
const dayClose = {
  name: 'DayClose',
  path: '/api/accounts/day_close',
  access: view,
  query: { account: fields.id(), on: fields.optionalDay() },
};
const dayClosePaper = definePaper(dayClose);
/** The sheet of a count or of a hand-over, with its notes and both signatures. */
const sheet = {
  name: 'CashSheet',
  path: '/api/accounts/cash_sheets/:id',
  access: view,
  query: { id: fields.id(), kind: fields.requiredWord(['count', 'hand_over']) },
  forAuditor: { entry: ({ kind }) => (kind === 'count' ? 'CashCounted' : 'DrawerHandedOver') } as ToAuditor,
};

/** What a day did to the account in a fund. */
const move = () =>
  record({
    ...{ fundId: cell.number(), FundName: cell.text(), opening: cell.money(), fees: cell.money() },
    ...{ other: cell.money(), reversed: cell.money(), paid: cell.money() },
    ...{ moved: cell.money(), balance: cell.money() },
  });

/** A count in between, or one by which the drawer was handed over. */
const sheetRow = () =>
  record({
    ...{ kind: cell.oneOf(['count', 'hand_over']), id: cell.number(), at: cell.time() },
    ...{ by: cell.who(), to: cell.who().nullable(), counted: cell.money(), difference: cell.money() },
  });

/** What was counted, once the day is closed. */
const close = () => ({
  ...{ closeId: cell.number(), closedBy: cell.who(), closedAt: cell.time() },
  /** How many of each note. */
  notes: z.record(z.string(), cell.count()),
  /** What coins below a taka made; paisa. */
  coins: cell.count(),
  ...{ counted: cell.money(), difference: cell.money() },
  differenceState: cell.oneOf(['none', 'unresolved', 'resolved']),
  resolution: record({
    ...{ to: cell.oneOf(RESOLUTIONS), by: cell.who(), at: cell.time(), reason: cell.text().nullable() },
    /** Where nobody else could resolve it. */
    mark: cell.text().optional(),
  }).nullable(),
});

/** A cash account on a day. */
const cashDay = () =>
  record({
    ...{ Account: cell.number(), AccountName: cell.text(), on: cell.day() },
    ...{ state: cell.oneOf(['open', 'closed', 'before']), book: cell.money() },
    byFund: z.array(record({ FundID: cell.number(), FundName: cell.text(), amount: cell.money() })),
    moves: z.array(move()),
    ...z.object(close()).partial().shape,
    ...{ closedThrough: cell.day(), openBefore: z.array(cell.day()) },
    /** Receipts taken back whose right ones are still to come. */
    awaiting: z.array(record({ receiptId: cell.number(), receiptNo: cell.number(), since: cell.day() })),
    ...{ keeper: cell.who().nullable(), limit: cell.money().nullable(), aboveLimit: cell.money() },
    sheets: z.array(sheetRow()),
  });

export const closingQueries = {
  /** How a cash account stands at the end of a day, and what was counted there. */
  dayClose: defineQuery({ ...dayClose, answer: () => answered(cashDay()) }),
  dayClosePdf: dayClosePaper.pdf,
  dayCloseXlsx: dayClosePaper.xlsx,
  dayCloseCsv: dayClosePaper.csv,
  cashSheetPdf: definePaper(sheet).pdf,
  /** Who may take a drawer over: the logins that may close its day. */
  keepers: defineQuery({
    name: 'Keepers',
    path: '/api/accounts/day_close/keepers',
    access: view,
    forAuditor: 'always',
    answer: () => z.strictObject({ data: z.array(cell.who()) }),
  }),
};

/** A cash account on a day; sums in taka. */
export type CashDay = AnswerTo<typeof closingQueries.dayClose>['data'];
export type CashMove = CashDay['moves'][number];
/** A count in between, or a hand-over. */
export type CashSheetRow = CashDay['sheets'][number];
