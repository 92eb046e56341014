import { leastArrears } from '../dues/lists/defaulters-list.ts';
import { whose } from '../dues/owed.ts';
import { type AnswerTo, fields, signedIn } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import { explainedAnswer } from './answers.ts';
import { defineStatement } from './define-statement.ts';
import { BASES } from './statements.ts';

/** How money came or went, as a figure may be narrowed to. */
export const FLOW_KINDS = ['opening', 'head', 'contra', 'transfer'] as const;
/** What an advance is: change that was left, or a month paid ahead. */
const ADVANCE_KINDS = ['open', 'month'] as const;

/**
 * What makes a figure: `figure` is its answer and field, the rest the question that gave it and what it was narrowed
 * to. Open to whoever may see the answer.
 */
export const explain = defineStatement({
  ...{ name: 'Explain', path: '/api/accounts/explain' },
  query: {
    ...twoClocks,
    figure: fields.requiredText(60),
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    fundId: fields.optionalId(),
    /** Accounts, one or several between commas: what money was for, and where it lay or what was posted to. */
    head: fields.optionalText(4000),
    account: fields.optionalText(4000),
    back: fields.word(['true', 'false'], undefined),
    kind: fields.word([...FLOW_KINDS, ...ADVANCE_KINDS], undefined),
    /** Of a trial balance: with the entries that closed the year. */
    closing: fields.word(['with'], undefined),
    basis: fields.word(BASES, 'accrual' as const),
    /** Of these entries alone: those of a kind (`FeesCollected`), or what stood before the days (`before`). */
    entries: fields.optionalText(60),
    /** Of this entry alone. */
    revision: fields.optionalInteger(0, Number.MAX_SAFE_INTEGER),
    AdmissionID: fields.optionalId(),
    UserID: fields.optionalId(),
    /** What a list was narrowed to, whose sum it is. */
    ...whose,
    ...leastArrears,
    MonthID: fields.optionalInteger(1, 12),
    status: fields.word(['dues', 'both', 'waiting', 'all'], undefined),
    collector: fields.optionalId(),
    /** Written on that day, whatever day it bears. */
    recorded: fields.optionalDay(),
    /** Of lists of vouchers and advances: the direction, a head on a line, what became of it. */
    caId: fields.optionalChoice(1, 2),
    slId: fields.optionalId(),
    state: fields.optionalInteger(1, 5),
    /** Of a fee report: its question as an address has it, the column as it is drawn, the group of its lines, or one. */
    report: fields.optionalText(1000),
    column: fields.optionalText(80),
    group: fields.optionalInteger(0, Number.MAX_SAFE_INTEGER),
    row: fields.optionalText(80),
    /** Of fees by month, the month: `YYYY-MM`. */
    month: fields.optionalText(7),
    page: fields.optionalInteger(1, 1_000_000),
    limit: fields.optionalInteger(1, 5000),
  },
  answer: () => explainedAnswer(),
  ...{ access: signedIn, forAuditor: 'as-its-figure' },
});

/** What makes a figure. */
export type Explained = AnswerTo<typeof explain.answer>['data'];
