/**
 * The bench: `npm run bench`. Each program below runs in a process of its own, one after another, prints nothing
 * and hands back its figures; here they are put into a table and into results.json. Nothing is asserted.
 *
 * `npm run bench -- ../before [rounds]` holds this version against the one in that folder instead, round by round in
 * turn: what an answer costs of processor time, memory, the start; into results-beside.json.
 */
import { resolve } from 'node:path';
import { Measures, type Step } from './measures.ts';
import { newDataFolder, removeDataFolder } from './place.ts';

const WHOLE_MS = 1_500_000;
const BESIDE_MS = 2_400_000;
const [, , before, rounds = '3'] = process.argv;
if (before) await hold(resolve(before));
else await whole();

/** This version against another, which is a folder with its packages installed. */
async function hold(root: string): Promise<void> {
  const measures = new Measures(BESIDE_MS);
  await measures.carryOut([['costs/over-http.ts', rounds, root]]);
  for (const folder of [root, '']) await measures.carryOut([['costs/memory.ts', '20000', '10', folder]]);
  measures.tell('results-beside.json');
}

async function whole(): Promise<void> {
  const folders = [newDataFolder(), newDataFolder(), newDataFolder(), newDataFolder()] as const;
  const [shortLog, longLog, documents, moving] = folders;
  const programs: readonly (readonly Step[])[] = [
    [['stores/event-store.ts']],
    [['counter/over-http.ts']],
    [['costs/over-http.ts']],
    [['costs/memory.ts']],
    [['counter/billing.ts']],
    [['results-day/over-http.ts']],
    [['results-day/big-day.ts']],
    [['school-life/over-http.ts']],
    [['accounting/month-end.ts']],
    [['files/over-http.ts']],
    [['papers/long-paper.ts']],
    [['pages/first-page.ts']],
    [
      ['stores/document-store.ts', documents],
      ['stores/document-store-memory.ts', documents],
    ],
    [
      ['stores/moving-history.ts', moving],
      ['stores/moving.ts', moving],
    ],
    [
      ['log/history.ts', shortLog, '44000'],
      ['log/rebuild.ts', shortLog],
    ],
    [
      ['log/history.ts', longLog, '200000'],
      ['log/trial-balance.ts', longLog, 'log'],
      ['log/trial-balance.ts', longLog, 'snapshot'],
      ['accounting/statements.ts', longLog],
    ],
  ];
  const measures = new Measures(WHOLE_MS);
  try {
    for (const steps of programs) await measures.carryOut(steps);
  } finally {
    for (const folder of folders) removeDataFolder(folder);
  }
  measures.tell('results.json');
}
