import { Problem } from '@madrasah/events';
import { placedFor } from '../../admissions/state.ts';
import { priceOf } from '../../fees/steps.ts';
import { linesNamed } from '../../kernel/import/lines.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { openingDay } from '../../ledger/journal/rules/openings.ts';
import { monthsOf } from '../old-due.ts';
import type { DuesFrame, ReadDue } from './due-rows.ts';

type Doubt = 'before-admission' | 'no-price' | 'above-price';

/**
 * What is odd about old dues and may be right all the same, each with the lines of the file: owed for a time before the
 * student's admission, of a head that nobody of his class pays, above its price.
 */
export function doubtsOf(frame: DuesFrame, dues: readonly ReadDue[]): Problem[] {
  const doubted = Map.groupBy(
    dues.flatMap((due) => doubtsAbout(frame, due).map((doubt) => ({ doubt, line: due.line }))),
    ({ doubt }) => doubt,
  );
  return [...doubted].map(([doubt, rows]) => {
    const lines = rows.map(({ line }) => line);
    return new Problem(`ledger.old-due-doubt.${doubt}`, { count: lines.length, lines: linesNamed(lines) });
  });
}

function doubtsAbout(frame: DuesFrame, { admission, arrear, due }: ReadDue): Doubt[] {
  const { monthId, dueOn } = arrear;
  const ends = monthId > 0 ? monthsOf(frame, admission, monthId)?.[monthId]?.startsOn : undefined;
  const isBefore = monthId > 0 ? ends !== undefined && ends <= admission.on : dueOn < admission.on;
  const price = priceFor(frame, { admission, arrear });
  return [
    ...(isBefore ? (['before-admission'] as const) : []),
    ...(price === undefined ? (['no-price'] as const) : []),
    ...(price !== undefined && price !== null && due.amount > price ? (['above-price'] as const) : []),
  ];
}

/** What he pays of a head: of the day on which it was due, else of today; undefined where he pays none of it. */
function priceFor(
  { chart, plans, people, admissions, today }: DuesFrame,
  { admission, arrear }: Pick<ReadDue, 'admission' | 'arrear'>,
): number | null | undefined {
  const { subLedgerId, monthId, dueOn } = arrear;
  const earlier = admissions.earlier.get(admission.admissionId);
  const gender = people.people.get(admission.userId)?.gender ?? 1;
  const student = { ...placedFor({ ...admission, ...(earlier && { earlier }) }, monthId, dueOn), gender };
  const onDay = (day: string) => priceOf({ chart, plans }, student, { subLedgerId, monthId, day });
  const price = onDay(dueOn) ?? onDay(today);
  return price?.off ? undefined : price?.amount;
}

/** The books of a fund would begin on an earlier day than they do. */
export const earlierThanBooks = (
  { journal, chart }: Pick<Books, 'journal' | 'chart'>,
  day: string,
  funds: Iterable<number>,
): Problem[] =>
  [...new Set(funds)].flatMap((fundId) => {
    const opening = openingDay(journal, fundId);
    const fund = chart.funds.get(fundId)?.name ?? '';
    return opening !== undefined && day < opening
      ? [new Problem('ledger.opening-earlier', { fund, day, opening })]
      : [];
  });
