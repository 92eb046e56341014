import { isRefusal, type Refusal, say } from '@madrasah/events';
import { refuseOperation } from '@madrasah/events/operations';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { templateWorkbook } from '@madrasah/service-kit/spreadsheet';
import { writeWorkbook } from '@madrasah/service-kit/workbook';
import test from 'ava';
import { all } from '../kernel/test-support.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { Import } from './import.ts';
import { inOneStream } from './one-stream.ts';
import { bookImport, bookOperations, bookTarget, callOf, csv, deskOver } from './test-support.ts';
import { undoImports } from './undo-import.ts';

const HEAD = 'কিতাবের নাম,পূর্ণমান';
const DRY = { dryRun: true, skipInvalid: false };
const ALL = { dryRun: false, skipInvalid: false };
const SKIP = { dryRun: false, skipInvalid: true };

/** A school's office over a log of its own. */
function office(store = inProcessEventStore(':memory:')) {
  const desk = deskOver(store);
  const imported = new Import(desk, bookImport, inOneStream(desk, bookTarget));
  const [preview, undo] = undoImports(desk, bookOperations, bookImport.kind, bookTarget);
  const said = async (answer: Promise<unknown>) => (await answer) as { data: Told } & Refusal;
  return {
    take: (
      command: Parameters<typeof imported.carryOut>[0],
      file: Parameters<typeof imported.carryOut>[1],
      key?: string,
    ) => said(imported.carryOut(command, file, callOf(key))),
    preview: (id: number) => said(preview?.handle({ id, reason: '' }, callOf()) as Promise<unknown>),
    undo: (id: number, key?: string) =>
      said(undo?.handle({ id, reason: 'ভুল তালিকা' }, callOf(key)) as Promise<unknown>),
    events: async (stream = 'things-1001') => all(store.readStream(stream)),
  };
}

interface Told {
  readonly rows: number;
  readonly valid: number;
  readonly invalid: number;
  readonly errors: readonly { row: number; path: string; heading: string; message: string }[];
  readonly operationId?: string;
  readonly possible?: boolean;
}

test('a dry run names every problem of every row, the rules’ beside the schema’s, and records nothing', async (t) => {
  const { take, events } = office();
  const { data } = await take(DRY, csv(HEAD, 'নাহবেমীর,১০০', ',১০১', 'হেদায়া,৫০', 'নাহবেমীর,৭০'));
  t.like(data, { rows: 4, valid: 2, invalid: 2 });
  t.deepEqual(
    data.errors.map(({ row, path, heading, message }) => [row, path, heading, message]),
    [
      [3, 'BookName', 'কিতাবের নাম', say('bn', 'request.required')],
      [3, 'Marks', 'পূর্ণমান', say('bn', 'request.max', { max: 100 })],
      [5, '', '', say('bn', 'conflict.changed')],
    ],
  );
  t.deepEqual([await events(), await events('operations-1001')], [[], []]);
});

test('a wrong row keeps all out when it is not to be left out: 400 with every problem, nothing recorded', async (t) => {
  const { take, events } = office();
  const refused = await take(ALL, csv(HEAD, 'নাহবেমীর,১০০', 'ক,x', 'নাহবেমীর,৭০'));
  t.like(refused, { refused: true, status: 400, code: 'import.invalid', params: { count: 2 } });
  t.deepEqual(
    refused.fields.map(({ path }) => path),
    ['rows.3.Marks', 'rows.4'],
  );
  t.deepEqual([await events(), await events('operations-1001')], [[], []]);
});

test('all rows are recorded under one operation; its repetition with the key records nothing more', async (t) => {
  const { take, events } = office();
  const file = csv(HEAD, 'নাহবেমীর,১০০', 'হেদায়া,৫০');
  const { data } = await take(ALL, file, 'k');
  t.deepEqual(data, { rows: 2, valid: 2, invalid: 0, errors: [], operationId: 'books-import-1' });
  t.deepEqual((await take(ALL, file, 'k')).data, data);
  t.is((await take(ALL, csv(HEAD, 'গ,৫'), 'k')).code, 'key.reused');
  const recorded = await events();
  t.is(recorded.length, 2);
  t.true(recorded.every(({ metadata }) => metadata['operation'] === 'books-import-1'));
  t.deepEqual(
    (await events('operations-1001')).map(({ type, data: facts }) => [type, facts['made'] ?? facts['rows']]),
    [
      ['OperationBegun', 2],
      ['OperationDone', [1, 2]],
    ],
  );
});

test('wrong rows are left out where that was asked for, and counted', async (t) => {
  const { take, events } = office();
  const { data } = await take(SKIP, csv(HEAD, 'নাহবেমীর,১০০', 'ক,x', 'নাহবেমীর,৭০', 'হেদায়া,৫০'));
  t.like(data, { rows: 4, valid: 2, invalid: 2, operationId: 'books-import-1' });
  t.deepEqual(
    data.errors.map(({ row }) => row),
    [3, 4],
  );
  t.is((await events()).length, 2);
  t.is((await take(SKIP, csv(HEAD, 'ক,x'))).code, 'import.invalid'); // nothing is left to take
});

