/** Sentences that are untrue of a school that has none of it yet. */
export interface Blank {
  readonly untrue: readonly string[];
}

/**
 * Runs in the page, of a school that has nothing yet: what stands empty without a word, without a way to where it is
 * made, or as if something had been looked for and not found; and what went wrong. Names nothing of ours outside itself.
 */
export function blanksOfPage({ untrue }: Blank): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(`#main ${selector}`)].filter(isShown);
  const said = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
  const faults: string[] = [];
  for (const empty of shown('.empty:not([data-fine])'))
    if (!empty.querySelector('a[href], button')) faults.push(`empty, and no way from it: "${said(empty)}"`);
  for (const table of shown('table'))
    if (!table.querySelector('tbody > tr > *')) faults.push(`a table without a row: "${said(table)}"`);
  for (const alert of shown('[role=alert]')) faults.push(`an alert: "${said(alert)}"`);
  const page = document.getElementById('main')?.innerText ?? '';
  for (const sentence of untrue) if (page.includes(sentence)) faults.push(`untrue here: "${sentence}"`);
  return faults;
}
