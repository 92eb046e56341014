import type { PowerName } from '@madrasah/events/access';
import { dhakaDay, type Entry, type Field, hourInWords, type Language } from '@madrasah/events/kernel';
import type { ComponentType, ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Link } from 'react-router-dom';
import { type PersonFieldProps, StudentField } from '../fields/index.ts';
import type { FoundStudent } from '../fields/student/rows.ts';
import type { Values } from '../form/index.ts';
import { EntryDialog } from '../list/entries/index.ts';
import { DefinedField } from '../register/form/DefinedField.tsx';
import { useMay } from '../routing/index.ts';
import { useLanguage, useText, useWord } from '../text.ts';
import { saidOf } from './said.ts';
import { entryTexts } from './texts.ts';

/** What a row says of the entry it is of. */
export interface OfRow {
  readonly id: number;
  readonly revision: number;
  /** Whose it is. */
  readonly code: string;
  readonly name: string;
  /** Under the wire's names. */
  readonly row: Readonly<Record<string, unknown>>;
}

interface Props {
  readonly entry: Entry;
  /** Where the rows are kept that a field names, by the field. */
  readonly places: Readonly<Record<string, string>>;
  /** The box of whom it is of, where that is no student. */
  readonly whose?: ComponentType<PersonFieldProps> | undefined;
  /** Which is changed; a new one where absent. */
  readonly of?: OfRow | undefined;
  /** What its context draws below. */
  readonly below?: ReactNode;
  /** What the form takes of the chosen student beside his session. */
  readonly taken?: ((student: FoundStudent) => Values) | undefined;
  onClose(): void;
}

/** What the form begins with: the entry as it stands, or one of today. */
function beginning({ fields }: Entry, of: OfRow | undefined, language: Language): Values {
  const day = Object.keys(fields).find((name) => fields[name]?.kind === 'day');
  const shown = ([name, field]: readonly [string, Field]) => {
    const value = of?.row[name];
    if (field.kind === 'time' && of) return [name, hourInWords(String(value), language)] as const;
    return [name, of || name !== day ? value : dhakaDay(new Date())] as const;
  };
  const { UserID, SessionID } = of?.row ?? {};
  const whose = of ? { UserID, ...(SessionID === undefined ? {} : { SessionID }) } : {};
  return { ...whose, ...Object.fromEntries(Object.entries(fields).map(shown)) };
}

/** Writes an entry, or changes what it says; whose it is stays. */
export function EntryForm({ entry, of, onClose, below, ...fields }: Props) {
  const language = useLanguage();
  const said = saidOf(entry, language);
  return (
    <EntryDialog
      title={of ? said.change.of(of.name) : said.add}
      save={said.save}
      add={entry.commands.write}
      change={entry.commands.change}
      of={of && { params: { id: of.id }, revision: of.revision }}
      beginning={() => beginning(entry, of, language)}
      onClose={onClose}
    >
      <EntryFields entry={entry} of={of} {...fields} />
      {below}
    </EntryDialog>
  );
}

/** The student, what is chosen and typed of him side by side, and what is said in words below. */
function EntryFields({ entry, of, places, taken, whose: Whose }: Omit<Props, 'onClose' | 'below'>) {
  const word = useWord();
  const form = useForm();
  const mayAdd = useMay(entry.power as PowerName, 'insert');
  const kept = of && { ...of.row, code: of.code, name: of.name };
  const fields = Object.entries(entry.fields).filter(([, { silent }]) => !silent);
  const drawn = ([name, field]: readonly [string, Field]) => {
    const at = places[name];
    const below = at && mayAdd && field.kind === 'ref' && <NewRow of={field} at={at} />;
    return <DefinedField key={name} of={entry} name={name} field={field} {...(below ? { below } : {})} />;
  };
  return (
    <>
      {Whose ? (
        <Whose name="UserID" label={word('name')} kept={kept} />
      ) : (
        <StudentField
          name="UserID"
          takes="UserID"
          label={word('student')}
          kept={kept}
          onChosen={(student) => {
            const known = { SessionID: student.SessionID, ...taken?.(student) };
            for (const [name, value] of Object.entries(known)) form.change(name, value);
          }}
        />
      )}
      <div className="fields-2">{fields.filter(([, { kind }]) => kind !== 'text').map(drawn)}</div>
      {fields.filter(([, { kind }]) => kind === 'text').map(drawn)}
    </>
  );
}

/** The way to where a row is added that cannot be chosen yet. */
function NewRow({ of, at }: { readonly of: Extract<Field, { readonly kind: 'ref' }>; readonly at: string }) {
  const t = useText(entryTexts);
  const language = useLanguage();
  return <Link to={at}>{t('kit.entry.said.newRow', { one: of.to.words[language].one })}</Link>;
}
