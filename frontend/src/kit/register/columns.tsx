import { type Field, keptFields, type Language, partOf, type Register } from '@madrasah/events/kernel';
import { useQuery } from '../calls/use-query.ts';
import type { Column } from '../table/columns.ts';
import { useLanguage } from '../text.ts';
import { idIn, listOf, type WireRow } from './definition.ts';
import type { PartOf } from './parts/parts.ts';

/** The name of a row of another register. */
function Called({ register, id }: { register: Register; id: unknown }) {
  const rows = useQuery(listOf(register), {}).data?.data;
  return <>{rows?.find((row) => idIn(register, row) === id)?.called}</>;
}

/** What the rows of a register stand under, where it stands in parts. */
export function partsOf({ fields }: Register): PartOf<WireRow> | undefined {
  const part = partOf(fields);
  if (!part) return undefined;
  const { wire, field } = part;
  return (row) => ({ key: row[wire], name: <Called register={field.to} id={row[wire]} /> });
}

type Of<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

/** Several rows of another register by their names. */
function AllCalled({ field, ids }: { field: Of<'refs'>; ids: unknown }) {
  const language = useLanguage();
  const rows = useQuery(listOf(field.to), {}).data?.data;
  if (!Array.isArray(ids)) return <>{field.all[language]}</>;
  return <>{ids.map((id) => rows?.find((row) => idIn(field.to, row) === id)?.called).join(', ')}</>;
}

/** The name of a row of a list that is no register. */
function PickedName({ from, id }: { from: Of<'pick'>['from']; id: unknown }) {
  const rows = useQuery(from.list, {}).data?.data;
  return <>{rows?.find((row) => row[from.id] === id)?.[from.name] as string | undefined}</>;
}

const SERIAL = { bn: 'ক্রমিক', en: 'Serial' };

/** The columns of a register: its place in the list, then its fields as the definition has them. */
export function columnsOf(
  { fields, wire, ordered }: Register,
  language: Language,
  more: readonly Column<WireRow>[] = [],
): readonly Column<WireRow>[] {
  const shown = Object.entries(keptFields(fields)).filter(([, { aside }]) => !aside);
  const title = shown.find(([, { kind }]) => kind === 'text')?.[0];
  const serial: Column<WireRow> = {
    key: wire.serial,
    title: SERIAL[language],
    kind: 'digits',
    phone: 'hide',
    width: '80px',
  };
  return [
    ...(ordered ? [serial] : []),
    ...shown.map(([name, field]) => columnOf(name, field, { language, isTitle: name === title })),
    ...more,
  ];
}

function columnOf(
  key: string,
  field: Field,
  { language, isTitle }: { language: Language; isTitle: boolean },
): Column<WireRow> {
  const base = { key, title: field.word[language] };
  switch (field.kind) {
    case 'text':
      return {
        ...base,
        ...(field.script ? { lang: field.script } : {}),
        ...(isTitle ? { strong: true, phone: 'title' } : {}),
      };
    case 'flag':
      return {
        ...base,
        kind: 'label',
        phone: 'side',
        value: (row) => (row[key] === 1 ? field.on : field.off)[language],
        color: (row) => (row[key] === 1 ? 'green' : undefined),
      };
    case 'choice':
      return {
        ...base,
        value: (row) => field.choices.find(({ value }) => value === row[key])?.name[language],
      };
    case 'given':
    case 'several':
    case 'student':
      return base;
    case 'number':
    case 'mobile':
    case 'time':
      return { ...base, kind: 'digits' };
    case 'day':
      return { ...base, kind: 'day' };
    case 'money':
      return { ...base, kind: 'money' };
    case 'refs':
      return { ...base, show: (row) => <AllCalled field={field} ids={row[key]} /> };
    case 'pick':
      return { ...base, show: (row) => <PickedName from={field.from} id={row[key]} /> };
    case 'ref':
      return { ...base, show: (row) => <Called register={field.to} id={row[key]} /> };
  }
}
