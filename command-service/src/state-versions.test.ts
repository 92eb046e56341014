import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { eventCatalogue, journalEventTypes } from '@madrasah/events';
import { canonicalJson, type Metadata } from '@madrasah/service-kit/codec';
import type { Member, PlainMember } from '@madrasah/service-kit/columns';
import type { Json } from '@madrasah/service-kit/event-store';
import { type foldOf, plainTable, type Table } from '@madrasah/service-kit/folding';
import test from 'ava';
import { academicsStream } from './academics/state.ts';
import { accessStream, signInsStream } from './access/state.ts';
import { admissionsStream } from './admissions/state.ts';
import { filesStream } from './files/state.ts';
import { institutionStream, platformStream } from './institutions/state.ts';
import { UndoLog } from './kernel/folding/undo.ts';
import { RecentKeys } from './kernel/keys/recent-keys.ts';
import type { StreamDefinition } from './kernel/stream.ts';
import { chartStream } from './ledger/chart/state.ts';
import { journalStream } from './ledger/journal/state.ts';
import { papersStream } from './papers/state.ts';
import { peopleStream } from './people/state.ts';

// What the samples make of each state that snapshots are made of, and how it is written down. When this test fails
// because a fold has changed, raise the stream's `stateVersion` and write down the new print: an older snapshot must
// not be believed.
const PRINTS: Readonly<Record<string, string>> = {
  access: '6:4c90fdb8448d9efa',
  admissions: '5:9da3d3bdc18edc02',
  files: '1:b90570e084eeceb0',
  journal: '37:ed598684613b5ddb',
  papers: '2:f08f6bfa9daadaab',
  people: '13:8dfb55db34d722a1',
  signins: '3:5b42611ab554fc2c',
};

const streams = [
  academicsStream,
  accessStream,
  admissionsStream,
  chartStream,
  filesStream,
  institutionStream,
  journalStream,
  papersStream,
  peopleStream,
  platformStream,
  signInsStream,
] as unknown as AnyStream[];
const kept = streams.filter(({ stateVersion }) => stateVersion !== undefined);

