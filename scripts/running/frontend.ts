import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refused } from './refused.ts';
import { begin, nothingToDo } from './told/steps.mjs';

// The pages are made of these; the lock file stands for every package among them.
const SOURCES = ['frontend', 'events/src', 'events/package.json', 'package-lock.json'];
const NOT_SOURCES = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/;

/** Builds the pages when what they are made of has changed since the last build. Answers whether it built. */
export async function buildFrontend(root: string): Promise<{ readonly built: boolean } | Refused> {
  const dist = join(root, 'frontend/dist');
  const stamp = join(dist, '.sources');
  const wanted = hashSources(root);
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current && existsSync(join(dist, 'index.html'))) {
    nothingToDo('pages', 'The pages are built.');
    return { built: false };
  }
  const step = begin(root, 'pages');
  const output = await npm(root, ['run', 'build', '-w', 'frontend']);
  if (output !== undefined) {
    step.broken();
    return { refused: `The pages could not be built:\n${output}` };
  }
  writeFileSync(stamp, wanted);
  step.done();
  return { built: true };
}

/** One hash over names and contents, because a checkout gives every file a new date. Without names: of the pages. */
export function hashSources(root: string, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesUnder(root, source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): string[] {
  if (NOT_SOURCES.test(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/** Runs npm; answers what it printed when it failed. */
function npm(root: string, args: string[]): Promise<string | undefined> {
  // Another NODE_ENV would build the pages with React's development checks in them.
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' } };
  const path = process.env['npm_execpath']; // set by npm for its own scripts; avoids npm.cmd on Windows
  const run = path
    ? spawn(process.execPath, [path, ...args], options)
    : spawn(['npm', ...args].join(' '), { ...options, shell: true });
  let output = '';
  run.stdout.on('data', (chunk) => {
    output += chunk;
  });
  run.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    run.on('error', (error) => resolve(error.message));
    run.on('close', (code) => resolve(code === 0 ? undefined : output));
  });
}
