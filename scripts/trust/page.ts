import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS, type Row } from './rows.ts';

export const PAGE = join(import.meta.dirname, '../../docs/TRUST.md');

const [BEGIN, END] = ['<!-- figures: npm run docs:trust -->', '<!-- /figures -->'];

const line = ({ promise, source, tell, command }: Row) =>
  `| ${promise} | ${tell(source.of)} | ${source.seen} | \`${command}\` |`;

/** docs/TRUST.md with its table as the results tell it today. @throws Error where the page has no place for it */
export function madePage(page = readFileSync(PAGE, 'utf8')): string {
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`docs/TRUST.md has no ${BEGIN} … ${END}`);
  const head = ['| promise | what was done, what was seen | when, on what | command |', '|---|---|---|---|'];
  return `${before}${BEGIN}\n${[...head, ...ROWS.map(line)].join('\n')}\n${END}${after}`;
}
