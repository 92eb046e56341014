const DAY_MS = 86_400_000;

/** How many cases a fuzz may try in one run, however many endpoints there are. */
export interface Budget {
  readonly total: number;
  /** What every endpoint gets in every run. */
  readonly least: number;
  /** What an endpoint gets when its turn has come. */
  readonly most: number;
}

/**
 * What today's cases are made from: the day, counted from 1970, so that every run of a day tries the same and tomorrow's
 * tries others. FUZZ_DAY tries the cases of another day again.
 */
export function dayOfFuzz(given = process.env['FUZZ_DAY'], now = Date.now()): number {
  if (given === undefined || given === '') return Math.floor(now / DAY_MS);
  if (!/^\d{1,7}$/.test(given))
    throw new Error(`FUZZ_DAY is ${given}; it is a count of days, as a failure names it.`);
  return Number(given);
}

/**
 * How many cases each endpoint gets on a day: everybody the least, and what is left of the total goes in whole turns to
 * the next in line, so that each has had its turn after so many days. The least is kept even beyond the total.
 */
export function casesOf(names: readonly string[], budget: Budget, day: number): ReadonlyMap<string, number> {
  const { total, least, most } = budget;
  const turns = Math.max(
    0,
    Math.min(names.length, Math.floor((total - least * names.length) / (most - least))),
  );
  const first = names.length === 0 ? 0 : (day * turns) % names.length;
  const inTurn = (at: number) => (at - first + names.length) % names.length < turns;
  return new Map(names.map((name, at) => [name, inTurn(at) ? most : least]));
}

/** How a failed run is repeated. */
export const toRepeat = (day: number) => `try again with FUZZ_DAY=${day}`;

/** Lets so many through at a time; the others wait for their turn. */
export function turnstile(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
