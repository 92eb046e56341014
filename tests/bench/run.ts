/**
 * The bench: `npm run bench`. Each program below runs in a process of its own, one after another, prints nothing
 * and hands back its figures; here they are put into a table and into results.json. Nothing is asserted.
 */
import { Measures, type Step } from './measures.ts';
import { newDataFolder, removeDataFolder } from './place.ts';

const folders = [newDataFolder(), newDataFolder(), newDataFolder(), newDataFolder()] as const;
const [shortLog, longLog, documents, moving] = folders;
const programs: readonly (readonly Step[])[] = [
  [['stores/event-store.ts']],
  [['counter/over-http.ts']],
  [['counter/memory.ts']],
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
const measures = new Measures(1_500_000);
try {
  for (const steps of programs) await measures.carryOut(steps);
} finally {
  for (const folder of folders) removeDataFolder(folder);
}
measures.tell('results.json');
