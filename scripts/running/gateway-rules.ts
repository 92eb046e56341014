import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './frontend.ts';
import type { Rules } from './gateway/rules.ts';

const READ_FROM = ['events/src', 'events/package.json', 'scripts/running/gateway', 'package-lock.json'];

/** The gateway's rules: read off the catalogue once, by a process of its own, and kept until their sources change. */
export function gatewayRules(root: string): Rules {
  const folder = join(root, 'node_modules/.cache/gateway');
  const kept = join(folder, `${hashSources(root, READ_FROM)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const printed = execFileSync(process.execPath, [join(root, 'scripts/running/gateway/catalogue.ts')], {
    encoding: 'utf8',
  });
  mkdirSync(folder, { recursive: true });
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, printed);
  renameSync(unfinished, kept); // others may be reading
  return JSON.parse(printed);
}
