import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../compose-file.ts';
import { BASES, type Base, STOOD_IN } from './images.ts';
import type { Row } from './trial.ts';

const FILE = join(root, 'tests/compose/results.md');
const HEAD = `# What \`npm run test:compose\` saw

Written by the program; each part is of its last run.

`;
const TITLES: Readonly<Record<string, string>> = {
  one: 'docker-compose.yml',
  cluster: 'docker/cluster/docker-compose.yml',
  bare: 'A bare machine',
};

export interface Seen {
  readonly versions: string;
  readonly missing: readonly Base[];
  readonly rows: readonly Row[];
}

const LONGEST = 400;
const cell = (text: string) => text.slice(0, LONGEST).replaceAll('|', '\\|').replaceAll('\n', ' ');

function section(part: string, { versions, missing, rows }: Seen): string {
  const stoodIn = missing.map((base) => `- for \`${BASES[base]}\`: ${STOOD_IN[base]}`);
  return [
    `## ${TITLES[part]}`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${versions}. ${
      stoodIn.length > 0
        ? 'These images could not be pulled; in their place stood:'
        : 'On the images that the file names.'
    }`,
    ...(stoodIn.length > 0 ? ['', ...stoodIn] : []),
    '',
    '| what was run | seen |',
    '|---|---|',
    ...rows.map(([what, seen]) => `| ${cell(what)} | ${cell(seen)} |`),
    '',
  ].join('\n');
}

/** Puts the part in the place of what the report says of it; the others stay. */
export function writeReport(part: string, seen: Seen): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const [, ...sections] = before.split(/^(?=## )/m);
  const others = sections.filter((text) => !text.startsWith(`## ${TITLES[part]}\n`));
  const order = Object.values(TITLES);
  const placeOf = (text: string) => order.indexOf(/^## (.*)$/m.exec(text)?.[1] ?? '');
  const all = [...others, `${section(part, seen)}\n`].sort((one, other) => placeOf(one) - placeOf(other));
  writeFileSync(FILE, `${[HEAD, ...all].join('').trimEnd()}\n`);
}
