/**
 * `npm run audit:packages`: the known weaknesses of what is shipped, asked of the registry. Ends with 1 when there is
 * one of weight high or critical, with 2 when the registry does not answer such questions: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { shippedPackages } from './shipped.ts';

const root = join(import.meta.dirname, '../..');
const packages = shippedPackages(root);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const asked = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 120_000,
});

interface Weakness {
  readonly severity: string;
  readonly range: string;
}

function readAnswer(text: string): { vulnerabilities?: Record<string, Weakness> } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities } = readAnswer(asked.stdout ?? '');
console.log(`${packages.length} packages are shipped.`);
for (const { name, version, deprecated } of packages)
  if (deprecated) console.log(`deprecated: ${name} ${version}: ${deprecated}`);
if (!vulnerabilities) {
  console.log('The registry did not tell what weaknesses are known: this check was NOT made.');
  process.exit(2);
}
const found = Object.entries(vulnerabilities);
for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
console.log(`${found.length} known weaknesses.`);
process.exit(found.some(([, { severity }]) => severity === 'high' || severity === 'critical') ? 1 : 0);
