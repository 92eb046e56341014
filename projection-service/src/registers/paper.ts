import {
  type AnyRow,
  type Field,
  filtersOf,
  keptFields,
  type Language,
  type PaperColumn,
  type PaperDocument,
  type PaperRow,
  type PaperValue,
  partOf,
  type Register,
  type RegisterQuery,
  valueAt,
  wordIn,
} from '@madrasah/events';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerRows } from '../kernel/register.ts';
import { paperHead } from '../papers/index.ts';
import { callerOf } from './called.ts';
import type { Folded } from './folded.ts';

interface Asked {
  readonly register: Register;
  readonly rows: readonly AnyRow[];
  /** The registers that the rows refer to, and those that these stand within. */
  readonly referred: readonly Folded[];
  readonly all: readonly Folded[];
  /** What the list was asked for. */
  readonly query: RegisterQuery;
  /** What the rows that are picked of other lists are called, by the wire's name of the field. */
  picked?(wire: string, id: number): string;
}

type Names = ReadonlyMap<Register, (id: unknown) => string>;

/** A register as a paper: its fields in their order, what it refers to by its name, part by part. @throws DocumentsAway */
export async function registerPaper(
  deps: Deps,
  tenant: Tenant,
  call: SignedInCall,
  { register, rows, referred, all, query, picked }: Asked,
): Promise<PaperDocument> {
  const { language } = call;
  const names = await namesOf(tenant, referred, all, language);
  const part = partOf(register.fields)?.field;
  const kept = Object.entries(keptFields(register.fields)).filter(
    ([, field]) => (picked || field.kind !== 'pick') && field !== part,
  );
  const fields = kept.map(([, field]) => field);
  return {
    ...(await paperHead(deps, tenant, call)),
    size: fields.length > 4 ? 'a4-landscape' : 'a4',
    title: register.words[language].many,
    filters: filterWords(register, query, names, language),
    blocks: [
      {
        kind: 'table',
        numbered: wordIn(language, 'number'),
        ...(part && { titles: { table: '', group: part.word[language] } }),
        columns: fields.map((field) => columnOf(field, language)),
        rows: inParts(
          rows,
          (row) => part && names.get(part.to)?.(valueAt(row, part.at)),
          (row) =>
            kept.map(([wire, field]) =>
              cellOf(field, valueAt(row, field.at), {
                ...{ language, names },
                picked: (id) => picked?.(wire, id) ?? '',
              }),
            ),
        ),
      },
    ],
  };
}

/** What the list was narrowed to, in words. */
function filterWords({ fields }: Register, query: RegisterQuery, names: Names, language: Language): string[] {
  return filtersOf(fields).flatMap(({ name, field }) => {
    const value = query[name];
    const said = value === undefined ? '' : cellOf(field, value, { language, names, picked: () => '' });
    return said === '' ? [] : [`${field.word[language]}: ${said}`];
  });
}

/** The rows, each part under its name: they are in the order of their parts already. */
function inParts(
  rows: readonly AnyRow[],
  partOfRow: (row: AnyRow) => string | undefined,
  cells: (row: AnyRow) => PaperValue[],
): PaperRow[] {
  let last: string | undefined;
  return rows.flatMap((row) => {
    const part = partOfRow(row);
    const head: PaperRow[] = part === undefined || part === last ? [] : [{ kind: 'head', cells: [part] }];
    last = part;
    return [...head, { cells: cells(row) }];
  });
}

async function namesOf(
  tenant: Tenant,
  referred: readonly Folded[],
  all: readonly Folded[],
  language: Language,
): Promise<Names> {
  const pairs = referred.map(async (one) => {
    const rows = await registerRows(tenant, one.register, one.projector);
    const called = await callerOf(tenant, one, all, language);
    const name = (id: unknown) => {
      const row = rows.get(id as number) as AnyRow | undefined;
      return row ? called(row) : '';
    };
    return [one.register, name] as const;
  });
  return new Map(await Promise.all(pairs));
}

const COLUMN: Partial<Record<Field['kind'], PaperColumn['kind']>> = {
  text: 'name',
  number: 'code',
  day: 'day',
  time: 'code',
  money: 'money',
};
const columnOf = ({ kind, word }: Field, language: Language): PaperColumn => ({
  title: word[language],
  kind: COLUMN[kind] ?? 'words',
});

function cellOf(
  field: Field,
  value: unknown,
  { language, names, picked }: { language: Language; names: Names; picked(id: number): string },
): PaperValue {
  switch (field.kind) {
    case 'flag':
      return (value ? field.on : field.off)[language];
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.name[language] ?? '';
    case 'ref':
      return names.get(field.to)?.(value) ?? '';
    case 'refs':
      if (value === null) return field.all[language];
      return (value as readonly number[]).map((id) => names.get(field.to)?.(id)).join(', ');
    case 'pick':
      return value === null ? '' : picked(value as number);
    default:
      return (value as string | number | undefined) ?? '';
  }
}
