import type * as z from 'zod';
import type { Language } from '../text/language.ts';
import { plainText } from '../text/plain-text.ts';

/** A column of a file people fill in: its heading in both languages; the wire name is its third. */
export interface ImportColumn {
  readonly bn: string;
  readonly en: string;
  /** What somebody might write, for the template. */
  readonly example?: string;
  /** Other headings: of templates that were given out before, and those that schools use. */
  readonly also?: readonly string[];
  /**
   * What its cells may be beside text: a number, of which a comma may part the fraction, or a day; or the name of
   * something else, whose id is read under `idHeadings` and the wire name alone.
   */
  readonly holds?: 'number' | 'day' | 'name';
  readonly idHeadings?: readonly string[];
}

/** All headings a column answers to. */
export const headingsOf = (name: string, { bn, en, also = [], idHeadings = [] }: ImportColumn): string[] =>
  [name, bn, en, ...also, ...idHeadings].map(headingKey);

/** Those under which digits are an id. */
export const idHeadingsOf = (name: string, { holds, idHeadings = [] }: ImportColumn): string[] =>
  holds === 'name' ? [name, ...idHeadings].map(headingKey) : [];

/**
 * Rows from a spreadsheet become commands: `columns` by wire name, `row` the schema of one row over these names,
 * made of the same fields as the command for a single one.
 */
export interface ImportDefinition<R = unknown> {
  /** Of the operation: `subjects-import`. */
  readonly kind: string;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  readonly row: z.ZodType<R>;
  readonly maxRows: number;
  /** The column whose value stands in one row only; one in digits is the same with zeros before it. */
  readonly unique?: string;
  /** A cell that a formula reckons is named and not taken: what was reckoned may not be what was meant. */
  readonly formulas?: 'refused';
}

/** Names are compared as all texts are, without the mark of what must be filled in and the points of what is shortened. */
export const headingKey = (heading: string) => plainText(heading.replace(/[*.:।]/g, ' '));

/**
 * Defines an import.
 * @throws TypeError when two columns answer to one heading
 */
export function defineImport<R>({
  maxRows = 5000,
  ...definition
}: Omit<ImportDefinition<R>, 'maxRows'> & { readonly maxRows?: number }): ImportDefinition<R> {
  const made = { ...definition, maxRows };
  const known = new Map<string, string>();
  for (const [name, column] of Object.entries(made.columns))
    for (const heading of headingsOf(name, column)) {
      const other = known.get(heading) ?? name;
      if (other !== name)
        throw new TypeError(`import ${made.kind}: ${other} and ${name} are both ${heading}`);
      known.set(heading, name);
    }
  return made;
}

/**
 * Columns that must be filled in: those an empty row lacks.
 * @throws TypeError when the schema asks for what no column brings; asked here, as a page defines without its schemas
 */
export function requiredColumns({
  kind,
  columns,
  row,
}: Pick<ImportDefinition, 'kind' | 'columns' | 'row'>): ReadonlySet<string> {
  const issues = row.safeParse({}).error?.issues ?? [];
  const required = new Set(issues.map(({ path }) => String(path[0])));
  for (const name of required)
    if (!Object.hasOwn(columns, name)) throw new TypeError(`import ${kind}: no column brings ${name}`);
  return required;
}

/** The headings of a template, what must be filled in marked with a star. */
export function templateHeadings(definition: ImportDefinition, language: Language): string[] {
  const required = requiredColumns(definition);
  return Object.entries(definition.columns).map(([name, column]) =>
    required.has(name) ? `${column[language]} *` : column[language],
  );
}