const folder = new URL('../../events/samples/', import.meta.url);
interface Sample {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
const samples = readdirSync(folder)
  .sort()
  .map((file) => present(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

/** A sample as folds meet it: upcast. A changed upcast is a changed fold. */
function present({ type, version, data }: Sample & { readonly version: number }): Sample {
  const definition = eventCatalogue.get(type);
  if (!definition) throw new RangeError(`${type} is in no catalogue`);
  let upcast = data;
  for (let known = version; known < definition.version; known += 1)
    upcast = definition.upcasts[known]?.(upcast) ?? {};
  return { type, data: upcast };
}

const metadata = { at: '2026-04-30T06:00:00.000Z', actor: { id: 1 } };

const sampleOf = (type: string, changed: object = {}): Sample => {
  const sample = samples.find((each) => each.type === type);
  if (!sample) throw new RangeError(`no sample of ${type}`);
  return { type, data: { ...sample.data, ...changed } };
};

const LONG_AGO = '2026-04-01T06:00:00.000Z';
const signedOutLongAgo = () => sampleOf('SignedOut', { jti: 'of long ago', expiresAt: LONG_AGO });

/** What has happened before: payments lie on charges, a reversal on a receipt, a change on a person. */
const BEFORE: readonly Sample[][] = [
  [],
  [sampleOf('FeesCharged'), sampleOf('PersonRegistered', { gender: 2 }), sampleOf('FileStored')],
  [sampleOf('FeesCharged'), sampleOf('FeesCollected'), sampleOf('FundsTransferred')],
  [sampleOf('FeesCharged'), sampleOf('FeesCollected'), sampleOf('AdvanceApplied')],
];
/** The same for one stream alone. */
const BEFORE_OF: Readonly<Record<string, readonly Sample[][]>> = {
  admissions: [[sampleOf('StudentAdmitted')], [sampleOf('StudentAdmitted'), sampleOf('StudentLeft')]],
  people: [
    [sampleOf('PersonRegistered')],
    [sampleOf('PersonRegistered'), sampleOf('PersonDeactivated')],
    [sampleOf('PersonRegistered'), sampleOf('CardAssigned')],
  ],
  access: [[sampleOf('LoginCreated')], [sampleOf('LoginCreated'), signedOutLongAgo()]],
  journal: [
    [sampleOf('VoucherPosted')],
    [sampleOf('DayClosed'), sampleOf('PeriodUnlocked'), sampleOf('ReplacementAwaited')],
    [sampleOf('ApprovalRequested')],
    [sampleOf('ConcessionArranged')],
    [sampleOf('FeesCharged'), sampleOf('FeeWrittenOff')],
    [sampleOf('BankStatementTaken'), sampleOf('StatementLineMatched')],
    [sampleOf('BankStatementTaken'), sampleOf('BankStatementLocked')],
  ],
  signins: [
    [sampleOf('SignInRefused')],
    [sampleOf('SignInRefused', { caller: 'of long ago', triedAt: LONG_AGO })],
    [sampleOf('DigitsRefused')],
  ],
};
const variants = [
  ...samples,
  sampleOf('FundsTransferred', { kind: 'repay' }),
  sampleOf('FundsTransferred', { kind: 'gift' }),
];

type AnyStream = StreamDefinition<Record<string, Table<unknown, unknown>>>;

/** The events that change a state. */
const typesOf = ({ category, evolve }: AnyStream): ReadonlySet<string> =>
  category === 'journal' ? journalEventTypes : new Set((evolve as ReturnType<typeof foldOf>).types);

function after({ initial, evolve }: AnyStream, events: readonly Sample[]): Json {
  const state = initial(plainTable);
  try {
    for (const [revision, each] of events.entries()) evolve(state, { ...each, revision, metadata });
  } catch (error) {
    return String(error);
  }
  const tables = Object.entries(state).map(([name, table]) => [name, [...table.entries()]]);
  return JSON.parse(JSON.stringify(tables, (_, value) => (value instanceof Map ? [...value] : value)));
}

/** The tables of a state after each sample, behind each history; why, where it cannot stand there. */
function told(stream: AnyStream): { type: string; before: Json; after: Json }[] {
  const types = typesOf(stream);
  return variants
    .filter(({ type }) => types.has(type))
    .flatMap((sample) =>
      [...BEFORE, ...(BEFORE_OF[stream.category] ?? [])].map((history) => {
        const lawful = history.filter(({ type }) => types.has(type));
        return {
          type: sample.type,
          before: after(stream, lawful),
          after: after(stream, [...lawful, sample]),
        };
      }),
    );
}

/** How each table is written down: the columns of the packed ones. */
function layoutsOf({ initial }: AnyStream): Json {
  const layouts: Json[] = [];
  initial((layout) => {
    const columns = Object.entries((layout?.columns() ?? {}) as Record<string, Member<unknown>>);
    layouts.push(columns.map(([name, member]) => [name, kindOf(member.plain())]));
    return plainTable();
  });
  return layouts;
}

const kindOf = ({ values, texts }: PlainMember) => `${values.constructor.name}${texts ? ' of texts' : ''}`;

/** The keys are written down with every stream. */
function keysAsKept(): Json {
  const keys = new RecentKeys(new UndoLog());
  const own = { schoolId: '1001', actor: { id: 1, permissionType: 5 }, idempotencyKey: 'k', inputHash: 'h' };
  keys.note({ ...metadata, ...own } as unknown as Metadata, 3);
  return JSON.parse(JSON.stringify([...keys.plain()]));
}

const printOf = (stream: AnyStream) =>
  `${stream.stateVersion}:${createHash('sha256')
    .update(canonicalJson([told(stream), layoutsOf(stream), keysAsKept()] as unknown as Json))
    .digest('hex')
    .slice(0, 16)}`;

for (const stream of kept)
  test(`a fold of ${stream.category} that has changed has a new version of its state`, (t) =>
    t.is(printOf(stream), PRINTS[stream.category] ?? ''));

for (const stream of kept)
  test(`the print of ${stream.category} sees every event that changes the state`, (t) => {
    const all = told(stream);
    for (const type of typesOf(stream)) {
      const seen = all.some((one) => {
        const lawful = typeof one.before !== 'string' && typeof one.after !== 'string';
        return one.type === type && lawful && canonicalJson(one.before) !== canonicalJson(one.after);
      });
      t.true(seen, type);
    }
  });

const PERSONAL = ['profile', 'name', 'passwordHash'];

test('what snapshots keep of people holds nothing of theirs: ids, codes and kinds only', (t) => {
  const texts = samples.flatMap(({ data }) => PERSONAL.flatMap((field) => leavesOf(data[field])));
  t.true(texts.length > 10);
  for (const stream of kept.filter(({ category, sealed }) => category !== 'journal' && !sealed)) {
    const written = JSON.stringify(told(stream));
    for (const text of texts) t.false(written.includes(text), `${stream.category}: ${text}`);
  }
});

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === 'string' && value.length > 3
      ? [JSON.stringify(value)]
      : [];
