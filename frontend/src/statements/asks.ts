import { type Day, toLatinDigits } from '@madrasah/events/kernel';
import { knownThrough } from '../kit/clocks/known.ts';
import { type OpenDays, openDaysOf } from '../kit/session/open-days.ts';

/** What the form of a statement asks beside the clock: its days, the fund, an account, and how it is made. */
export interface Asks {
  readonly days: 'range' | 'day' | 'until';
  readonly fund?: true;
  readonly account?: 'money' | 'bank' | 'any';
  readonly ledger?: true;
  readonly lines?: true;
  readonly basis?: true;
  /** How many entries are picked by which seed; what is not found is told as well. */
  readonly sample?: true;
}

export const FILTERS = [
  ...(['fundId', 'from', 'to', 'on', 'known', 'slId', 'glId', 'by', 'basis'] as const),
  ...(['seed', 'sample'] as const),
] as const;
export type Filter = (typeof FILTERS)[number];
type Values = Readonly<Partial<Record<Filter, string>>>;

/** A number without a fraction, in any script's digits; nothing else is asked. */
function wholeNumber(typed: string | undefined, least: number): string | undefined {
  const figures = toLatinDigits(typed ?? '');
  return /^\d{1,9}$/.test(figures) && Number(figures) >= least ? figures : undefined;
}

/**
 * The question of a statement from what its address says; days nobody names are this month until today, or those that
 * pages open on.
 * @returns undefined while what it cannot do without is not chosen
 */
export function askedOf(
  asks: Asks,
  values: Values,
  today: Day,
  { day, since }: Pick<OpenDays, 'day' | 'since'> = openDaysOf(undefined, today),
): Readonly<Record<string, string>> | undefined {
  const needed = asks.ledger ? values.glId : asks.account === 'any' ? values.slId : 'nothing';
  if (needed === undefined) return undefined;
  const { days } = asks;
  const to = values.to ?? day;
  const question = {
    ...(days === 'range' ? { from: values.from ?? since(`${to.slice(0, 8)}01`, to), to } : {}),
    ...(days === 'until' ? { to } : {}),
    ...(days === 'day' ? { on: values.on ?? day } : {}),
    fundId: asks.fund && values.fundId,
    slId: asks.account && values.slId,
    glId: asks.ledger && values.glId,
    by: asks.lines && values.by,
    basis: asks.basis && values.basis,
    seed: asks.sample && wholeNumber(values.seed, 0),
    sample: asks.sample && wholeNumber(values.sample, 1),
    knownAt: knownThrough(values.known, today),
  };
  return Object.fromEntries(
    Object.entries(question).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
