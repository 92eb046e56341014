// Plain JavaScript without dependencies, so that it runs on any Node >= 18 before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { begin, nothingToDo } from './running/told/steps.mjs';

const stampFile = 'node_modules/.setup-stamp';
const NO_PACKAGES = { packages: {} };
const isStart = process.env.npm_lifecycle_event === 'prestart'; // else a test, a backup, …

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** What a lock file says of every package of others: a new version of our own installs nothing. */
const packagesIn = (text) =>
  Object.entries((text ? JSON.parse(text) : NO_PACKAGES).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, integrity, optional }]) => ({ path, is: `${version} ${integrity}`, optional }));

const locked = packagesIn(readFileSync('package-lock.json', 'utf8'));
const wanted = createHash('sha256')
  .update(JSON.stringify(locked))
  .update(process.platform + process.arch)
  .digest('hex');

/** Whether npm's own list of what it has installed is what is locked; packages for other systems are left out. */
function isInstalled() {
  const installed = new Map(
    packagesIn(read('node_modules/.package-lock.json')).map(({ path, is }) => [path, is]),
  );
  if (installed.size === 0) return false;
  const paths = new Set(locked.map(({ path }) => path));
  if ([...installed.keys()].some((path) => !paths.has(path))) return false;
  return locked.every(
    ({ path, is, optional }) => (installed.get(path) ?? (optional ? is : undefined)) === is,
  );
}

/** The product runs on the Node 24 that npm installs for Linux and Windows; elsewhere on the user's own. */
function checkNode() {
  const shipped = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(`${process.platform}-${process.arch}`);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const ownIsEnough = (major === 22 && minor >= 20) || (major === 24 && minor >= 12) || major >= 26;
  if (shipped ? major >= 18 : ownIsEnough) return;
  const needed = shipped
    ? 'Node 18 or newer'
    : 'Node 22.20, 24.12, 26 or newer (npm ships none for this system)';
  console.error(`This program needs ${needed}; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci`; answers its exit code. */
function npmCi() {
  // The pages are built here, so their tools are needed even where NODE_ENV=production would leave them out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath; // set by npm for its own scripts; avoids npm.cmd on Windows
  const run = npm
    ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit', shell: true });
  return new Promise((resolve) => {
    run.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    run.on('close', (code) => resolve(code ?? 1));
  });
}

async function install() {
  const step = begin('.', 'install', { alone: !isStart });
  const code = await npmCi();
  if (code !== 0) {
    step.broken();
    process.exit(code);
  }
  writeFileSync(stampFile, wanted);
  step.done();
}

checkNode();
if (read(stampFile) === wanted || isInstalled()) {
  writeFileSync(stampFile, wanted);
  if (isStart) nothingToDo('install', 'The packages are installed.');
} else await install();
