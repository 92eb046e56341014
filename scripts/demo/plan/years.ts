import { digitsOf } from '@madrasah/events';

/** A year of the accounts. */
export interface YearOfAccounts {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The accounting years of the books until today: January to December; where none of these is over, as on the last days
 * of December, July to June. So there is always one that can be signed off.
 */
export function yearsOfAccounts(from: string, today: string): readonly YearOfAccounts[] {
  const [first, last] = [from, today].map((day) => Number(day.slice(0, 4))) as [number, number];
  const isSplit = first === last;
  const spans: YearOfAccounts[] = [];
  for (let year = isSplit ? first - 1 : first; year <= last; year += 1) {
    const name = isSplit ? `${year}-${String(year + 1).slice(2)}` : String(year);
    const days = isSplit
      ? { from: `${year}-07-01`, to: `${year + 1}-06-30` }
      : { from: `${year}-01-01`, to: `${year}-12-31` };
    spans.push({ name: digitsOf(name, 'bn'), ...days });
  }
  return spans.filter(({ to, from: begins }) => to >= from && begins <= today);
}
