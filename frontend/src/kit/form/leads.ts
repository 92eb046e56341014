interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What of the address of its page may change under a form: these names, or all of it. */
export type Stays = readonly string[] | 'all';

/** Whether the way from here to there takes away a form: unless it has said that it stays where these names change. */
export function leads(here: Place, there: Place, stays: Stays = []): boolean {
  if (here.pathname !== there.pathname) return true;
  if (stays === 'all') return false;
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  const names = new Set([...now.keys(), ...then.keys()]);
  return [...names].some((name) => !stays.includes(name) && now.get(name) !== then.get(name));
}