test('a long list is several appends; when one fails, the same key goes on where it stopped', async (t) => {
  const inner = inProcessEventStore(':memory:');
  let appends = 0;
  const store = {
    ...inner,
    append: (...call: Parameters<typeof inner.append>) => {
      appends += 1;
      if (appends === 4) throw new Error('the store is away'); // begun, two parts of rows
      return inner.append(...call);
    },
  };
  const { take, events } = office(store);
  const lines = Array.from({ length: 1000 }, (_, index) => `কিতাব ${index},৫০`);
  await t.throwsAsync(take(ALL, csv(HEAD, ...lines), 'k'), { message: /away/ });
  t.is((await events()).length, 200);
  t.deepEqual(
    (await events('operations-1001')).map(({ type }) => type),
    ['OperationBegun'],
  );
  const { data } = await take(ALL, csv(HEAD, ...lines), 'k');
  t.like(data, { rows: 1000, valid: 1000, invalid: 0, operationId: 'books-import-1' });
  t.is((await events()).length, 1000);
});

test('a filled-in template is taken; an empty one says that it has no rows', async (t) => {
  const { take } = office();
  const bytes = await templateWorkbook(bookImport, 'bn');
  const { data } = await take(DRY, { kind: 'xlsx', bytes });
  t.like(data, { rows: 0, valid: 0 });
  t.deepEqual(
    data.errors.map(({ message }) => message),
    ['ফাইলে কোনো সারি নেই'],
  );
});

test('an import is looked at, then undone once: what it made is taken off, what was there before stays', async (t) => {
  const { take, preview, undo, events } = office();
  await take(ALL, csv(HEAD, 'পুরনো,১০'));
  await take(ALL, csv(HEAD, 'নাহবেমীর,১০০', 'হেদায়া,৫০'));
  t.deepEqual((await preview(2)).data, {
    ...{ possible: true, obstacles: [] },
    consequences: ['এই ফাইল থেকে আসা ২টি সারি সরানো হবে'],
  } as never);
  await undo(2, 'u');
  await undo(2, 'u');
  const taken = (await events()).filter(({ type }) => type === 'BookRetired').map(({ data }) => data['id']);
  t.deepEqual(taken, [3, 2]);
  t.is((await events('operations-1001')).filter(({ type }) => type === 'OperationUndone').length, 1);
  t.false(isRefusal(await take(ALL, csv(HEAD, 'নাহবেমীর,১০০'))));
});

test('an import of which something is used is not undone, and says what', async (t) => {
  const { take, preview, undo, events } = office();
  await take(ALL, csv(HEAD, 'ক,৫', 'ব্যবহৃত,৫'));
  const { data } = await preview(1);
  t.like(data, { possible: false });
  t.deepEqual(
    (await undo(1)).fields.map(({ path }) => path),
    ['rows.2'],
  );
  t.is((await events()).length, 2);
});

/** An import that was interrupted before its end was recorded. */
async function unfinished() {
  const inner = inProcessEventStore(':memory:');
  let appends = 0;
  const append = (...call: Parameters<typeof inner.append>) => {
    appends += 1;
    if (appends === 3) throw new Error('away');
    return inner.append(...call);
  };
  const interrupted = office({ ...inner, append });
  await interrupted.take(ALL, csv(HEAD, 'ক,৫')).catch(() => undefined);
  return interrupted.undo(1);
}

const undone = async () => {
  const { take, undo } = office();
  await take(ALL, csv(HEAD, 'ক,৫'));
  await undo(1);
  return undo(1);
};
/** A workbook whose one cell stands far to the right of any list. */
const FAR = [{ sheet: 'ক', data: [[...Array(300).fill(null), { value: 'দূরে' }]] }] as never;
/** A workbook whose one cell reckons. */
const RECKONING = [{ sheet: 'ক', data: [[{ value: '=1+1', type: 'Formula' }]] }] as never;
const swollen = csv(`${HEAD}\n${','.repeat(400_001)}`);
provokesEach(refuseOperation.codes, {
  'operation.not-found': () => office().undo(9),
  'operation.already-undone': undone,
  'operation.unfinished': unfinished,
  'import.unreadable': () => office().take(DRY, { kind: 'xlsx', bytes: Buffer.from('PK') }),
  'import.unreadable-line': () => office().take(DRY, csv(HEAD, '"ক')),
  'import.far-cell': async () => office().take(DRY, { kind: 'xlsx', bytes: await writeWorkbook(FAR) }),
  'import.no-sheet': async () =>
    office().take({ ...DRY, sheet: 'নেই' }, { kind: 'xlsx', bytes: await writeWorkbook(RECKONING) }),
  'import.swollen': () => office().take(DRY, swollen),
  'import.web-page': () => office().take(DRY, csv('<html><table><tr><td>ক</td></tr></table>')),
  'import.invalid': () => office().take(ALL, csv(HEAD)),
  'import.in-use': async () => {
    const { take, undo } = office();
    await take(ALL, csv(HEAD, 'ব্যবহৃত,৫'));
    return undo(1);
  },
});
