import {
  conditionsOf,
  entriesOf,
  inMarks,
  inPoints,
  type Paper,
  type PublishedFacts,
  type PublishedRow,
  pointsOf,
} from '@madrasah/events/results';
import { markOnWire } from '../sheets/wire.ts';

/** What the name of a result's division is in Arabic; '' where nobody has written it. */
export function arabicDivision({ average, results, mode }: PublishedFacts, division: string): string {
  if (mode === 'gpa' && /^[A-F]/.test(division)) return division;
  const tier = average?.divisions.indexOf(division) ?? -1;
  const { absent, incomplete, mostMeari, meari, ordinary, cap } = results;
  const named = [absent, incomplete, mostMeari, meari, ordinary, cap].find(({ bn }) => bn === division);
  return average?.arabic[tier] || named?.ar || '';
}

/** Papers of a published row in the order they are printed in, recitation last. */
export function papersOfRow(facts: PublishedFacts, row: PublishedRow): readonly Paper[] {
  const conditions = conditionsOf(facts.subjects, facts.average ?? undefined, facts.results);
  const reckon = facts.mode === 'gpa' ? inPoints : inMarks;
  return reckon(conditions, entriesOf(facts, row))?.papers ?? [];
}

/** One paper under the wire's names, numbered from 1. */
export function paperFields({ condition, state, mark, tier, ...paper }: Paper, n: number, subject: string) {
  const entry = state === 'marked' ? mark : state === 'absent' ? ('absent' as const) : null;
  return {
    [`Subject${n}`]: subject,
    [`DVTop${n}`]: condition.max / 2,
    [`PassNumber${n}`]: condition.pass / 2,
    [`SubVal${n}`]: markOnWire(entry),
    [`GPA${n}`]: pointsOf({ condition, state, mark, tier, ...paper }) / 100,
    [`Division${n}`]: tier === undefined ? '' : (condition.divisions[tier] ?? ''),
    [`DivisionNumber${n}`]: tier === undefined ? null : (condition.bounds[tier] ?? 0) / 2,
    /** Recitation: it stands beside the total. */
    [`Kerat${n}`]: condition.kerat ? 1 : 0,
  };
}

/** The whole result under the wire's names, from what was frozen. */
export const resultFields = (facts: PublishedFacts, row: PublishedRow) => ({
  Division: row.division,
  DivisionAra: arabicDivision(facts, row.division),
  DivisionTopNumber: facts.average ? facts.average.top / 100 : null,
  Positions: row.position,
  Total: row.total / 2,
  TotalTop: row.max / 2,
  Average: row.gpa || row.mean === null ? null : row.mean / 100,
  GPA: row.gpa && row.mean !== null ? row.mean / 100 : null,
  SubSonkha: row.counted,
});
