import { roundOf, type Sample } from '../counter/rows.ts';
import { tell } from '../figures.ts';
import { disturbed } from './disturbed.ts';
import { ROWS } from './rows.ts';
import { FullSchool } from './school.ts';
import { started } from './started.ts';
import { type Compared, ofBefore, summedUp } from './versions.ts';

// What one answer costs of processor time, all programs together, in a school whose students owe thirteen items:
// `node tests/bench/costs/over-http.ts [rounds] [folder of the version before] [seconds of a row]`. With a folder
// every row is measured of both versions in turn.
const [, , rounds = '3', before, seconds = '3'] = process.argv;
/** What a start may take of before, per cent. */
const START_AT_MOST = 70;

const compared: Compared = new Map<string, { figure: string; atMost: number }>([
  ...ROWS.map(({ measure, atMost }) => [measure, { figure: 'processor time', atMost }] as const),
  ['start until ready', { figure: 'by the clock', atMost: START_AT_MOST }] as const,
]);
const versions: { readonly name: string; readonly school: FullSchool; readonly told: Sample[] }[] = [];
const open = async (name: string, root?: string) =>
  versions.push({ name, school: await FullSchool.open(root), told: [] });

try {
  if (before) await open('before', before);
  await open('this');
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const row of ROWS)
      for (const { school, told } of versions)
        told.push(...(await roundOf(row, school, Number(seconds) * 1000)));
    for (const { school, told } of versions) told.push(...(await disturbed(school)));
    for (const { school, told } of versions) told.push(...(await started(school.running)));
  }
  for (const { school } of versions) await school.counter.prove();
  const [first, second] = versions.map(({ told }) => told);
  tell([
    ...versions.flatMap(({ name, told }) => summedUp(told, before ? name : undefined)),
    ...(first && second ? ofBefore(compared, second, first) : []),
  ]);
} finally {
  for (const { school } of versions) await school.running.end();
}
