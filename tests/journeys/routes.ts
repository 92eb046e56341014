import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../frontend/src');

/** As much of a registered screen as a visitor needs. */
export interface Route {
  readonly path: string;
}

/** Every screen that is registered. By a name made here, so that the pages are not compiled among the tests. */
export async function registeredRoutes(): Promise<Route[]> {
  const list = join(SOURCES, 'contexts.ts');
  const { contexts } = (await import(list)) as {
    contexts: readonly { readonly screens: readonly Route[] }[];
  };
  return contexts.flatMap(({ screens }) => screens);
}

/** The first words of text keys: the contexts of the pages and those of the published language. */
export function textContexts(): string[] {
  const folders = [SOURCES, join(SOURCES, '../../events/src')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  return [...new Set(folders.map(({ name }) => name))];
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type Ask = (path: string) => Promise<{ data?: unknown }>;

async function first(ask: Ask, path: string, field: string): Promise<string> {
  const { data } = await ask(path);
  const value = (data as Rows | undefined)?.[0]?.[field];
  if (value === undefined) throw new Error(`${path} answers no ${field}`);
  return `${value}`;
}

const student = (field: string) => (ask: Ask) => first(ask, '/api/students/view_students?limit=1', field);
const receipt = (ask: Ask) => first(ask, '/api/accounts/receipts?limit=1', 'receiptId');

/** A real one for each parameter; a screen's own first, where parameters share a name. */
const VALUES: Readonly<Record<string, (ask: Ask) => Promise<string>>> = {
  AdmissionID: student('AdmissionID'),
  UserID: student('UserID'),
  '/accounting/receipts/:id': receipt,
};

/** Puts real ids in the place of parameters. */
export async function addressOf({ path }: Route, ask: Ask): Promise<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  let address = path;
  for (const name of names) {
    const value = VALUES[path] ?? VALUES[name];
    if (!value) throw new Error(`${path}: tell in tests/journeys/routes.ts what a real ${name} is`);
    address = address.replace(`:${name}`, await value(ask));
  }
  return address;
}
