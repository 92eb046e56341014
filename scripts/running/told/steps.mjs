// Plain JavaScript without dependencies: scripts/setup.mjs tells its step before anything is installed.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 5_000;

/** What a first start does, in order; each is told with its place among all. */
const STEPS = {
  install: 'Installing the packages',
  pages: 'Building the pages',
  school: 'Making the demo school',
  start: 'Starting',
};
const NAMES = Object.keys(STEPS);
const placeOf = (name) => `${NAMES.indexOf(name) + 1}/${NAMES.length}`;

const fileOf = (root) => join(root, '.cache/start.json');

function tookLast(root) {
  try {
    return JSON.parse(readFileSync(fileOf(root), 'utf8'));
  } catch {
    return {}; // the first time, or whoever starts it may not write here
  }
}

function keep(root, name, seconds) {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const unfinished = `${fileOf(root)}.${process.pid}`;
    writeFileSync(unfinished, `${JSON.stringify({ ...tookLast(root), [name]: seconds })}\n`);
    renameSync(unfinished, fileOf(root));
  } catch {
    // it is only told; a start does not fail for it
  }
}

export function begin(root, name, { say = console.log, everyMs = EVERY_MS, alone = false } = {}) {
  const began = performance.now();
  const seconds = () => Math.max(1, Math.round((performance.now() - began) / 1000));
  const last = tookLast(root)[name];
  let latest = '';
  say(
    `${alone ? '' : `${placeOf(name)} `}${STEPS[name]} …${Number.isInteger(last) ? ` (last time ${last} s)` : ''}`,
  );
  const timer = setInterval(() => say(`    … ${seconds()} s${latest && `, ${latest}`}`), everyMs);
  timer.unref();
  return {
    now(what) {
      latest = what;
    },
    done() {
      clearInterval(timer);
      keep(root, name, seconds());
      say(`    done in ${seconds()} s`);
    },
    broken() {
      clearInterval(timer);
    },
  };
}

export function nothingToDo(name, why, say = console.log) {
  say(`${placeOf(name)} ${why}`);
}
