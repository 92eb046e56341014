interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether the way from here to there takes away a form that stands on these names of the address. */
export function leads(here: Place, there: Place, standsOn: readonly string[] = []): boolean {
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  return here.pathname !== there.pathname || standsOn.some((name) => now.get(name) !== then.get(name));
}
