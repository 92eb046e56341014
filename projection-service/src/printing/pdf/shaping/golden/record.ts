// Records hb-shape.json anew with HarfBuzz's own command line tool:
//   node projection-service/src/printing/pdf/shaping/golden/record.ts
// It is needed only after the strings, the fonts or the way lines are cut into runs have changed. The tests
// compare with the recorded file, so hb-shape need not be installed to run them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fontStack } from '../../fonts/font-stack.ts';
import { unpackWoff } from '../../fonts/woff.ts';
import { lineRuns, type Run } from '../runs.ts';
import { LANGUAGE_OF } from '../script.ts';
import { TRIAL_STRINGS } from './strings.ts';

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'hb-shape-'));

function unpacked(file: string): string {
  const path = join(folder, basename(file).replace('.woff', '.ttf'));
  writeFileSync(path, unpackWoff(readFileSync(require.resolve(file))));
  return path;
}

function judge({ text, face, script, rightToLeft }: Run): string[] {
  const glyphs = execFileSync('hb-shape', [
    '--no-glyph-names',
    '--no-clusters',
    `--script=${script}`,
    `--direction=${rightToLeft ? 'rtl' : 'ltr'}`,
    `--language=${LANGUAGE_OF[script]}`,
    unpacked(face.file),
    text,
  ]);
  const direction = rightToLeft ? '<' : '>';
  return [text, `${basename(face.file)} ${script}${direction}`, glyphs.toString().trim().slice(1, -1)];
}

const golden: Record<string, string[][]> = {};
for (const weight of ['regular', 'bold'] as const) {
  for (const [id, text] of TRIAL_STRINGS) {
    golden[`${weight} ${id}`] = lineRuns(text, fontStack(weight).faces).map(judge);
  }
}
rmSync(folder, { recursive: true });
const version = execFileSync('hb-shape', ['--version']).toString().split('\n')[0] ?? '';
writeFileSync(
  new URL('hb-shape.json', import.meta.url),
  `${JSON.stringify({ recordedWith: version, runs: golden }, null, 1)}\n`,
);
