import { digitsOf, type NamedRow, namedTable, paisa, type TableBlock, toTaka } from '@madrasah/events';
import { statements } from '@madrasah/events/statements';
import { isOnePerson } from '@madrasah/service-kit/access';
import { personsNeed, personsOf } from '../../access/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { receiptBooksProjector } from '../../ledger/chart/index.ts';
import {
  actorNames,
  actorsNeed,
  confirmationMarksProjector,
  entryName,
  moneyHoldersNeed,
  reasonsNeed,
  reasonsOf,
} from '../../ledger/index.ts';
import { bankNumbersProjector } from '../../reconciliation/index.ts';
import type { Asking } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import { CONTROLS, type Control, type Picked, pickedEntries, sampleOf, takenBackBySame } from './entries.ts';
import { concessionsByGiver, type Given } from './givers.ts';
import { leafTable, lostLeaves } from './leaves.ts';
import { markWords } from './marked.ts';
import { numbersTwice } from './numbers.ts';
import { unheldDrawers, unheldTable } from './unheld.ts';

const SEED = 1;
const SAMPLE = 25;

/** An entry with its words. */
interface Told extends Picked {
  readonly name: string;
  readonly by: { readonly id: number; readonly name: string };
  readonly reason: string;
}

const wireTold = ({ revision, on, at, kind, name, by, reason, amount }: Told) => ({
  ...{ revision, on, type: kind, text: name, actor: by, reason },
  at: new Date(at).toISOString(),
  amount: toTaka(paisa(amount)),
});

function entryTable(asking: Asking, title: string, told: readonly Told[]): TableBlock {
  const { say, explained } = asking;
  const columns = {
    on: { title: say('statements.day'), kind: 'day' },
    name: { title: say('statements.particulars'), kind: 'name', share: 1.2 },
    by: { title: say('statements.by'), kind: 'name' },
    at: { title: say('statements.recorded'), kind: 'day' },
    reason: { title: say('statements.reason'), kind: 'name', share: 1.4 },
    amount: { title: say('statements.taka'), kind: 'money' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = told.map(
    ({ revision, on, at, name, by, reason, amount }): Row => ({
      cells: {
        on,
        name,
        by: by.name,
        at: new Date(at + 6 * 3_600_000).toISOString().slice(0, 10),
        reason,
        amount,
      },
      explains: amount === 0 ? {} : { amount: explained('journal.amount', { revision }) },
    }),
  );
  return {
    kind: 'table',
    title: `${title} (${digitsOf(told.length, asking.language)})`,
    titles: { table: say('statements.control'), group: say('statements.control') },
    ...namedTable(columns, rows),
  };
}

function giverTable(
  { say, explained }: Asking,
  given: readonly (Given & { readonly name: string })[],
): TableBlock {
  const columns = {
    name: { title: say('statements.giver'), kind: 'name' },
    count: { title: say('statements.count'), kind: 'count' },
    amount: { title: say('statements.taka'), kind: 'money' },
  } as const;
  const rows = given.map(({ actorId, name, count, amount }) => ({
    cells: { name, count, amount },
    explains: { amount: explained('controls.given', { collector: actorId }) },
  }));
  return {
    kind: 'table',
    title: say('statements.control-concessions'),
    titles: { table: say('statements.control'), group: say('statements.control') },
    ...namedTable(columns, rows),
  };
}

/** What an auditor looks for first: late, reopened, taken back (by the taker the same day), confirmed where nobody else could, round, on a holiday, conceded, lost of printed books, and a sample. */
export const controlQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.controls, {
    file: 'controls',
    needs: [
      ...[...actorsNeed, ...personsNeed, ...reasonsNeed, ...moneyHoldersNeed],
      ...[receiptBooksProjector, confirmationMarksProjector, bankNumbersProjector],
    ],
    async make(asking, { seed = SEED, sample: size = SAMPLE }, tenant) {
      const { say, language } = asking;
      const all = pickedEntries(asking);
      const controls = Object.keys(CONTROLS) as Control[];
      const found = new Map<string, readonly Picked[]>(
        controls.map((name) => [name, all.filter(CONTROLS[name])] as const),
      );
      const persons = await personsOf(deps, tenant);
      found.set(
        'bySame',
        takenBackBySame(asking, all, (one, other) => isOnePerson(persons, one, other)),
      );
      const marks = await markWords(asking, tenant);
      found.set(
        'marked',
        all.filter(({ revision }) => marks.has(revision)),
      );
      const numbers = await numbersTwice(asking, tenant);
      found.set(
        'numbersTwice',
        all.filter(({ revision }) => numbers.has(revision)),
      );
      found.set('sample', sampleOf(all, seed, size));
      const shown = [...new Set([...found.values()].flat())];
      const [actor, reasons, leaves, unheld] = await Promise.all([
        actorNames(deps, tenant, language),
        reasonsOf(deps, tenant, shown),
        lostLeaves(tenant),
        unheldDrawers(asking, tenant),
      ]);
      const tell = (entry: Picked): Told => ({
        ...entry,
        name: entryName(entry, asking.names, language),
        by: actor(entry.actorId),
        reason: [marks, numbers, reasons].flatMap((said) => said.get(entry.revision) || []).join('; '),
      });
      const told = [...found].map(([name, entries]) => [name, entries.map(tell)] as const);
      const givers = concessionsByGiver(asking).map((given) => ({
        ...given,
        name: actor(given.actorId).name,
      }));
      return {
        data: {
          ...Object.fromEntries(told.map(([name, entries]) => [name, entries.map(wireTold)])),
          concessions: givers.map(({ actorId, name, count, amount }) => ({
            ...{ actor: { id: actorId, name }, count },
            amount: toTaka(paisa(amount)),
          })),
          leaves,
          unheld,
          seed,
        },
        title: say('statements.controls'),
        size: 'a4-landscape',
        filters: [say('statements.seed', { seed })],
        blocks: [
          ...told.map(([name, entries]) =>
            entryTable(asking, say(`statements.control-${KEYS[name]}`), entries),
          ),
          giverTable(asking, givers),
          leafTable(asking, leaves),
          unheldTable(asking, unheld),
        ],
      };
    },
  });

const KEYS: Readonly<Record<string, string>> = {
  backDated: 'back-dated',
  lateCharges: 'late-charges',
  reopened: 'reopened',
  roundSums: 'round',
  weekend: 'weekend',
  takenBack: 'taken-back',
  bySame: 'by-same',
  marked: 'marked',
  numbersTwice: 'numbers-twice',
  sample: 'sample',
};
