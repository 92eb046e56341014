import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { journalEvents } from '@madrasah/events';

export const PAGE = fileURLToPath(new URL('../../../docs/audit-bundle.md', import.meta.url));
const BEGIN = '<!-- made by `npm run docs:audit-bundle`: -->';
const END = '<!-- end -->';

/** The versions after the first, where there are any: ` (also 2)`. */
function later(version: number): string {
  const versions = Array.from({ length: version - 1 }, (_, index) => index + 2);
  return versions.length > 0 ? ` (also ${versions.join(', ')})` : '';
}

/** What each entry's paper states, and which entries move nothing, in the order of the contexts. */
export function described(): string {
  const all = [...journalEvents.values()];
  const rows = all.flatMap(({ type, version, entry: { states } }) =>
    states ? [`| \`${type}\`${later(version)} | ${[states.account, states.amount].join(' | ')} |`] : [],
  );
  const still = all.filter(({ entry }) => !entry.states);
  const named = still.map(({ type, version }) => `\`${type}\`${later(version)}`);
  const list = `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return [
    ...['| type (version 1) | account | amount |', '|---|---|---|', ...rows, ''],
    `${list} (version 1) stand in a journal and move nothing: they have no postings.`,
  ].join('\n');
}

/** The page with its table of entries as the definitions have it now. @throws Error where its marks are gone */
export function madePage(): string {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${PAGE} has no place for the table of entries`);
  return `${before}${BEGIN}\n\n${described()}\n\n${END}${after}`;
}
