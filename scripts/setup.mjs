// Plain JavaScript without dependencies, so that it runs on any Node >= 18 before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.setup-stamp';
const lock = readFileSync('package-lock.json');
const wanted = createHash('sha256')
  .update(lock)
  .update(process.platform + process.arch)
  .digest('hex');

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

function install() {
  const started = Date.now();
  console.log('Installing dependencies (first run, or the lock file changed) …');
  // The pages are built here, so their tools are needed even where NODE_ENV=production would leave them out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath; // set by npm for its own scripts; avoids npm.cmd on Windows
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true });
  if (run.status !== 0) process.exit(run.status ?? 1);
  writeFileSync(stampFile, wanted);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

checkNode();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) install();
