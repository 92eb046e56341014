import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Access, heldOf, type QueryDefinition, queryCatalogue } from '@madrasah/events';
import type { Register, ReportFamily } from '@madrasah/events/kernel';
import test from 'ava';
import type { Context, Screen } from '../../frontend/src/kit/routing/screens.ts';
import { type Mentioned, Pages } from './asked.ts';

const ROOT = join(import.meta.dirname, '../..');
const pages = new Pages(ROOT);
const queries = new Set<unknown>(queryCatalogue);

/** What a page asks only where the power is there, told otherwise than by the power's name beside the asking. */
const ASKED_WITH_CARE: Readonly<Record<string, readonly string[]>> = {
  // Cards of the first page: for whoever has the way to their lists.
  // What comes next in a new school: for administrators.
  '/': ['Applications', 'SetupSteps', 'Vacations'],
  // The tabs of a student are those of one's powers (useTabs), and so are the entries on one (useLifeParts).
  '/students/:AdmissionID': [
    ...['AuditTrail', 'Statement', 'StudentFeeAdmission', 'StudentResults'],
    ...['BoardRegistrations', 'BookLoans', 'Certificates', 'CharacterReports', 'Vacations'],
  ],
  // The whole entry behind a line, in a dialog of its own that says the refusal.
  '/accounting/explain': ['Journal'],
};
/** Collectors are a filter of reports on fees alone. */
const NO_COLLECTORS = [
  ...['/teacherinfo/report', '/exam/report', '/result/report', '/result/merit-list', '/result/grade-list'],
  ...['/general-info/user-reports', '/students/report', '/library/report'],
];

const careOf = ({ path }: Screen): readonly string[] => [
  ...(ASKED_WITH_CARE[path] ?? []),
  ...(NO_COLLECTORS.includes(path) ? ['Receipts', 'StudentBox'] : []),
];

/** Whether somebody who holds the power of a screen, and no other, may ask. */
const isAllowed = (access: Access, { power, type }: Screen): boolean =>
  access.kind === 'public' ||
  access.kind === 'signed-in' ||
  (type !== undefined && (access.kind !== 'type' || type <= access.atMost)) ||
  heldOf(access).some((held) => held.power === power);

/** The page has asked for a power that lets this in. Of a box (…Box) that is no answer: whoever has it not asks the box. */
const isGuarded = ({ name, access }: Pick<QueryDefinition, 'name' | 'access'>, guards: readonly string[]) =>
  !name.endsWith('Box') && heldOf(access).some((held) => guards.includes(held.power));

interface Lists {
  readonly question?: QueryDefinition;
  readonly endpoints?: object;
}

/** The queries behind a name of the published language: a query itself, a list's, or a register's and of its boxes. */
function asks(value: unknown): readonly Pick<QueryDefinition, 'name' | 'access'>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (queries.has(value)) return [value as QueryDefinition];
  const { question, endpoints } = value as Lists;
  if (question && endpoints) return [question];
  const { queries: own, fields } = value as Partial<Register>;
  if (!own?.list || !fields) return [];
  const boxes = Object.values(fields).flatMap((field) => {
    if (field.kind === 'ref' || field.kind === 'refs') return [field.to.queries.list];
    return field.kind === 'pick' ? [field.from.list] : [];
  });
  return [own.list, ...boxes] as never;
}

async function meant({ from, path }: Mentioned): Promise<unknown> {
  let value: unknown = await import(from);
  for (const member of path) value = (value as Record<string, unknown> | undefined)?.[member];
  return value;
}

/** Where the page of a screen is made, read off the function that brings it. */
function pageOf(
  file: string,
  { page }: Screen,
): { readonly file: string; readonly names: readonly string[] } {
  const [, path = '', rest = ''] = /import\(['"](.*?)['"]\)(.*)/s.exec(String(page)) ?? [];
  const module = resolve(dirname(file), path);
  const name = /^\)\.(\w+)/.exec(rest)?.[1];
  const names = /^\)\[/.test(rest) ? pages.exportsOf(module) : [name ?? 'default'];
  return { file: module, names };
}

const screens = (
  await Promise.all(
    globSync(join(ROOT, 'frontend/src/*/screens.ts')).map(async (file) => {
      const contexts = Object.values((await import(file)) as Record<string, Partial<Context>>);
      return contexts.flatMap((one) => one?.screens ?? []).map((screen) => ({ file, screen }));
    }),
  )
).flat();

test('every screen is found with its page', (t) => {
  t.true(screens.length > 100);
  for (const { file, screen } of screens) {
    const page = pageOf(file, screen);
    t.true(
      page.names.some((name) => pages.mentionedBy(page.file, name).length > 0),
      screen.path,
    );
  }
});

for (const { file, screen } of screens)
  test(`${screen.path}: whoever may open it may ask all that its boxes and lists ask`, async (t) => {
    const page = pageOf(file, screen);
    const refused = new Map<string, string>();
    for (const mentioned of page.names.flatMap((name) => pages.mentionedBy(page.file, name)))
      for (const query of asks(await meant(mentioned)))
        if (!isAllowed(query.access, screen) && !isGuarded(query, mentioned.guards))
          refused.set(query.name, mentioned.by.slice(-2).join(' > '));
    const care = careOf(screen);
    const astray = [...refused].filter(([name]) => !care.includes(name));
    t.deepEqual(astray, [], `with ${screen.power ?? 'no power'} alone`);
    for (const name of ASKED_WITH_CARE[screen.path] ?? []) t.true(refused.has(name), `${name} needs no care`);
  });

test('reports alone of fees ask for a collector or a student', async (t) => {
  for (const context of ['teachers', 'people', 'admissions', 'exams', 'results']) {
    const module: Record<string, unknown> = await import(`@madrasah/events/${context}`).catch(() => ({}));
    for (const family of Object.values(module) as Partial<ReportFamily>[])
      for (const filter of Object.values(family?.filters ?? {}))
        t.false(['login', 'student'].includes(filter?.control?.kind ?? ''), context);
  }
});
